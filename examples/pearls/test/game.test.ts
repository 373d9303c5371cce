import { conformance, scenarioTest } from '@undertow/kernel/testkit';
import { describe, expect } from 'vitest';
import { conserved, diver, pearls, type Sea } from '../src';
import { EVENTS } from '../src/events';

conformance(pearls, {
  options: [2, 3, 6].map((seats) => ({ seats })),
  runs: 8,
  points: 8,
  invariant: conserved,
  reveals: ({ type }) => EVENTS[type].reveals,
});

describe('a dive', () => {
  const arrange = (sea: Sea): void => {
    sea.rigged = [5];
    for (const { hand } of sea.divers) sea.deck.push(...hand.splice(0));
  };

  scenarioTest('[2] finds a pearl with a 5', { game: pearls, options: { seats: 2 }, arrange }, (scene) => {
    scene.expectOptions(0, 'turn', ['draw', 'dive']);
    scene.answer(0, ['dive']);
    expect(diver(scene.match.state, 0).pearls).toBe(1);
    scene.leaveAll();
  });
});
