import { LANGUAGE_CODES, tell } from '@undertow/language';
import { describe, expect, it } from 'vitest';
import type { Happening, Pearls } from '../src';
import { PHRASES, PHRASES_ABOUT } from '../src/words';
import { WORDS } from '../src/words/all';

const told = { seat: (seat: number) => ({ name: `Ada${seat}`, you: false, gender: 'n' as const }) };

const EVENTS: { readonly [K in Happening['type']]: Extract<Happening, { type: K }> } = {
  turn: { type: 'turn', seat: 0, number: 3 },
  drew: { type: 'drew', seat: 0, card: 9 },
  rolled: { type: 'rolled', seat: 0, roll: 4 },
  charmed: { type: 'charmed', seat: 0, card: 6, roll: 5 },
  found: { type: 'found', seat: 0 },
  selling: { type: 'selling', seat: 0 },
  sold: { type: 'sold', seat: 0, cards: [5, 10] },
  storm: { type: 'storm', toll: [[1], []], held: true },
  shells: { type: 'shells', seats: [0, 0] },
  hands: { type: 'hands', hands: [[1], [2]] },
  won: { type: 'won', seat: 0 },
};

const ASKED: readonly (readonly [Pearls['ref'], Pearls['kind']])[] = [
  ['draw', 'turn'],
  ['dive', 'turn'],
  ['sell', 'turn'],
  [9, 'price'],
  [1, 'bend'],
  [-1, 'bend'],
  [0, 'share'],
  [{ seat: 0 }, 'order'],
];

describe.each(LANGUAGE_CODES)('the words in %s', (code) => {
  const words = WORDS[code];

  it('tell every event, or nothing on purpose', () => {
    for (const event of Object.values(EVENTS)) {
      const line = tell(words.log, event.type, event, told);
      if (event.type === 'selling' || event.type === 'hands') expect(line).toBe('');
      else expect(line).toMatch(/^\p{Lu}.*[.\p{L}\d]$/u);
      if ('seat' in event && line !== '') expect(line).toContain('Ada0');
    }
  });

  it('name every option differently', () => {
    const labels = ASKED.slice(0, 6).map(([ref, kind]) => words.label(ref, kind, told));
    expect(new Set(labels).size).toBe(labels.length);
    for (const [ref, kind] of ASKED) expect(words.label(ref, kind, told)).not.toBe('');
  });

  it('name every card differently', () => {
    const names = Array.from({ length: 24 }, (_, card) => words.card(card));
    expect(new Set(names).size).toBe(24);
  });

  it('have every phrase', () => {
    for (const id of PHRASES) expect(words.phrases.plain[id]).not.toBe('');
    for (const id of PHRASES_ABOUT) expect(words.phrases.about[id]('Ada')).toContain('Ada');
  });
});
