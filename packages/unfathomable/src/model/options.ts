import type { CharacterId } from '../content/ids';

/** What a table agrees on before the game starts. */
export interface Options {
  readonly players: 3 | 4 | 5 | 6;
  /** Chosen in turn order (IV.9a), dealt at random, the first game's cast (L.13), or fixed per seat. */
  readonly characters: 'choose' | 'random' | 'recommended' | readonly CharacterId[];
  /** The learning game: full starting hands, loyalty after everybody's first turn, no Cultist (L.4 to L.12). */
  readonly learning: boolean;
  /** Without the Cultist (I.1, I.2). */
  readonly cultist: boolean;
  /** II.2, II.3: every dial starts 2 higher or lower. */
  readonly difficulty: 'easier' | 'normal' | 'harder';
}

export const defaultOptions = (players: Options['players']): Options => ({
  players,
  characters: 'choose',
  learning: false,
  cultist: true,
  difficulty: 'normal',
});
