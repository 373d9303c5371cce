import { expect, test } from 'vitest';

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
    return String(words(...args.map(() => ['Anna', 'Boris'])));
  }
}

/** The same in every language: names, signs and numbers. */
const SHARED =
  /^(Anna|Boris|[\s\d·/()+−:→.,%])*$|Undertow|Chaos|Normal|^Mythos$|bot|Bot|Hand|Crisis|Total|^No$|^Start$|^Crew$|^Agenda$/;

/** Every catalogue of the site and of each game's page, by its file without the language. */
const modules = import.meta.glob('../../src/**/words/**/*.ts', { eager: true });
const inLanguage = (code: string): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(modules).flatMap(([file, module]) => {
      const at = new RegExp(`/${code}(\\.ts|/)`);
      return at.test(file) ? [[file.replace(at, '/*$1'), Object.values(Object(module))[0]]] : [];
    }),
  );

const english = inLanguage('en');

test('there are catalogues to look at', () => {
  expect(english.size).toBeGreaterThan(12);
});

/** Whose catalogue it is: the site's, or one game's. */
const ownerOf = (file: string): string => /games\/[^/]+/.exec(file)?.[0] ?? 'site';

test.each(['de', 'es', 'ru'])('nothing is left in English in %s', (code) => {
  const own = inLanguage(code);
  // A game that does not speak the language at all yet is shown in English.
  const speaking = new Set([...own.keys()].map(ownerOf));
  const expected = [...english.keys()].filter((file) => speaking.has(ownerOf(file)));
  expect([...own.keys()].toSorted()).toEqual(expected.toSorted());
  for (const [file, words] of own) {
    const original = new Map(texts(english.get(file)));
    for (const [path, text] of texts(words)) {
      expect(text, `${file}${path}`).not.toBe('');
      if (!SHARED.test(text)) expect(text, `${file}${path}`).not.toBe(original.get(path));
    }
  }
});
