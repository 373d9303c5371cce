import { usePeople } from '../../../table/people';
import { usePlay } from '../play';
import { chaptersOf } from '../recap';
import { type LookedBack, lookBack } from './marks';

/** What the list being read is about. */
export function useMarks(): LookedBack {
  const { log, view, you } = usePlay();
  const { calledOf } = usePeople();
  const now = view.value;
  return lookBack(chaptersOf(log.value, { you, view: now, nameOf: calledOf }), now);
}
