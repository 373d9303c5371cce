// The green cards: each names the character who chooses (28.12d) and then speaks to whoever resolves it (28.9).
import {
  action,
  all,
  brig,
  damageRoom,
  damageShip,
  defeat,
  drawItem,
  gain,
  keep,
  lose,
  loseWay,
  may,
  move,
  risk,
  roll,
  rollFor,
  sortTop,
  spawn,
  treachery,
} from '../dsl';
import type { Effect, MythosCard } from '../effect';
import { choice, combination, only } from './printed';

const tossTheRing: Effect = { do: 'remove-item', which: 'lucky-ring' };
const loseAllItems: Effect = { do: 'lose-items', who: 'you' };

export const CHARACTER_CARDS: readonly MythosCard[] = [
  combination(
    'history-repeats',
    'keilani',
    13,
    ['influence', 'strength'],
    {
      pass: all(gain('sanity', 1), may(brig('another-human'))),
      fail: all(lose('souls', 1), brig('you-and-captain')),
      or: only({ if: 'is', who: 'you', title: 'captain' }, all(lose('sanity', 1), brig('you'))),
    },
    { activates: 'deepOnes', track: 'travel' },
  ),
  combination(
    'the-peacemaker',
    'arjun',
    13,
    ['influence', 'will'],
    {
      pass: { do: 'deep-ones-to-supply', where: 'outside-the-deep' },
      fail: spawn(1, 'each-numbered-room'),
      or: keep('you'),
    },
    {
      activates: 'hydra',
      track: 'travel',
      kept: {
        traits: [
          { always: 'cannot-attack' },
          { always: 'on-passenger-defeat', effect: all(lose('sanity', 1), { do: 'drop' }) },
        ],
      },
    },
  ),
  combination(
    'do-no-harm',
    'svetlana',
    13,
    ['lore', 'observation'],
    {
      pass: all(lose('sanity', 1), move('you', 'sick-bay')),
      fail: all(lose('sanity', 1), damageShip(1), move('you', 'sick-bay')),
      or: all(brig('you'), damageShip(1)),
    },
    { activates: 'dagon', track: 'travel', origin: 'rulebook' },
  ),
  combination(
    'signs-of-life',
    'jeanne',
    13,
    ['influence', 'observation'],
    { pass: gain('sanity', 1), fail: lose('souls', 2), or: all(risk(1), damageShip(1), defeat('you')) },
    { activates: 'deepOnes', track: 'travel' },
  ),
  combination(
    'the-game-is-afoot',
    'jamie',
    13,
    ['observation', 'strength'],
    {
      pass: { do: 'defeat-deep-ones', where: 'one-room', count: 'all' },
      fail: rollFor(all(spawn(4, 'rolled-room'), move('you', 'rolled-room'))),
      or: all(damageRoom('boiler-room'), spawn(4, 'damaged-space')),
    },
    { activates: 'deepOnes', track: 'travel' },
  ),
  combination(
    'memory-of-the-deep',
    'william',
    13,
    ['lore', 'will'],
    { fail: all(lose('sanity', 1), keep('you')), or: keep('you') },
    {
      activates: 'hydra',
      track: 'travel',
      kept: {
        traits: [{ always: 'treachery-with-own-cards' }],
        abilities: [
          action({
            do: 'check',
            target: 13,
            skills: ['lore', 'will'],
            pass: { do: 'drop' },
            fail: lose('sanity', 1),
          }),
        ],
      },
    },
  ),
  combination(
    'miscalculation',
    'beatrice',
    13,
    ['lore', 'observation'],
    { pass: sortTop('waypoint', 2), fail: loseWay(2), or: roll({ atMost: 7 }, loseWay(2)) },
    { activates: 'dagon', track: 'travel' },
  ),
  choice(
    'family-ties',
    'ishmael',
    all({ do: 'deep-ones-to-supply', where: 'everywhere' }, keep('you')),
    spawn(4, { spaceOf: 'you', indoors: true }),
    { activates: 'deepOnes', track: 'travel', kept: { traits: [{ always: 'treachery-in-every-check' }] } },
  ),
  combination(
    'gift-of-the-mother',
    'edmund',
    15,
    ['strength', 'will'],
    {
      pass: { do: 'renew-chaos' },
      fail: all(defeat('you'), tossTheRing, treachery(6)),
      or: all(tossTheRing, treachery(6)),
    },
    { activates: 'hydra', track: 'travel' },
  ),
  combination(
    'ticket-please',
    'samira',
    13,
    ['influence', 'will'],
    {
      pass: drawItem('you'),
      fail: all(brig('you'), loseAllItems),
      or: all(loseAllItems, rollFor(move('you', 'rolled-deck'))),
    },
    { activates: 'deepOnes', track: 'travel' },
  ),
];
