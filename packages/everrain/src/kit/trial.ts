// What `undertow simulate everrain` plays and counts.

import type { Match } from '@undertow/kernel';
import { chosen, type Flags, type Outcome, type Trial } from '@undertow/kit';
import { defaultOptions, FLAGS, type Options } from '../model/options';
import type { Cause } from '../model/state';
import type { EverrainTypes } from '../model/types';

const SIZES = [1, 2, 3, 4] as const;
const LENGTHS = ['short', 'medium', 'long'] as const;
const VARIANTS = ['usual', 'plain', 'flags', 'all'] as const;

/** The size asked for, if so many can play. */
export function sizeOf(players: number): Options['players'] {
  const size = SIZES.find((one) => one === players);
  if (size === undefined) throw new RangeError(`${players} cannot play`);
  return size;
}

/** Options and readings: as they usually are, without the options, with every reading the other way, or all in turn. */
function varied(options: Options, variant: (typeof VARIANTS)[number], index: number): Options {
  switch (variant) {
    case 'usual':
      return options;
    case 'plain':
      return { ...options, boarding: false, exhaustive: false };
    case 'flags':
      return { ...options, flags: FLAGS };
    case 'all':
      return {
        ...options,
        boarding: index % 2 === 0,
        exhaustive: index % 3 !== 0,
        flags: FLAGS.filter((_, at) => ((index * 2654435761) >>> (at + 8)) % 4 === 0),
      };
  }
}

const optionsOf = (players: number, flags: Flags, index: number): Options =>
  varied(defaultOptions(sizeOf(players), chosen(flags, 'length', LENGTHS)), chosen(flags, 'variant', VARIANTS), index);

const LOSSES: Readonly<Record<Exclude<Cause, 'discovered'>, string>> = {
  'enemy-discovery': 'enemyDiscovery',
  'elder-objective': 'elderObjective',
};

function outcomeOf({ state }: Match<EverrainTypes>): Outcome {
  const { ending, tally, elder } = state;
  if (!ending) throw new Error('the game is not over');
  const losses: Record<string, number> = {};
  for (const [cause, name] of Object.entries(LOSSES)) losses[name] = ending.cause === cause ? 1 : 0;
  return {
    spreads: { rounds: ending.rounds },
    sums: {
      wins: ending.won ? 1 : 0,
      losses,
      elderAwakened: elder.arisen ? 1 : 0,
      sinkings: tally.sinkings,
      crewDeaths: tally.crewDeaths,
      enemiesDestroyed: tally.enemiesDestroyed,
      enemiesBanished: tally.enemiesBanished,
      shipsSunk: tally.shipsSunk,
      cluesEarned: { ...tally.cluesBy },
      coinEarned: { ...tally.coinIn },
      coinSpent: { ...tally.coinOut },
    },
  };
}

export const trial: Trial<EverrainTypes> = {
  sizes: SIZES,
  usualSize: 2,
  flags: [
    { name: 'length', what: 'how long the track is', choices: LENGTHS, usual: 'short', told: true },
    { name: 'variant', what: 'which options and readings', choices: VARIANTS, usual: 'usual' },
  ],
  options: optionsOf,
  collector: () => ({ outcome: outcomeOf }),
};
