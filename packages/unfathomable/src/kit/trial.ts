// What `undertow simulate unfathomable` plays and counts.

import type { Match } from '@undertow/kernel';
import { chosen, type Flags, type Outcome, type Trial } from '@undertow/kit';
import { defaultOptions, type Options } from '../model/options';
import type { Cause } from '../model/state';
import type { Unfathomable } from '../model/types';

const SIZES = [3, 4, 5, 6] as const;
const VARIANTS = ['normal', 'learning', 'no-cultist', 'all'] as const;
const DIFFICULTIES = ['normal', 'easier', 'harder'] as const;

/** The size asked for, if one can play with so many. */
export function sizeOf(players: number): Options['players'] {
  const size = SIZES.find((one) => one === players);
  if (size === undefined) throw new RangeError(`${players} cannot play`);
  return size;
}

function varied(options: Options, variant: (typeof VARIANTS)[number], index: number): Options {
  switch (variant) {
    case 'normal':
      return options;
    case 'learning':
      return { ...options, learning: true, characters: 'recommended' };
    case 'no-cultist':
      return { ...options, cultist: false };
    case 'all': {
      const difficulty = DIFFICULTIES[index % 3] ?? 'normal';
      const kind = VARIANTS[Math.floor(index / 3) % 3] ?? 'normal';
      return { ...varied(options, kind, index), difficulty };
    }
  }
}

const optionsOf = (players: number, flags: Flags, index: number): Options =>
  varied(defaultOptions(sizeOf(players)), chosen(flags, 'variant', VARIANTS), index);

const NO_CAUSE: Readonly<Record<Cause, number>> = {
  arrived: 0,
  fuel: 0,
  food: 0,
  sanity: 0,
  souls: 0,
  damage: 0,
  deepOnes: 0,
};

function outcomeOf({ state }: Match<Unfathomable>): Outcome {
  const { ending, players, turn } = state;
  if (!ending) throw new Error('the game is not over');
  const { cause, winners } = ending;
  const cultist = winners.some((seat) => {
    const one = players[seat];
    return one?.revealed === 'cultist' || one?.loyalty.some(({ card }) => card === 'cultist') === true;
  });
  return {
    spreads: { turns: turn.number },
    sums: {
      outcomes: { ...NO_CAUSE, [cause]: 1 },
      humanWins: cause === 'arrived' ? 1 : 0,
      traitorWins: cause === 'arrived' ? 0 : 1,
      cultistWins: cultist ? 1 : 0,
    },
  };
}

export const trial: Trial<Unfathomable> = {
  sizes: SIZES,
  usualSize: 5,
  flags: [{ name: 'variant', what: 'which rules', choices: VARIANTS, usual: 'normal' }],
  options: optionsOf,
  collector: () => ({ outcome: outcomeOf }),
  everything: { variant: 'all' },
};
