import type { Decision } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { isPassed, NO_ROW, rowAt, withPassed } from '../../src/table/in-a-row';

const window = (id: number, kind: string, card = 13): Decision => ({
  id,
  seat: 0,
  kind,
  options: [{ ref: { is: 'use', source: 'skill:keen-insight', card } }],
  min: 0,
  max: 1,
  rule: '1.14',
  source: 'skill:rampage',
  open: false,
});
const action: Decision = {
  id: 9,
  seat: 0,
  kind: 'action',
  options: [{ ref: 1 }, { ref: 2 }],
  min: 1,
  max: 1,
  rule: '3.0',
};

describe('Windows in a row', () => {
  const row = withPassed(NO_ROW, window(1, 'before-roll'));

  it('passes the next one like it, also with another window in between', () => {
    const later = rowAt(row, window(2, 'after-roll'));
    expect(isPassed(later, window(2, 'after-roll'))).toBe(false);
    expect(isPassed(rowAt(later, window(3, 'before-roll')), window(3, 'before-roll'))).toBe(true);
  });

  it('asks where there is something else to use', () => {
    expect(isPassed(row, window(2, 'before-roll', 14))).toBe(false);
  });

  it('ends with a question that is no window', () => {
    expect(isPassed(rowAt(row, action), window(3, 'before-roll'))).toBe(false);
    expect(isPassed(withPassed(NO_ROW, action), action)).toBe(false);
  });
});
