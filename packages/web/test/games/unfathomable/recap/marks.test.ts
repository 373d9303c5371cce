import type { Event } from '@undertow/unfathomable';
import { describe, expect, test } from 'vitest';
import { beforeOf } from '../../../../src/games/unfathomable/recap/before';
import { marksOf } from '../../../../src/games/unfathomable/recap/marks';
import { turnsSince } from '../../../../src/games/unfathomable/recap/turns';

const LOG: readonly Event[] = [
  { type: 'turn', number: 5, seat: 0 },
  { type: 'moved', seat: 0, from: 'bridge', to: 'chapel', why: 'move' },
  { type: 'turn', number: 6, seat: 1 },
  { type: 'moved', seat: 1, from: 'galley', to: 'brig', why: 'effect' },
  { type: 'moved', seat: 1, from: 'brig', to: 'chapel', why: 'move' },
  { type: 'resource', resource: 'food', by: -1, now: 4 },
  { type: 'deep-ones-moved', from: 'water-1', to: 'deck-1', count: 2 },
  { type: 'deep-ones-moved', from: 'water-1', to: 'deck-1', count: 1 },
  { type: 'deep-ones-moved', from: 'water-2', to: 'water-4', count: 1 },
  { type: 'turn', number: 7, seat: 2 },
  { type: 'moved', seat: 2, from: 'bridge', to: 'galley', why: 'move' },
  { type: 'moved', seat: 2, from: 'galley', to: 'bridge', why: 'move' },
  { type: 'deep-one-defeated', space: 'deck-3', count: 1 },
  { type: 'resource', resource: 'food', by: -2, now: 2 },
  { type: 'track', track: 'ritual', from: 1, to: 2, how: 'advance' },
  { type: 'damaged', room: 'bridge', card: 'structural-lore' },
  { type: 'turn', number: 8, seat: 0 },
];

describe('since one’s last move', () => {
  test('the turns of others are told, one’s own are not', () => {
    expect(turnsSince(LOG, 0)?.turns.map(({ begins }) => begins.number)).toEqual([6, 7]);
    expect(turnsSince(LOG.slice(0, 2), 0)).toBeNull();
  });

  test('a way in several steps is one way, who is back went nowhere, and drifting in the water is nothing', () => {
    expect(marksOf(turnsSince(LOG, 0)?.turns ?? [])).toEqual({
      trails: [
        { who: { seat: 1 }, from: 'galley', to: 'chapel', number: 1 },
        { who: 'deep-ones', from: 'water-1', to: 'deck-1', number: 1 },
      ],
      spots: [
        { at: 'deck-3', what: 'deep-one', how: 'gone', number: 2 },
        { at: 'bridge', what: 'room', how: 'changed', number: 2 },
      ],
    });
  });

  test('dials, tracks and what is left say how they stood before the first change', () => {
    const events = turnsSince(LOG, 0)?.turns.flatMap((turn) => turn.events) ?? [];
    const damage = { count: 5, placed: { bridge: 'structural-lore' } } as const;
    expect(beforeOf(events, { deepOneSupply: 9, damage })).toEqual({
      dials: { food: 5 },
      tracks: { ritual: 1 },
      damaged: 0,
      deepOneSupply: 8,
    });
  });
});
