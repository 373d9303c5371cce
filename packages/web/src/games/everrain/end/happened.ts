import type { Event, View } from '@undertow/everrain';
import type { Hex } from '@undertow/everrain/map';
import type { Film } from '../../../table/replay/film';
import type { Everrain } from '../play';

/** An event with its round, where it was, and how the table stood after it. */
export interface Happened<E extends Event = Event> {
  readonly event: E;
  readonly round: number;
  /** Which moment of the replay. */
  readonly frame: number;
  readonly hex: Hex | null;
  readonly view: View;
}

/** Where something happened, as far as it happened somewhere. */
function hexOf(event: Event, { captains, turn }: View): Hex | null {
  switch (event.type) {
    case 'sank':
    case 'died':
    case 'awakened':
    case 'port-destroyed':
      return event.hex;
    case 'boarding':
      return captains[event.seat]?.hex ?? null;
    case 'discovery':
      return event.token === 'ours' ? (captains[turn.seat]?.hex ?? null) : null;
    default:
      return null;
  }
}

/** Everything that was told, in its order. */
export function happeningsOf(film: Film<Everrain>): readonly Happened[] {
  let round = 1;
  return film.frames.flatMap(({ view, events }, frame) =>
    events.map((event): Happened => {
      if (event.type === 'round') ({ round } = event);
      return { event, round, frame, hex: hexOf(event, view), view };
    }),
  );
}
