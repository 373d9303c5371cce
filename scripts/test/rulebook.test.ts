import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseChecklist } from '../lib/rules.mjs';

const docs = (path: string): string => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');
const file = (name: string): string => docs(`rules/everrain/${name}`);

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly gist: string;
}

const rows: readonly Row[] = parseChecklist(file('checklist.md')).map(({ id = '', kind = '', gist }) => ({
  id,
  kind,
  gist,
}));
const ids = rows.map((row) => row.id);

const linksOf = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to]) => to ?? []);

/** Each rule of a book by its anchor; an anchor used twice shows as two entries. */
const rulesOf = (book: string): readonly (readonly [string, string])[] =>
  book.split('\n').flatMap((line) => {
    const [, id, number, text] = /^<a id="([^"]+)"><\/a>\*\*([^*]+)\*\* (.+)$/.exec(line) ?? [];
    return id !== undefined && id === number && text !== undefined ? [[id, text] as const] : [];
  });

const LANGUAGES = ['en', 'de', 'es', 'ru'] as const;

/** The name of every table flag in each language, from the glossary. */
const flags = docs('glossary/everrain.md')
  .split('\n')
  .flatMap((line) => {
    const [, flag, ...names] = line.split('|').map((cell) => cell.trim());
    return flag && /^[a-z]+(-[a-z]+)+$/.test(flag) && names[0]?.startsWith('**')
      ? [{ flag, names: names.map((name) => /^\*\*(.+)\.\*\*/.exec(name)?.[1]) }]
      : [];
  });

it('The Everrain has 598 rules, each named once, and twelve table flags', () => {
  expect(ids.length).toBe(598);
  expect(new Set(ids).size).toBe(598);
  expect(flags.length).toBe(12);
});

describe.each(LANGUAGES)('the rulebook of The Everrain in %s', (code) => {
  const book = file(`${code}.md`);
  const rules = rulesOf(book);

  it('has exactly one anchor for every rule', () => {
    expect(rules.map(([id]) => id).sort()).toEqual([...ids].sort());
    expect([...book.matchAll(/<a id=/g)].length).toBe(ids.length);
  });

  it('marks every ruling as one, and nothing else', () => {
    const marked = rules.filter(([, text]) => /^\*[^*]+\.\* /.test(text)).map(([id]) => id);
    const rulings = rows.filter((row) => row.kind === 'decide').map((row) => row.id);
    expect(marked.sort()).toEqual(rulings.sort());
  });

  it('names every table flag at the rule that it changes', () => {
    const texts = new Map(rules);
    const missing = flags.filter(({ flag, names }) => {
      const row = rows.find(({ gist }) => gist.includes(`Flag ${flag}:`));
      const name = names[LANGUAGES.indexOf(code)];
      return !row || name === undefined || !texts.get(row.id)?.includes(`*${name}*`);
    });
    expect(missing).toEqual([]);
  });

  it('says the same numbers and points to the same rules as the English book', () => {
    const facts = (text: string): string => (text.match(/E\d+\.\d+|\d+/g) ?? []).sort().join(' ');
    const english = new Map(rulesOf(file('en.md')));
    expect(rules.filter(([id, text]) => facts(text) !== facts(english.get(id) ?? '')).map(([id]) => id)).toEqual([]);
  });

  it('links only to what is there', () => {
    const known = new Set([...ids.map((id) => `#${id}`), `how-to-play.${code}.md`]);
    expect(linksOf(book).filter((to) => !known.has(to))).toEqual([]);
  });

  it('is where the guide leads to', () => {
    const known = new Set([...ids.map((id) => `${code}.md#${id}`), `${code}.md`]);
    const links = linksOf(file(`how-to-play.${code}.md`));
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((to) => !known.has(to))).toEqual([]);
  });
});
