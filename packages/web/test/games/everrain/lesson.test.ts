import { invariant } from '@undertow/everrain/kit';
import { expect, it } from 'vitest';
import { start } from '../../../src/games/everrain/lesson/start';
import { BEATS, firstVoyage } from '../../../src/games/everrain/lesson/steps';
import { type Lesson, takeLesson } from '../../../src/table/lesson/run';
import { finish, hear, obey } from '../lesson-kit';

/** Does what the officer says where the step leaves a choice. */
function heed(lesson: Lesson): void {
  const advice = lesson.advise?.();
  if (advice) lesson.answer(advice.picks);
  else obey(lesson);
}

/** Where there is a choice, the last answers that are open. */
function defy(lesson: Lesson): void {
  const step = lesson.steps[lesson.at.value];
  const { options = [] } = asked(lesson) ?? {};
  if (step?.ask) lesson.answer(options.map((_, index) => index).slice(-(step.ask.count ?? 1)));
  else lesson.goOn();
}

function asked(lesson: Lesson): { readonly options: readonly unknown[] } | null {
  let found: { readonly options: readonly unknown[] } | null = null;
  const stop = lesson.listen({
    start: ({ decision }) => {
      found = decision;
    },
    next: () => undefined,
  });
  stop();
  return found;
}

const STORY = ['order', 'sailed', 'tile', 'explored', 'enemy-moved', 'agenda', 'enemy-gone', 'visit', 'discovery'];

it.each([
  ['what is asked for', obey],
  ['what an officer would do', heed],
  ['the other choice, wherever there is one', defy],
])('leads from the first word to the last, through everything it speaks of, by %s', (_, act) => {
  expect(invariant(start())).toEqual([]);
  const lesson = takeLesson(firstVoyage, null);
  const told = hear(lesson);
  expect(finish(lesson, act)).toEqual([...BEATS]);
  const types: string[] = told.map((event) => JSON.parse(event).type);
  expect([...new Set(types)]).toEqual(expect.arrayContaining(STORY));
  expect(types).not.toContain('died');
  expect(told).toContainEqual(JSON.stringify({ type: 'discovery', token: 'ours', from: 1, to: 2, why: 'university' }));
});

it('has an officer who answers every question with what is open, and knows a choice where there is one', () => {
  const lesson = takeLesson(firstVoyage, null);
  while (lesson.at.value < lesson.steps.length) {
    const question = asked(lesson);
    const advice = lesson.advise?.() ?? null;
    expect(advice === null).toBe(question === null);
    for (const pick of advice?.picks ?? []) expect(question?.options[pick]).toBeDefined();
    obey(lesson);
  }
});

it('goes on where it was left, and one step back', () => {
  const whole = takeLesson(firstVoyage, null);
  const story = hear(whole);
  finish(whole);
  for (let left = 0; left < whole.steps.length; left += 3) {
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
