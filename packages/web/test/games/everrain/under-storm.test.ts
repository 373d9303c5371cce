import { defaultOptions, type View } from '@undertow/everrain';
import type { Tile } from '@undertow/everrain/content/card';
import { tiles } from '@undertow/everrain/content/tiles';
import { game } from '@undertow/everrain/kit';
import { cellOf, hexesOf, START_SLOT } from '@undertow/everrain/map';
import { Match } from '@undertow/kernel';
import { expect, it } from 'vitest';
import { underStorm } from '../../../src/games/everrain/chart/under-storm';

const printed: readonly Tile[] = tiles;
const harbour = printed.find(({ port, hexes }) => port && hexes.includes('calm'));
if (!harbour) throw new Error('No tile has a port and calm sea');

const start = Match.start(game, defaultOptions(2, 'short'), 'storm').view(0);
const cells = hexesOf(START_SLOT);
const view: View = {
  ...start,
  slots: start.slots.map((tile, slot) => (slot === START_SLOT ? { tile: harbour.id, turned: false } : tile)),
};
const hexOf = (kind: 'port' | 'calm'): number => cells.find((hex) => harbour.hexes[cellOf(hex)] === kind) ?? -1;
const port = hexOf('port');
const open = hexOf('calm');
/** The second ship lies here, the first is not at sea. */
const at = (hex: number): View => ({
  ...view,
  captains: view.captains.map((captain, seat) => ({ ...captain, hex: seat === 1 ? hex : null })),
});

it('[E5.39] a storm tells whose ships and which ports it would cover', () => {
  const { ships, ports, enemies } = underStorm(at(open), [open, port]);
  expect(ships).toEqual([1]);
  expect(ports).toEqual([harbour.port]);
  expect(enemies).toEqual([]);
});

it('[E5.39] a storm beside a ship covers nobody, nor does one over a destroyed port', () => {
  expect(underStorm({ ...at(open), destroyedPorts: [port] }, [port])).toEqual({ ships: [], enemies: [], ports: [] });
});
