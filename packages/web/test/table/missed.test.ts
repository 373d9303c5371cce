import type { SeatInfo, TableInfo } from '@undertow/protocol';
import { describe, expect, it } from 'vitest';
import { missedAt } from '../../src/table/absence/missed';

const person = (goneMs: number | null): SeatInfo => ({
  kind: 'person',
  name: 'Anna',
  level: null,
  standIn: false,
  ready: true,
  connected: goneMs === null,
  away: false,
  goneMs,
  looked: 0,
});
const at = (...gone: readonly (number | null)[]): Pick<TableInfo, 'seats'> => ({ seats: gone.map(person) });

describe('who is missed', () => {
  it('is whoever is gone while all see the table wait for them, and nobody else', () => {
    expect(missedAt(at(null, 5, 5), { seats: [2], window: null }, 0)).toBe(2);
    expect(missedAt(at(null, 5, null), { seats: [2], window: null }, 0)).toBeNull();
  });

  it('may in a window be anybody who is gone: who is asked there is nobody’s business', () => {
    expect(missedAt(at(null, null, 5), { seats: [], window: 'reroll' }, 0)).toBe(2);
    expect(missedAt(at(5, null, null), { seats: [], window: 'reroll' }, 0)).toBeNull();
  });
});
