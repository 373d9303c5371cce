import type { Space } from '@undertow/unfathomable';
import { describe, expect, test } from 'vitest';
import { ADJACENT } from '../../../../../unfathomable/src/content/board';
import { DECK_SPACES, ROOMS as GAME_ROOMS, WATER_SPACES } from '../../../../../unfathomable/src/content/ids';
import { chartFor } from '../../../../src/games/unfathomable/board/geometry';
import { DECKS, ROOMS, SPACES, WATERS } from '../../../../src/games/unfathomable/board/ids';

interface Point {
  readonly x: number;
  readonly y: number;
}

const corners = (path: string): Point[] =>
  path
    .slice(1, -1)
    .split('L')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(' ').map(Number);
      return { x, y };
    });

const length = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const distanceTo = (p: Point, a: Point, b: Point): number => {
  const along = length(a, b) ** 2;
  const t = along === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / along;
  const on = Math.min(1, Math.max(0, t));
  return length(p, { x: a.x + on * (b.x - a.x), y: a.y + on * (b.y - a.y) });
};

/** How much of one outline runs along the other. */
function shared(a: readonly Point[], b: readonly Point[]): number {
  let sum = 0;
  for (const [i, from] of a.entries()) {
    const to = a[(i + 1) % a.length];
    if (!to) continue;
    const steps = Math.max(1, Math.ceil(length(from, to) / 3));
    for (let step = 0; step < steps; step++) {
      const t = (step + 0.5) / steps;
      const p = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      const near = b.some((start, j) => {
        const end = b[(j + 1) % b.length];
        return end !== undefined && distanceTo(p, start, end) < 1.2;
      });
      if (near) sum += length(from, to) / steps;
    }
  }
  return sum;
}

const inside = ({ x, y }: Point, shape: readonly Point[]): boolean => {
  let odd = false;
  for (const [i, a] of shape.entries()) {
    const b = shape[(i + 1) % shape.length];
    if (b && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
};

const CELLS: readonly Space[] = ['sick-bay', 'brig'];
/** The cells are drawn over the two rooms they lie between: those they cover are their neighbours. */
const touches = (a: Space, b: Space, shapes: ReadonlyMap<Space, Point[]>): boolean => {
  const [one = [], other = []] = [shapes.get(a), shapes.get(b)];
  const [cell, room] = CELLS.includes(a) ? [one, other] : CELLS.includes(b) ? [other, one] : [null, null];
  if (cell && room) return cell.some((corner) => inside(corner, room));
  return shared(one, other) > 12;
};

test('the page knows the same spaces as the game', () => {
  expect(ROOMS).toEqual(GAME_ROOMS);
  expect(DECKS).toEqual(DECK_SPACES);
  expect(WATERS).toEqual(WATER_SPACES);
});

describe.each(['long', 'lying', 'upright'] as const)('the %s chart', (layout) => {
  const chart = chartFor(layout);
  const shapes = new Map(SPACES.map((space) => [space, corners(chart.shape[space])]));

  test('[5.0] spaces share a border on the drawing exactly where they are neighbours', () => {
    for (const [i, a] of SPACES.entries()) {
      for (const b of SPACES.slice(i + 1)) {
        if (CELLS.includes(a) && CELLS.includes(b)) continue;
        expect(touches(a, b, shapes), `${a} and ${b}`).toBe(ADJACENT[a].includes(b));
      }
    }
  });

  test('pieces gather inside their space', () => {
    for (const space of SPACES) expect(inside(chart.centre[space], shapes.get(space) ?? []), space).toBe(true);
  });

  test('[15.0] there is one arrow from each water space and one from each deck space', () => {
    expect(chart.arrows).toHaveLength(16);
  });
});
