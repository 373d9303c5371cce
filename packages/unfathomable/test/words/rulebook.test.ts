import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const file = (name: string): string =>
  readFileSync(new URL(`../../../../docs/rules/unfathomable/${name}`, import.meta.url), 'utf8');

/** The ids of every rule that is behaviour or secrecy. */
const ids = file('checklist.md')
  .split('\n')
  .flatMap((line) => {
    const [id, kind] = line.split(' | ');
    return id && (kind === 'engine' || kind === 'info') ? [id] : [];
  });

describe.each(['en', 'de', 'es', 'ru'])('the rulebook in %s', (code) => {
  const anchors = [...file(`${code}.md`).matchAll(/<a id="([^"]+)"><\/a>/g)].map((match) => match[1]);

  it('has one anchor for every engine and info rule', () => {
    expect(ids.length).toBeGreaterThan(300);
    const found = new Set(anchors);
    expect(ids.filter((id) => !found.has(id))).toEqual([]);
  });

  it('has no anchor twice', () => {
    expect(anchors.filter((id, at) => anchors.indexOf(id) !== at)).toEqual([]);
  });
});
