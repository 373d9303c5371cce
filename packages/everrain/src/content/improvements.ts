import type { Improvement } from './card';
import { at, calm, clues, coin, fate, heal, may, nothing, pay, refresh, repair, when, wound } from './dsl';
import type { Passive, ShipStat } from './effect';

const ship = (stat: ShipStat, by: number): Passive => ({ is: 'ship-stat', stat, by });

export const improvements = [
  // --- circles: crew moves in
  {
    id: 'cabins',
    copies: 3,
    starter: true,
    cost: 15,
    shape: 'circle',
    spaces: 2,
    potential: 1,
    activate: calm('it', 2),
    cabins: true,
  },
  { id: 'dinghy', copies: 0, starter: true, cost: null, shape: 'circle', spaces: 1, potential: 0, boat: true },
  { id: 'ships-boat', copies: 3, cost: 20, shape: 'circle', spaces: 2, potential: 1, boat: true },
  { id: 'sick-berth', copies: 3, cost: 25, shape: 'circle', spaces: 1, potential: 1, activate: heal('it', 2) },
  { id: 'galley', copies: 2, cost: 25, shape: 'circle', spaces: 1, potential: 1, activate: calm('each-below', 1) },
  { id: 'carpenters-bench', copies: 3, cost: 30, shape: 'circle', spaces: 1, potential: 1, activate: repair(1) },
  {
    id: 'chart-room',
    copies: 2,
    cost: 20,
    shape: 'circle',
    spaces: 1,
    potential: 1,
    activate: refresh('navigation', 1),
  },
  {
    id: 'powder-room',
    copies: 2,
    cost: 20,
    shape: 'circle',
    spaces: 1,
    potential: 0,
    activate: refresh('artillery', 1),
  },
  {
    id: 'reading-cabinet',
    copies: 2,
    cost: 25,
    shape: 'circle',
    spaces: 1,
    potential: 1,
    activate: pay({ pay: 'strain', whom: 'it', count: 1 }, fate([5, nothing], [9, clues(1)])),
  },
  // --- squares: the ship is better for having them
  { id: 'deep-hold', copies: 4, cost: 12, shape: 'square', spaces: 0, potential: 1, passives: [ship('hold', 1)] },
  {
    id: 'iron-knees',
    copies: 2,
    cost: 15,
    shape: 'square',
    spaces: 0,
    potential: 0,
    passives: [ship('storm-damage', 1)],
  },
  {
    id: 'trimmed-ballast',
    copies: 2,
    cost: 40,
    shape: 'square',
    spaces: 0,
    potential: 0,
    passives: [ship('speed', 1)],
  },
  {
    id: 'sighting-table',
    copies: 2,
    cost: 24,
    shape: 'square',
    spaces: 0,
    potential: 0,
    passives: [ship('gun-dice', 1)],
  },
  {
    id: 'baffle-sails',
    copies: 3,
    cost: 20,
    shape: 'square',
    spaces: 0,
    potential: 1,
    passives: [ship('evasion-dice', 1)],
  },
  // --- a cell: enemies are kept in it and handed over ashore
  {
    id: 'brig',
    copies: 2,
    cost: 20,
    shape: 'cell',
    spaces: 1,
    potential: 1,
    passives: [
      at(
        'turn-start',
        when({ if: 'enemy-on-deck' }, may(pay({ pay: 'order', kind: 'crew', count: 2 }, { do: 'imprison' }))),
      ),
      at('port-visit', { do: 'hand-over', each: clues(1) }),
    ],
  },
  // --- no space: it is enough that it is there
  {
    id: 'blind-figurehead',
    copies: 1,
    cost: 15,
    shape: 'none',
    spaces: 0,
    potential: 0,
    passives: [at('enemy-boards', wound('choice', 1))],
  },
  { id: 'fog-bell', copies: 1, cost: 40, shape: 'none', spaces: 0, potential: 0, passives: [ship('refresh', 1)] },
  {
    id: 'pursers-desk',
    copies: 1,
    cost: 15,
    shape: 'none',
    spaces: 0,
    potential: 0,
    passives: [ship('treasure-draws', 1), ship('hire-draws', 1), ship('hire-cost', -2), at('act-end', coin(5))],
  },
  {
    id: 'yard-papers',
    copies: 1,
    cost: 10,
    shape: 'none',
    spaces: 0,
    potential: 0,
    passives: [
      ship('repair-cost', -2),
      ship('upgrade-cost', -3),
      ship('upgrade-draws', 1),
      at('node-destroyed', coin(1)),
    ],
  },
] as const satisfies readonly Improvement[];

export type OurImprovement = (typeof improvements)[number]['id'];
