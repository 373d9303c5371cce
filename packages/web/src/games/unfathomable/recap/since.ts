import { useRecap } from '../../../table/recap/recap';
import { usePlay } from '../play';
import { type Before, beforeOf } from './before';
import { turnsSince } from './turns';

/** How things stood at the end of one's last turn, while one reads what happened since. */
export function useBefore(): Before | null {
  const { open } = useRecap();
  const { log, view, you } = usePlay();
  if (!open.value) return null;
  const since = turnsSince(log.value, you);
  if (!since) return null;
  return beforeOf([...since.turns.flatMap(({ events }) => events), ...since.after], view.value);
}
