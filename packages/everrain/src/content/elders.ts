import type { ByPlayers, ElderBoard } from './card';
import { ahead, around, bows, larboard, starboard } from './cells';
import {
  agenda,
  all,
  board,
  captains,
  choose,
  damage,
  daybreak,
  exhaust,
  fate,
  newStorm,
  nothing,
  stormMoves,
  strain,
} from './dsl';

const HEALTH: ByPlayers = [6, 8, 10, 12];
const DICE: ByPlayers = [2, 3, 4, 4];

export const elders = [
  {
    id: 'drowned-bell',
    health: HEALTH,
    dice: DICE,
    placement: 'farthest-from-ships',
    pattern: around(1),
    awakening: all(captains('each', strain('each', 1)), daybreak),
    whilstArisen: fate([4, captains('each', strain('each-on-deck', 1))], [9, nothing]),
    objective: { is: 'destroy-ports', count: [5, 4, 4, 3] },
  },
  {
    id: 'patient-net',
    health: HEALTH,
    dice: DICE,
    placement: 'nearest-altar',
    pattern: [...around(1), ...ahead(0, 1), ...bows(1)],
    awakening: all(captains('each', exhaust('navigation', 1)), daybreak),
    whilstArisen: captains('each', choose(exhaust('navigation', 1), strain('choice', 1))),
    objective: { is: 'sink-ships', count: [2, 2, 2, 3] },
  },
  {
    id: 'measuring-tide',
    health: HEALTH,
    dice: DICE,
    placement: 'start-tile',
    pattern: [...larboard(1, 1), ...starboard(1, 1)],
    awakening: all(captains('each', damage(1)), daybreak),
    whilstArisen: fate([4, agenda(1)], [9, nothing]),
    objective: { is: 'visit-corners', count: [6, 5, 5, 4] },
  },
  {
    id: 'island-eater',
    health: [8, 10, 12, 14],
    dice: DICE,
    placement: 'edge',
    pattern: [...around(1), ...ahead(0, 1)],
    awakening: all(captains('each', board({ count: 1 })), daybreak),
    whilstArisen: fate([2, captains('each', board({ count: 1 }))], [9, nothing]),
    objective: { is: 'consume', what: 'island', count: [6, 5, 5, 4] },
  },
  {
    id: 'gathering-rain',
    health: [5, 7, 9, 11],
    dice: DICE,
    placement: 'nearest-storm',
    pattern: around(1),
    awakening: all(newStorm(3, 'elder'), captains('each', exhaust('any', 1)), daybreak),
    whilstArisen: fate([4, newStorm(2, 'elder')], [9, stormMoves]),
    objective: { is: 'raise-storms', count: [8, 7, 6, 6] },
  },
] as const satisfies readonly ElderBoard[];

export type OurElder = (typeof elders)[number]['id'];
