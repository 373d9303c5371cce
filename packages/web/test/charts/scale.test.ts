import { expect, test } from 'vitest';
import { FRAME, pathOf, ticks, xOf, yOf } from '../../src/charts/scale';

test('the axis runs from edge to edge', () => {
  expect(xOf(0, 5)).toBe(FRAME.left);
  expect(xOf(4, 5)).toBe(FRAME.width - FRAME.right);
  expect(xOf(0, 1)).toBeGreaterThan(FRAME.left);
});

test('nothing is at the bottom, the most at the top, and no more than that', () => {
  expect(yOf(0, 10)).toBe(FRAME.height - FRAME.bottom);
  expect(yOf(10, 10)).toBe(FRAME.top);
  expect(yOf(99, 10)).toBe(FRAME.top);
  expect(yOf(0, 0)).toBe(FRAME.height - FRAME.bottom);
});

test('ticks are round and reach the highest value', () => {
  expect(ticks(5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticks(11)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(23).at(-1)).toBeGreaterThanOrEqual(23);
});

test('steps keep their height until the next place', () => {
  expect(pathOf([0, 1], 1, true)).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+$/);
  expect(pathOf([0, 1], 1, false)).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
});
