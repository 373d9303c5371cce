import type { Seat } from '@undertow/kernel';
import type { People } from '../game-page';
import { useShown } from './play';

export interface Crew extends People {
  /** The name of the person who plays, not of what they play. */
  readonly personOf: (seat: Seat) => string | null;
}

/** Who is who at this table: people go by what they play once they have it. */
export function usePeople(): Crew {
  const { page, play } = useShown();
  const { view, seats, you } = play;
  const personOf = (seat: Seat): string | null => seats.value[seat]?.name ?? null;
  return {
    you,
    view: view.value,
    personOf,
    nameOf: (seat) => page.nameOf(view.value, seat) ?? personOf(seat) ?? `${seat + 1}`,
  };
}
