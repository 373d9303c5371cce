import { clone, legalPicks, Match, seedRng } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../src';
import { game } from '../src/kit';

describe('a glimpse', () => {
  it('[E2.30] shows what a view shows, and a view is still what it was when things change', () => {
    const match = Match.start(game, defaultOptions(2, 'short'), 'glimpse');
    const rng = seedRng('glimpse');
    for (let i = 0; i < 400 && !match.over; i++) {
      const [decision] = match.pending;
      if (!decision) throw new Error('nobody is asked, and yet the voyage goes on');
      const view = match.view(decision.seat);
      expect(match.glimpse(decision.seat)).toEqual(view);
      const before = clone(view);
      match.answer(decision.seat, decision.id, legalPicks(decision, rng) ?? []);
      expect(view).toEqual(before);
    }
    expect(match.length).toBeGreaterThan(100);
  });
});
