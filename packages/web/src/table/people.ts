import type { Seat } from '@undertow/kernel';
import type { SeatInfo } from '@undertow/protocol';
import type { People, TablePage } from '../game-page';
import { words } from '../words/language';
import { useShown } from './play';

export interface Crew extends People {
  /** What a seat goes by in short: the person, or what a bot plays. */
  readonly calledOf: (seat: Seat) => string;
  /** What is played, where it has a name beside the person's. */
  readonly roleOf: (seat: Seat) => string | null;
}

interface Named {
  readonly page: Pick<TablePage, 'nameOf'>;
  readonly view: unknown;
  readonly seats: readonly SeatInfo[];
}

/** People go by their own names; what they play stands beside it. Bots go by what they play. */
export function namesAt({ page, view, seats }: Named): Pick<Crew, 'nameOf' | 'calledOf' | 'roleOf'> {
  const personOf = (seat: Seat): string | null => seats[seat]?.name ?? null;
  const playedBy = (seat: Seat): string | null => page.nameOf(view, seat);
  return {
    calledOf: (seat) => personOf(seat) ?? playedBy(seat) ?? `${words.value.crew.bot} ${seat + 1}`,
    roleOf: (seat) => (personOf(seat) === null ? null : playedBy(seat)),
    nameOf: (seat) => {
      const [person, role] = [personOf(seat), playedBy(seat)];
      if (person !== null && role !== null && person !== role) return `${person} (${role})`;
      return person ?? role ?? `${words.value.crew.bot} ${seat + 1}`;
    },
  };
}

/** Who is who at this table. */
export function usePeople(): Crew {
  const { page, play } = useShown();
  const { view, seats, you } = play;
  return { you, view: view.value, ...namesAt({ page, view: view.value, seats: seats.value }) };
}
