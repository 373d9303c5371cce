import { describe, expect, it } from 'vitest';
import { MYTHOS_CARDS } from '../../src/content/mythos';
import { languages } from '../../src/words/all';
import { cardOf, cardsOf } from '../../src/words/cards';
import { crisisOption } from '../../src/words/describe';
import { LANGUAGE_CODES } from '../../src/words/language';
import { loadLanguage } from '../../src/words/load';
import { all, expectWhole } from './holes';

describe.each(all.map((language) => [language.code, language] as const))('cards in %s', (_, language) => {
  const cards = cardsOf(language);

  it.each(cards.map((card) => [card.id, card] as const))('%s has a name and a text', (_id, card) => {
    expectWhole(card.name);
    expectWhole(card.text);
    if (card.mood !== '') expectWhole(card.mood);
    expect(card.copies).toBeGreaterThan(0);
  });

  it('has every card once', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(cards.map(({ id }) => id)).toEqual(all.map((other) => cardsOf(other).map(({ id }) => id))[0]);
  });

  it('finds a card by its source', () => {
    expect(cardOf('skill:shrivelling', language)?.name).toBe(language.names.skillCards.shrivelling.name);
    expect(cardOf('rule', language)).toBeUndefined();
  });

  it('has words for both options of every crisis', () => {
    for (const card of MYTHOS_CARDS)
      for (const option of [0, 1] as const) expectWhole(crisisOption(card, option, language));
  });

  it('gives labels to both options exactly where there is a choice', () => {
    for (const { id, crisis } of MYTHOS_CARDS) {
      expect(language.names.mythosOptions[id] !== null, id).toBe(crisis.kind !== 'check');
    }
  });
});

describe('the decks', () => {
  const [language] = all;
  const cards = language ? cardsOf(language) : [];
  const copies = (kind: string) =>
    cards.filter((card) => card.kind === kind).reduce((sum, card) => sum + card.copies, 0);

  it.each([
    ['skill', 126],
    ['item', 20],
    ['spell', 20],
    ['waypoint', 20],
    ['damage', 9],
    ['mythos', 70],
    ['loyalty', 14],
    ['passenger', 9],
    ['feat', 10],
    ['title', 2],
    ['room', 8],
  ])('[L.2] [L.3] list every %s', (kind, count) => {
    expect(copies(kind)).toBe(count);
  });
});

describe('loading', () => {
  it.each(LANGUAGE_CODES.filter((code) => languages[code]))('loads %s alone', async (code) => {
    expect(await loadLanguage(code)).toBe(languages[code]);
  });
});
