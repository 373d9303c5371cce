import type { Artillery } from './card';
import { ahead, bows, larboard, starboard } from './cells';

export const artillery = [
  // --- what a ship sets out with
  { id: 'larboard-sakers', copies: 4, cost: null, slot: 'larboard', cells: larboard(3, 2) },
  { id: 'starboard-sakers', copies: 4, cost: null, slot: 'starboard', cells: starboard(3, 2) },
  { id: 'chasers', copies: 4, cost: null, slot: 'ends', ends: ['bow', 'stern'], cells: ahead(2, 2) },
  // --- larboard
  { id: 'larboard-carronades', copies: 2, cost: 25, slot: 'larboard', cells: larboard(5, 2) },
  { id: 'larboard-long-nines', copies: 2, cost: 30, slot: 'larboard', cells: larboard(2, 3, 3) },
  { id: 'larboard-chain-throwers', copies: 1, cost: 20, slot: 'larboard', cells: larboard(4, 3) },
  { id: 'larboard-mortar', copies: 1, cost: 35, slot: 'larboard', cells: larboard(0, 4, 4) },
  // --- starboard
  { id: 'starboard-carronades', copies: 2, cost: 25, slot: 'starboard', cells: starboard(5, 2) },
  { id: 'starboard-long-nines', copies: 2, cost: 30, slot: 'starboard', cells: starboard(2, 3, 3) },
  { id: 'starboard-chain-throwers', copies: 1, cost: 20, slot: 'starboard', cells: starboard(4, 3) },
  { id: 'starboard-mortar', copies: 1, cost: 35, slot: 'starboard', cells: starboard(0, 4, 4) },
  // --- the ends
  { id: 'long-tom', copies: 2, cost: 20, slot: 'ends', ends: ['bow', 'stern'], cells: ahead(2, 4, 4) },
  { id: 'rocket-rack', copies: 2, cost: 18, slot: 'ends', ends: ['bow', 'stern'], cells: [...ahead(3, 3), ...bows(3)] },
  { id: 'bow-smasher', copies: 1, cost: 15, slot: 'ends', ends: ['bow'], cells: ahead(5, 3) },
  {
    id: 'stern-rakers',
    copies: 1,
    cost: 15,
    slot: 'ends',
    ends: ['stern'],
    cells: [...ahead(4, 3), ...bows(3)],
    passives: [{ is: 'ship-stat', stat: 'evasion-dice', by: 1 }],
  },
] as const satisfies readonly Artillery[];

export type OurArtillery = (typeof artillery)[number]['id'];
