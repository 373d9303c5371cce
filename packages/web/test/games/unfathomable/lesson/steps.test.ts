import { componentsAreConserved } from '@undertow/unfathomable';
import { expect, it } from 'vitest';
import { start } from '../../../../src/games/unfathomable/lesson/start';
import { BEATS, firstVoyage } from '../../../../src/games/unfathomable/lesson/steps';
import { takeLesson } from '../../../../src/table/lesson/run';
import { finish, hear, obey } from '../../lesson-kit';

it('leads from the first word to the last, through everything it speaks of', () => {
  expect(componentsAreConserved(start())).toEqual([]);
  const lesson = takeLesson(firstVoyage, null);
  const told = hear(lesson);
  expect(finish(lesson)).toEqual([...BEATS]);
  const story = told.filter((event) =>
    /"type":"(loyalty-got|deep-one-defeated|rescued|check-result|waypoint)"/.test(event),
  );
  expect(story.map((event) => JSON.parse(event))).toEqual([
    { type: 'deep-one-defeated', space: 'bridge', count: 1 },
    { type: 'loyalty-got', seat: 0, card: 'human', from: null },
    { type: 'deep-one-defeated', space: 'deck-7', count: 1 },
    { type: 'rescued', space: 'deck-7', count: 1, by: 0 },
    { type: 'check-result', result: 'pass', total: expect.any(Number), target: 9, decreed: false },
    { type: 'waypoint', waypoint: 'abandoned-depot', distance: 2, by: 1 },
  ]);
  // The cards that hinder: two of chaos, and one that somebody added.
  expect(told.filter((event) => event.includes('"contributed"')).map((event) => JSON.parse(event).count)).toEqual([
    3, 0, 1, 2,
  ]);
});

it('goes on where it was left, and one step back', () => {
  const whole = takeLesson(firstVoyage, null);
  const story = hear(whole);
  finish(whole);
  for (let left = 0; left < whole.steps.length; left++) {
    const before = takeLesson(firstVoyage, null);
    while (before.at.value < left) obey(before);
    const after = takeLesson(firstVoyage, before.place());
    const told = hear(after);
    expect(after.at.value).toBe(left);
    after.back();
    if (left > 0) obey(after);
    expect(after.at.value).toBe(left);
    finish(after);
    expect(told).toEqual(story);
  }
});

it('begins anew where the rules have changed since', () => {
  const before = takeLesson(firstVoyage, null);
  while (before.at.value < 5) obey(before);
  expect(takeLesson(firstVoyage, { ...before.place(), version: -1 }).at.value).toBe(0);
  expect(takeLesson(firstVoyage, { ...before.place(), answers: [[3, 99]] }).at.value).toBe(0);
});
