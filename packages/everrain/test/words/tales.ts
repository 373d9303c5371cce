// What the cards of every language must have in common with those they were written after.
import { expect } from 'vitest';
import { cards as english } from '../../src/words/en/cards';
import type { Tales } from '../../src/words/names-type';

/** Every card of the box is told, with the same choices and outcomes, and no text has a fault. */
export function expectWhole(tales: Tales, faults: (text: string) => readonly string[]): void {
  expect(Object.keys(tales).sort()).toEqual(Object.keys(english).sort());
  for (const [id, theirs] of Object.entries(english)) {
    const ours = tales[id] ?? { name: '', scene: '', outcomes: {} };
    expect(Object.keys(ours.options ?? {}), id).toEqual(Object.keys(theirs.options ?? {}));
    expect(Object.keys(ours.outcomes), id).toEqual(Object.keys(theirs.outcomes));
    const texts = [ours.name, ours.scene, ...Object.values(ours.options ?? {}), ...Object.values(ours.outcomes)];
    for (const text of texts) expect(faults(text), `${id}: ${text}`).toEqual([]);
  }
}

export function expectNamesApart(tales: Tales): void {
  const all = Object.values(tales).map(({ name }) => name);
  expect(new Set(all).size).toBe(all.length);
}
