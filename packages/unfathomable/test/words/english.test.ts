// What English cards say, word for word, so that a change of grammar is seen.
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../src/words/cards';
import { language } from '../../src/words/en';
import { logLine } from '../../src/words/say';
import { plain, token, tokens } from '../../src/words/tokens';

const text = (id: string): string => plain(cardOf(id, language)?.text ?? '');

describe('English cards', () => {
  it.each([
    ['waypoint:smooth-sailing', 'Distance 3.\nLose 1 fuel and 1 food.'],
    ['waypoint:hurricane', 'Distance 2.\nLose 1 fuel or damage the ship twice.'],
    ['spell:raise-the-dead', 'Lose 1 sanity to gain 2 souls.'],
    ['skill:inspiring-speech', 'Action: Roll the die: on 3 or more, gain 1 sanity; otherwise, lose 1 sanity.'],
    [
      'ability:healing-words',
      'When a character would be defeated: You may discard 1 lore card to prevent that defeat.',
    ],
    [
      'feat:self-sacrifice',
      'Before cards are added to a mythos card’s check: You may choose the result of the check instead of resolving it. If you do, you are defeated. Then remove this card from the game.',
    ],
    [
      'room:chapel',
      'Action: Choose one:\n• Retreat the ritual track 1 space.\n• Discard 1 lore card. If you do, roll the die and add the discarded card’s value: on 6 or less, lose 1 sanity. Advance the ritual track 1 space.',
    ],
    [
      'mythos:the-mothers-wrath',
      'Check 17: influence, lore and strength\nSuccess: No effect.\n12 or more: Activate Mother Hydra.\nFailure: Activate Mother Hydra twice.\nMother Hydra · travel track',
    ],
    ['passenger:soul-and-sanity', 'When this passenger is defeated: Lose 1 sanity and 1 soul.'],
  ])('%s', (id, expected) => {
    expect(text(id)).toBe(expected);
  });
});

describe('English lines', () => {
  it('[9.7] say for whom a crisis is skipped', () => {
    const told = { seat: () => ({ name: 'Anna', you: false, gender: 'n' as const }) };
    const skipped = { type: 'crisis-skipped', card: 'infection', why: 'brig' } as const;
    expect(plain(logLine({ ...skipped, seat: 0 }, language, told))).toBe(
      'The crisis Infection is skipped: Anna is in the Brig.',
    );
    // Records of older games do not say who.
    expect(logLine(skipped, language, told)).toBe(
      'The crisis Infection is skipped: the current player is in the Brig.',
    );
  });
});

describe('tokens', () => {
  it('part a text into what is written and what is drawn', () => {
    expect(tokens(`Lose 1 ${token('resource', 'fuel', 'fuel')}.`)).toEqual([
      { is: 'text', text: 'Lose 1 ' },
      { is: 'token', kind: 'resource', id: 'fuel', word: 'fuel' },
      { is: 'text', text: '.' },
    ]);
  });

  it('cannot be broken by the name of a player', () => {
    expect(plain(token('seat', 2, 'A{n}n|a'))).toBe('Anna');
  });

  it('leave alone what only looks like one', () => {
    expect(plain('{other:thing|x}')).toBe('{other:thing|x}');
  });
});
