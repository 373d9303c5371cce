import type { LevelId as Level } from '@undertow/bots';
import { defaultOptions, type Options } from '@undertow/unfathomable';
import type { Plan } from './one-game.ts';

export interface Series {
  readonly players: readonly Options['players'][];
  readonly games: number;
  readonly seed: string;
  readonly bots: Level;
  readonly check: boolean;
  readonly variant: 'normal' | 'learning' | 'no-cultist' | 'all';
}

/** Game number `index` of a series; the same whoever plays it and in whatever order. */
export function planOf(series: Series, index: number): Plan {
  const players = series.players[index % series.players.length] ?? 5;
  return {
    options: varied(defaultOptions(players), series.variant, index),
    bots: series.bots,
    seed: `${series.seed}/${index}`,
    check: series.check,
  };
}

function varied(options: Options, variant: Series['variant'], index: number): Options {
  switch (variant) {
    case 'normal':
      return options;
    case 'learning':
      return { ...options, learning: true, characters: 'recommended' };
    case 'no-cultist':
      return { ...options, cultist: false };
    case 'all': {
      const difficulty = (['normal', 'easier', 'harder'] as const)[index % 3] ?? 'normal';
      const kind = (['normal', 'learning', 'no-cultist'] as const)[Math.floor(index / 3) % 3] ?? 'normal';
      return { ...varied(options, kind, index), difficulty };
    }
  }
}
