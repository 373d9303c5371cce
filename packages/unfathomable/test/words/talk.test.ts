import { readFileSync } from 'node:fs';
import { plural, tell } from '@undertow/language';
import { describe, expect, it } from 'vitest';
import { faceValue } from '../../src/content/skill-cards';
import { HINT_RULES, HINTS } from '../../src/words/hints';
import { reasonText } from '../../src/words/say';
import type { Telling } from '../../src/words/telling';
import { plain } from '../../src/words/tokens';
import { all, expectSentences } from './holes';
import { REASON_KEYS, REASONS } from './reasons';

const told: Telling = { seat: (seat) => ({ name: `Player ${seat}`, you: false, gender: 'n' }) };

describe.each(all.map((language) => [language.code, language] as const))('talk in %s', (_, language) => {
  it('has words for every phrase', () => {
    for (const text of Object.values(language.phrases.plain)) expectSentences(text);
    for (const say of Object.values(language.phrases.about)) {
      expectSentences(say('Samira (Anna)'));
      expect(say('Samira (Anna)')).toContain('Samira (Anna)');
    }
  });

  it.each(REASON_KEYS)('reason: %s', (key) => {
    const text = tell(language.reasons, key, REASONS[key], told);
    expectSentences(text);
    for (const [name, value] of Object.entries(REASONS[key])) {
      if (name === 'seat') expect(plain(text)).toContain(`Player ${value}`);
      else if (name === 'card') expect(plain(text)).toContain(`${faceValue(Number(value))}`);
      else if (typeof value === 'number') expect(plain(text)).toContain(`${value}`);
    }
  });

  it('gives a reason as bots give it', () => {
    expectSentences(reasonText({ key: 'suspect', args: { seat: 1 } }, language, told));
  });

  it.each(HINTS)('hint: %s', (id) => {
    expectSentences(language.hints[id].text);
    expect(language.hints[id].title).not.toBe('');
    expect(language.hints[id].text.length).toBeLessThan(320);
  });
});

describe('hints', () => {
  it('point at rules that exist', () => {
    const rules = readFileSync(new URL('../../../../docs/rules/unfathomable/en.md', import.meta.url), 'utf8');
    for (const rule of Object.values(HINT_RULES)) expect(rules).toContain(`<a id="${rule}"></a>`);
  });
});

describe('plurals', () => {
  it.each([
    [1, 'карта'],
    [2, 'карты'],
    [5, 'карт'],
    [11, 'карт'],
    [21, 'карта'],
    [22, 'карты'],
  ])('Russian counts %i', (count, form) => {
    expect(plural('ru', count, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })).toBe(form);
  });

  it('English and German know one and many', () => {
    expect(plural('en', 1, { one: 'card', other: 'cards' })).toBe('card');
    expect(plural('de', 0, { one: 'Karte', other: 'Karten' })).toBe('Karten');
  });
});
