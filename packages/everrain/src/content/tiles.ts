import type { Tile } from './card';

// Three hexes over three. Act 1 keeps four calm hexes on every tile, so that any of them can be the start (E1.19).
export const tiles = [
  // --- Act 1: 3 ports, 5 islands, 1 altar, 2 wrecks, 1 spawn, 4 rough
  {
    id: 'lee-of-greywick',
    act: 1,
    clues: 0,
    port: 'greywick',
    hexes: ['calm', 'calm', 'port', 'calm', 'rough', 'calm'],
  },
  { id: 'salt-pans', act: 1, clues: 0, port: 'saltmother', hexes: ['port', 'calm', 'calm', 'calm', 'calm', 'island'] },
  {
    id: 'under-the-stair',
    act: 1,
    clues: 0,
    port: 'hollin-stair',
    hexes: ['calm', 'port', 'calm', 'wreck', 'calm', 'calm'],
  },
  { id: 'the-hushing', act: 1, clues: 1, hexes: ['calm', 'island', 'calm', 'calm', 'calm', 'altar'] },
  { id: 'ribs-of-the-annie', act: 1, clues: 1, hexes: ['calm', 'calm', 'island', 'wreck', 'calm', 'calm'] },
  { id: 'false-lights', act: 1, clues: 0, hexes: ['island', 'calm', 'calm', 'calm', 'spawn', 'calm'] },
  { id: 'gannet-stacks', act: 1, clues: 0, hexes: ['calm', 'calm', 'rough', 'calm', 'island', 'calm'] },
  { id: 'the-weather-side', act: 1, clues: 0, hexes: ['calm', 'rough', 'calm', 'calm', 'calm', 'rough'] },
  // --- Act 2: 2 ports, 5 islands, 2 altars, 3 wrecks, 3 spawns, 10 rough
  {
    id: 'ninebell-roads',
    act: 2,
    clues: 1,
    port: 'ninebells',
    hexes: ['rough', 'calm', 'port', 'calm', 'calm', 'calm'],
  },
  {
    id: 'orrins-water',
    act: 2,
    clues: 1,
    port: 'orrins-rest',
    hexes: ['calm', 'calm', 'wreck', 'port', 'calm', 'rough'],
  },
  { id: 'the-counted-rocks', act: 2, clues: 1, hexes: ['rough', 'island', 'calm', 'calm', 'calm', 'spawn'] },
  { id: 'kelp-cathedral', act: 2, clues: 0, hexes: ['calm', 'altar', 'rough', 'island', 'calm', 'calm'] },
  { id: 'grey-sisters', act: 2, clues: 0, hexes: ['island', 'calm', 'rough', 'rough', 'calm', 'island'] },
  { id: 'slow-water', act: 2, clues: 0, hexes: ['calm', 'wreck', 'calm', 'rough', 'spawn', 'calm'] },
  { id: 'the-kneeling-reef', act: 2, clues: 0, hexes: ['rough', 'calm', 'altar', 'calm', 'rough', 'wreck'] },
  { id: 'where-the-gulls-stop', act: 2, clues: 0, hexes: ['calm', 'spawn', 'calm', 'rough', 'island', 'calm'] },
  // --- Act 3: 2 ports, 5 islands, 3 altars, 3 wrecks, 4 spawns, 14 rough
  {
    id: 'last-lamp-reach',
    act: 3,
    clues: 3,
    port: 'last-lamp',
    hexes: ['rough', 'calm', 'calm', 'port', 'calm', 'rough'],
  },
  {
    id: 'roofed-harbour',
    act: 3,
    clues: 3,
    port: 'underslate',
    hexes: ['calm', 'port', 'rough', 'calm', 'calm', 'spawn'],
  },
  { id: 'the-drowned-parish', act: 3, clues: 5, hexes: ['altar', 'rough', 'calm', 'calm', 'wreck', 'rough'] },
  { id: 'mirror-shoal', act: 3, clues: 5, hexes: ['calm', 'island', 'rough', 'rough', 'calm', 'spawn'] },
  { id: 'stairs-going-down', act: 3, clues: 5, hexes: ['rough', 'island', 'rough', 'calm', 'altar', 'island'] },
  { id: 'the-graveyard-watch', act: 3, clues: 5, hexes: ['wreck', 'calm', 'rough', 'spawn', 'calm', 'rough'] },
  { id: 'throat-of-the-rain', act: 3, clues: 4, hexes: ['rough', 'calm', 'altar', 'island', 'rough', 'calm'] },
  { id: 'the-unlit-quarter', act: 3, clues: 4, hexes: ['calm', 'rough', 'island', 'calm', 'spawn', 'wreck'] },
] as const satisfies readonly Tile[];

export type OurTile = (typeof tiles)[number]['id'];
