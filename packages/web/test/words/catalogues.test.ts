import { expect, test } from 'vitest';
import { de } from '../../src/words/de';
import { en } from '../../src/words/en';
import { es } from '../../src/words/es';
import { ru } from '../../src/words/ru';

/** Every text of a catalogue by its path; functions are asked with plain arguments. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (isCallable(value)) return [1, 2, 5].map((n) => [`${path}(${n})`, ask(value, n)]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const isCallable = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';

function ask(words: (...args: unknown[]) => unknown, n: number): string {
  const args = Array.from({ length: words.length }, () => n);
  try {
    return String(words(...args));
  } catch {
    return String(words(['Anna', 'Boris']));
  }
}

/** The same in every language: names, signs and numbers. */
const SHARED = /^[\s\d·/()+−:→.]*$|Undertow|Chaos|Normal|^Mythos$|bot|Bot|Hand|Crisis|Total|^No$/;

test.each([
  ['de', de],
  ['es', es],
  ['ru', ru],
] as const)('nothing is left in English in %s', (_, words) => {
  const english = new Map(texts(en));
  for (const [path, text] of texts(words)) {
    expect(text, path).not.toBe('');
    if (!SHARED.test(text)) expect(text, path).not.toBe(english.get(path));
  }
});
