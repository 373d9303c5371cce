import type { Seat } from '@undertow/kernel';
import type { PlayerView, View } from '@undertow/unfathomable';
import type { People } from '../../game-page';
import { type Crew, namesAt } from '../../table/people';
import { type Unfathomable, usePlay } from './play';
import { type Cast, gameWords } from './words/game-words';

export const playerAt = (view: View, seat: Seat): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

/** What somebody's character is called, once they have one. */
export function characterName(view: View, seat: Seat): string | null {
  const character = playerAt(view, seat)?.character;
  return character ? gameWords.value.names.characters[character].short : null;
}

export const castOf = ({ you, view, nameOf }: People<Unfathomable>): Cast => ({
  you,
  nameOf,
  characterOf: (seat) => playerAt(view, seat)?.character ?? null,
});

/** Who is who at this table, as on the rest of the page. */
export function usePeople(): Pick<Crew, 'nameOf' | 'calledOf'> {
  const { view, seats } = usePlay();
  return namesAt({ page: { nameOf: characterName }, view: view.value, seats: seats.value });
}
