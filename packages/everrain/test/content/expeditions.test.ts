import { describe, expect, it } from 'vitest';
import { content } from '../../src/content';
import type { Amount, Effect } from '../../src/content/effect';
import { outcomesOf } from '../../src/content/walk';

const number = (amount: Amount | 'half' | 'all'): number => (typeof amount === 'number' ? amount : 2);
/** A party is rather more than one. */
const people: Readonly<Record<string, number>> = { 'each-of-party': 1.5, each: 2.5 };
const KINDS = { any: 0.7, commodity: 0.6, shanty: 0.5, trinket: 0.7, relic: 2.8 } as const;

/** A rough worth in clues, 16 coin being one; only what expeditions do is known. */
function worth(effect: Effect): number {
  switch (effect.do) {
    case 'all':
      return effect.of.reduce((sum, part) => sum + worth(part), 0);
    case 'fate':
      return effect.bands.reduce((sum, band, index) => {
        const from = effect.bands[index - 1]?.upTo ?? -1;
        return sum + ((band.upTo - from) / 10) * worth(band.effect);
      }, 0);
    case 'test':
      return (worth(effect.success) + worth(effect.failure)) / 2;
    case 'captains':
    case 'when':
      return 0.2;
    case 'elder':
      return -0.15 * Math.max(-3, effect.by); // its token cannot go back beyond the end of the track (E13.7)
    case 'clues':
      return number(effect.by);
    case 'lose-clues':
      return -number(effect.by);
    case 'coin':
      return number(effect.by) / 16;
    case 'treasure':
      return KINDS[effect.kind] * effect.count;
    case 'spoils':
      return 0.7 * number(effect.times);
    case 'upgrade':
      return 1.3;
    case 'gain-order':
      return 0.5;
    case 'agenda':
      return -0.3 * number(effect.by);
    case 'suffer':
      return -0.2 * (people[effect.whom] ?? 1) * number(effect.count);
    case 'recover':
      return 0.2 * (people[effect.whom] ?? 1) * number(effect.count);
    case 'gain-trait':
      return effect.sign === 'positive' ? 0.7 : -0.7;
    case 'lose-trait':
      return effect.sign === 'positive' ? -0.7 : 0.7;
    case 'board':
      return -0.4;
    case 'fatigue':
      return -0.1;
    case 'begin-story':
      return 1;
    default:
      throw new Error(`nobody knows what ${effect.do} is worth on an island`);
  }
}

describe('Expeditions', () => {
  const deck = content.cards.filter(({ deck, story }) => deck === 'expedition' && !story);
  const average = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

  it('are worth about 1.2 clues each', () => {
    const values = deck.map((card) => average(outcomesOf(card).map(([, effect]) => worth(effect))));
    expect(average(values)).toBeGreaterThan(1.05);
    expect(average(values)).toBeLessThan(1.35);
    expect(Math.min(...values)).toBeGreaterThan(0.5);
    expect(Math.max(...values)).toBeLessThan(2.1);
  });

  it('tempt on both sides: no option is worth more than a clue and a half above another', () => {
    for (const card of deck) {
      if (card.resolution.type !== 'choice') continue;
      const values = outcomesOf(card).map(([, effect]) => worth(effect));
      expect([card.id, Math.max(...values) - Math.min(...values) <= 1.5]).toEqual([card.id, true]);
    }
  });
});
