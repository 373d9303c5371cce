import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inline, parseMarkdown, textOf } from '../../src/markdown/parse';
import { linksOf } from '../../src/rules/links';
import { search } from '../../src/rules/search';

const resolve = linksOf('unfathomable');

const book = (name: string) =>
  parseMarkdown(readFileSync(new URL(`../../../../docs/rules/unfathomable/${name}.md`, import.meta.url), 'utf8'));

test('a rule is a paragraph with its number as its anchor', () => {
  const [rule] = parseMarkdown('<a id="4.6a"></a>**4.6a** See [1.2](#1.2) and *this*.');
  expect(rule).toEqual({
    is: 'paragraph',
    id: '4.6a',
    parts: [
      { is: 'strong', parts: [{ is: 'text', text: '4.6a' }] },
      { is: 'text', text: ' See ' },
      { is: 'link', to: '#1.2', parts: [{ is: 'text', text: '1.2' }] },
      { is: 'text', text: ' and ' },
      { is: 'em', parts: [{ is: 'text', text: 'this' }] },
      { is: 'text', text: '.' },
    ],
  });
});

test('headings, lists and tables', () => {
  const blocks = parseMarkdown(
    '## 42 Skill checks\n\n- one\n- two\n\n1. first\n2. second\n\n| a | b |\n|---|---|\n| c | d |',
  );
  expect(blocks.map(({ is }) => is)).toEqual(['heading', 'list', 'list', 'table']);
  expect(blocks[0]).toMatchObject({ level: 2, id: '42' });
  expect(parseMarkdown('## E9 Events and stories')[0]).toMatchObject({ id: 'E9' });
  expect(blocks[2]).toMatchObject({ ordered: true });
  expect(blocks[3] && textOf(blocks[3])).toBe('a b c d');
});

test('markup stays text', () => {
  expect(inline('<script>alert(1)</script>')).toEqual([{ is: 'text', text: '<script>alert(1)</script>' }]);
  expect(resolve('javascript:alert(1)')).toBeUndefined();
  expect(resolve('https://example.org')).toBeUndefined();
});

test('links inside the books lead to the rulebook on this page', () => {
  expect(resolve('#42.5')).toBe('#/rules/unfathomable/42.5');
  expect(resolve('en.md#38.0')).toBe('#/rules/unfathomable/38.0');
  expect(resolve('ru.md')).toBe('#/rules/unfathomable');
  expect(resolve('how-to-play.de.md')).toBe('#/rules/unfathomable/how-to-play');
});

for (const language of ['en', 'de', 'es', 'ru']) {
  test(`the rulebook in ${language} has every rule once, and nothing that we cannot read`, () => {
    const blocks = book(language);
    const ids = blocks.flatMap((block) => (block.is === 'paragraph' && block.id !== null ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(book('en').filter((block) => block.is === 'paragraph' && block.id !== null).length);
    for (const name of [language, `how-to-play.${language}`]) {
      const left = book(name).filter((block) => /<\/?\w|\*\*|\]\(/.test(textOf(block)));
      expect(left).toEqual([]);
    }
  });
}

test('a number finds its rule first, words find the rules that hold all of them', () => {
  const blocks = book('en');
  expect(search(blocks, '42.5')[0]?.id).toBe('42.5');
  const hits = search(blocks, 'DAGON icon');
  expect(hits.length).toBeGreaterThan(0);
  for (const { text } of hits) expect(text.toLowerCase()).toMatch(/dagon/);
  expect(search(blocks, 'zzz')).toEqual([]);
  expect(search(blocks, '  ')).toEqual([]);
});
