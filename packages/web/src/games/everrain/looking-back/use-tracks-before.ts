import { useRecap } from '../../../table/recap/recap';
import { usePlay } from '../play';
import { eventsSinceOwnTurn } from '../recap';
import { type TracksBefore, tracksBefore } from './tracks-before';

const NOTHING: TracksBefore = {};

/** Where the tokens of the tracks stood at the end of one's last turn, while one reads what happened since. */
export function useTracksBefore(): TracksBefore {
  const { open } = useRecap();
  const { log, view, you } = usePlay();
  return open.value ? tracksBefore(eventsSinceOwnTurn(log.value, you), view.value.tracks) : NOTHING;
}
