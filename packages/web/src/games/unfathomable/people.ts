import type { Seat } from '@undertow/kernel';
import type { PlayerView, View } from '@undertow/unfathomable';
import type { People } from '../../game-page';
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

/** Who is who at this table: people are called by their characters once they have one. */
export function usePeople(): Pick<Cast, 'nameOf'> {
  const { view, seats } = usePlay();
  return {
    nameOf: (seat) => characterName(view.value, seat) ?? seats.value[seat]?.name ?? `${seat + 1}`,
  };
}
