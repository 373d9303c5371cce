import { componentsAreConserved } from '@undertow/unfathomable';
import { expect, it } from 'vitest';
import { start } from '../../../../src/games/unfathomable/lesson/start';
import { BEATS, firstVoyage } from '../../../../src/games/unfathomable/lesson/steps';
import { type Lesson, takeLesson } from '../../../../src/table/lesson/run';

/** Does what the step wants: the first answers that are open. */
function obey(lesson: Lesson): void {
  const step = lesson.steps[lesson.at.value];
  if (!step?.ask) lesson.goOn();
  else lesson.answer(Array.from({ length: step.ask.count ?? 1 }, (_, index) => index));
}

/** Everything that was told, as text. */
function hear(lesson: Lesson): string[] {
  const told: string[] = [];
  lesson.listen({
    start: (_, log) => told.splice(0, told.length, ...log.map((event) => JSON.stringify(event))),
    next: (_, events) => told.push(...events.map((event) => JSON.stringify(event))),
  });
  return told;
}

const finish = (lesson: Lesson): string[] => {
  const beats: string[] = [];
  for (let moves = 0; moves < 60 && lesson.at.value < lesson.steps.length; moves++) {
    beats.push(lesson.steps[lesson.at.value]?.beat ?? '');
    obey(lesson);
  }
  return [...new Set(beats)];
};

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
