import {
  activate,
  advance,
  all,
  damageRoom,
  damageShip,
  defeat,
  discard,
  draw,
  drawItem,
  gain,
  lose,
  loseWay,
  move,
  reset,
  risk,
  riskTo,
  roll,
  spawn,
  treachery,
} from '../dsl';
import type { Effect, MythosCard } from '../effect';
import { combination, only } from './printed';

/** The Captain, who chooses, is locked up, and the last in line takes over. */
const stepDown: Effect = { do: 'brig', who: 'you', lowestHeirOf: 'captain' };

export const COMBINATION_CARDS: readonly MythosCard[] = [
  combination(
    'bucket-brigade',
    'captain',
    16,
    ['influence', 'strength', 'will'],
    {
      pass: riskTo(2, advance('travel', 1)),
      fail: all(lose('fuel', 1), risk(2)),
      or: roll({ atMost: 6 }, lose('fuel', 1)),
    },
    { activates: 'hydra', track: 'ritual', origin: 'rulebook' },
  ),
  combination(
    'coal-bunker-fire',
    'current',
    13,
    ['influence', 'strength'],
    {
      pass: advance('travel', 1),
      fail: all(lose('fuel', 1), lose('souls', 1)),
      or: all(lose('fuel', 1), roll({ atMost: 4 }, lose('fuel', 1))),
    },
    { activates: 'dagon', track: 'ritual' },
  ),
  combination(
    'criminal-activity',
    'current',
    11,
    ['influence', 'observation'],
    {
      pass: drawItem('you'),
      fail: all(lose('sanity', 1), { do: 'keep-one-item-each' }),
      or: only({ if: 'owns-item' }, all({ do: 'remove-item', which: 'own-chosen' }, treachery(4))),
    },
    { activates: 'hydra', track: 'ritual' },
  ),
  combination(
    'firemen-strike',
    'current',
    9,
    ['strength', 'will'],
    { fail: all(defeat('you'), discard('you', 3)), or: all(loseWay(1), treachery(2)) },
    { activates: 'dagon', track: 'ritual' },
  ),
  combination(
    'identity-crisis',
    'current',
    11,
    ['influence', 'lore'],
    {
      pass: draw('each-human', 1, 'own-set'),
      fail: all(lose('souls', 1), spawn(1, { spaceOf: 'you' })),
      or: all(lose('souls', 1), roll({ atMost: 4 }, discard('you', 'hand'))),
    },
    { activates: 'deepOnes', track: 'ritual' },
  ),
  combination(
    'kitty-litter',
    'current',
    10,
    ['lore', 'observation'],
    {
      pass: gain('sanity', 1),
      fail: lose('sanity', 1),
      or: all(move('you', 'galley'), roll({ atMost: 4 }, lose('food', 1))),
    },
    { activates: 'hydra', track: 'ritual' },
  ),
  combination(
    'looming-breakdown',
    'captain',
    11,
    ['observation', 'strength'],
    { fail: all(lose('souls', 1), damageRoom('boiler-room')), or: loseWay(2) },
    { activates: 'hydra', track: 'ritual' },
  ),
  combination(
    'open-the-gate',
    'keeper',
    18,
    ['lore', 'observation', 'will'],
    {
      pass: all(reset('travel'), { do: 'choose-waypoint', who: 'keeper' }),
      fail: all(lose('sanity', 1), lose('souls', 1), damageShip(2)),
      or: lose('sanity', 1),
    },
    { activates: 'dagon', track: 'ritual', origin: 'rulebook' },
  ),
  combination(
    'power-to-the-people',
    'captain',
    9,
    ['influence', 'will'],
    { pass: treachery(2), fail: all(lose('souls', 1), stepDown), or: stepDown },
    { activates: 'deepOnes', track: 'travel' },
  ),
  combination(
    'ritual-coordination',
    'keeper',
    9,
    ['lore', 'will'],
    {
      pass: advance('ritual', 'one-plus-half-surplus'),
      fail: all(lose('sanity', 1), damageRoom('chapel')),
      or: activate('deepOnes'),
    },
    { activates: 'deepOnes', track: 'travel' },
  ),
];
