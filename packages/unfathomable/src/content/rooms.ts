import type { RoomAction } from './card';
import {
  action,
  advance,
  all,
  brig,
  choose,
  chooseHuman,
  discarding,
  lose,
  nothing,
  pay,
  retreat,
  roll,
  sortTop,
} from './dsl';

export const ROOM_ACTIONS: readonly RoomAction[] = [
  // L.47
  {
    room: 'bridge',
    ability: action(sortTop('mythos-or-waypoint', 2), { cost: { pay: 'risk', count: 1 } }),
    origin: 'rulebook',
  },
  // L.49, L.49a
  {
    room: 'chapel',
    ability: action(
      choose(
        retreat('ritual', 1),
        pay(discarding('lore'), all(roll({ plus: 'discarded', atMost: 6 }, lose('sanity', 1)), advance('ritual', 1))),
      ),
    ),
    origin: 'rulebook',
  },
  // L.48
  {
    room: 'captains-cabin',
    ability: action(
      chooseHuman({
        do: 'check',
        target: 8,
        skills: ['influence', 'observation'],
        pass: brig('chosen'),
        fail: nothing,
      }),
    ),
    origin: 'rulebook',
  },
  // L.50
  { room: 'cargo-hold', ability: action({ do: 'choose-item', look: 2, rest: 'bottom' }), origin: 'rulebook' },
  // L.52
  {
    room: 'galley',
    ability: action(
      all({ do: 'draw', who: 'you', count: 5, upTo: true, from: 'any' }, roll({ below: 'drawn' }, lose('food', 1))),
    ),
    origin: 'rulebook',
  },
  // L.51
  {
    room: 'boiler-room',
    ability: action(all(roll({ plus: 'discarded', atMost: 6 }, lose('fuel', 1)), advance('travel', 1)), {
      cost: discarding('strength'),
    }),
    origin: 'rulebook',
  },
  // L.53
  { room: 'sick-bay', origin: 'rulebook' },
  // L.54
  {
    room: 'brig',
    ability: action({
      do: 'check',
      target: 8,
      skills: ['lore', 'strength'],
      pass: { do: 'move', who: 'you', to: 'any-ship-space', outOfBrig: true },
      fail: nothing,
    }),
    origin: 'rulebook',
  },
];
