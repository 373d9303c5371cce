import type { Seat } from '@undertow/kernel';
import type { PlayerView } from '@undertow/unfathomable';
import { usePlay } from '../../table/play';
import { gameWords } from '../../words/language';
import type { Cast } from './words/game-words';

export interface People extends Cast {
  readonly all: readonly PlayerView[];
  readonly player: (seat: Seat) => PlayerView | undefined;
  /** The name of the person who plays, not of the character. */
  readonly personOf: (seat: Seat) => string | null;
}

/** Who is who at this table: people are called by their characters once they have one. */
export function usePeople(): People {
  const { view, seats, you } = usePlay();
  const { names } = gameWords.value;
  const player = (seat: Seat): PlayerView | undefined => view.value.players.find((each) => each.seat === seat);
  return {
    you,
    all: view.value.players,
    player,
    characterOf: (seat) => player(seat)?.character ?? null,
    personOf: (seat) => seats.value[seat]?.name ?? null,
    nameOf: (seat) => {
      const character = player(seat)?.character;
      return character ? names.characters[character].short : (seats.value[seat]?.name ?? `${seat + 1}`);
    },
  };
}
