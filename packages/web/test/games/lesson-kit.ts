import type { Lesson } from '../../src/table/lesson/run';

/** Does what the step wants: the first answers that are open. */
export function obey(lesson: Lesson): void {
  const step = lesson.steps[lesson.at.value];
  if (!step?.ask) lesson.goOn();
  else lesson.answer(Array.from({ length: step.ask.count ?? 1 }, (_, index) => index));
}

/** Everything that was told, as text. */
export function hear(lesson: Lesson): string[] {
  const told: string[] = [];
  lesson.listen({
    start: (_, log) => told.splice(0, told.length, ...log.map((event) => JSON.stringify(event))),
    next: (_, events) => told.push(...events.map((event) => JSON.stringify(event))),
  });
  return told;
}

/** Obeys to the end; the beats that were met, in order. */
export function finish(lesson: Lesson, act: (lesson: Lesson) => void = obey): string[] {
  const beats: string[] = [];
  for (let moves = 0; moves < 90 && lesson.at.value < lesson.steps.length; moves++) {
    beats.push(lesson.steps[lesson.at.value]?.beat ?? '');
    act(lesson);
  }
  return [...new Set(beats)];
}
