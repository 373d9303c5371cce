import { expect, it } from 'vitest';
import { wayInto } from '../../src/table/in-sight';

const VIEW = { top: 100, bottom: 500 };

it('stays where everything is in sight already', () => {
  expect(wayInto(VIEW, { top: 120, bottom: 480 })).toBe(0);
});

it('scrolls no further than to the end of what lies below the question, or to the beginning of what lies above', () => {
  expect(wayInto(VIEW, { top: 300, bottom: 600 })).toBe(106);
  expect(wayInto(VIEW, { top: 20, bottom: 200 })).toBe(-86);
});

it('shows the beginning of what does not fit', () => {
  expect(wayInto(VIEW, { top: 200, bottom: 900 })).toBe(94);
});
