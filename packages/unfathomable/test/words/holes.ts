import { expect } from 'vitest';
import { languages } from '../../src/words/all';
import { plain, tokens } from '../../src/words/tokens';

/** Every language that is there. */
export const all = Object.values(languages);

/** Fails if a text has a hole: nothing in it, something that was not filled in, or a token that does not close. */
export function expectWhole(text: string): void {
  const words = plain(text);
  expect(words.trim(), text).not.toBe('');
  expect(words, text).not.toMatch(/undefined|null|NaN|\[object|function|[{}|]/);
  expect(words, text).not.toMatch(/ {2}| [.,;:?!](?! )|\.\.|,,|;;|::|,\.|;\.|:\./);
  for (const part of tokens(text)) if (part.is === 'token') expect(part.word.trim(), text).not.toBe('');
}

/** Fails if a text is not made of whole sentences. */
export function expectSentences(text: string): void {
  expectWhole(text);
  for (const line of plain(text).split('\n')) {
    expect(line, text).toMatch(/^(• )?[\p{Lu}\p{N}“«„"¿¡]/u);
    expect(line, text).toMatch(/[.:!?]$/);
  }
}
