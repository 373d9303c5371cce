import { describe, expect, it } from 'vitest';
import { damageCard, item, passenger, spell, waypoint } from '../../src/content';
import { CHARACTER_SHEETS } from '../../src/content/characters';
import { DAMAGE_DECK } from '../../src/content/damage';
import { DAMAGE_CARDS, ITEMS, PASSENGERS, SPELLS, WAYPOINTS } from '../../src/content/ids';
import { ITEM_CARDS } from '../../src/content/items';
import { lookup } from '../../src/content/lookup';
import { PASSENGER_TOKENS } from '../../src/content/passengers';
import { SPELL_CARDS } from '../../src/content/spells';
import { WAYPOINT_CARDS } from '../../src/content/waypoints';
import { sum, tally } from './tally';

describe('items', () => {
  it('[L.3] are 20, each once', () => {
    expect(ITEM_CARDS.map((card) => card.id)).toEqual([...ITEMS]);
    for (const id of ITEMS) expect(item(id).id).toBe(id);
  });

  it('[24.6] have one Improvement for each skill but treachery', () => {
    const improvements = ITEM_CARDS.filter((card) => card.traits.includes('improvement'));
    expect(improvements.map((card) => card.always)).toEqual(
      ['influence', 'lore', 'observation', 'strength', 'will'].map((skill) => [{ always: 'skill-set', skill }]),
    );
  });

  it('[24.5] name five weapons', () => {
    expect(ITEM_CARDS.filter((card) => card.traits.includes('weapon')).map((card) => card.id)).toEqual([
      'six-shooter',
      'repeating-rifle',
      'pocket-pistol',
      'kitchen-knife',
      'shotgun',
    ]);
  });

  it('leave a deck of 10 beside the starting items', () => {
    const starting = new Set(CHARACTER_SHEETS.map((sheet) => sheet.item));
    expect(ITEMS.filter((id) => !starting.has(id))).toHaveLength(10);
  });
});

describe('spells', () => {
  it('[L.3] are 20 cards of 19 kinds, Greater Banishment twice', () => {
    expect(SPELL_CARDS.map((card) => card.id)).toEqual([...SPELLS]);
    expect(sum(SPELL_CARDS.map((card) => card.copies))).toBe(20);
    expect(SPELL_CARDS.filter((card) => card.copies > 1).map((card) => card.id)).toEqual(['greater-banishment']);
    for (const id of SPELLS) expect(spell(id).id).toBe(id);
  });

  it('stay in a play area only if they protect or reveal', () => {
    expect(SPELL_CARDS.filter((card) => card.kept).map((card) => card.id)).toEqual([
      'flesh-ward',
      'revelation-of-script',
    ]);
  });

  it('tell a cost from what merely comes first', () => {
    expect(spell('feed-the-mind').effect.do).toBe('pay');
    expect(spell('cloud-memory').effect.do).toBe('all');
  });
});

describe('waypoints', () => {
  it('[L.3] are 20, each once', () => {
    expect(WAYPOINT_CARDS.map((card) => card.id)).toEqual([...WAYPOINTS]);
    for (const id of WAYPOINTS) expect(waypoint(id).id).toBe(id);
  });

  it('[54.1a] have distance 2 seven times, 3 nine times and 4 four times', () => {
    expect(tally(WAYPOINT_CARDS.map((card) => card.distance))).toEqual({ 2: 7, 3: 9, 4: 4 });
    expect(sum(WAYPOINT_CARDS.map((card) => card.distance))).toBe(57);
  });

  it('[L.27] cost more fuel the farther they lead', () => {
    const first = (distance: number) =>
      WAYPOINT_CARDS.filter((card) => card.distance === distance).map(({ effect }) =>
        effect.do === 'all' ? effect.of[0] : undefined,
      );
    for (const effect of first(3)) expect(effect).toEqual({ do: 'lose', resource: 'fuel', count: 1 });
    for (const effect of first(4)) expect(effect).toEqual({ do: 'lose', resource: 'fuel', count: 2 });
    for (const effect of first(2)) expect(effect).toBeUndefined();
  });
});

describe('damage cards', () => {
  it('[L.3] are nine, each once', () => {
    expect(DAMAGE_DECK.map((card) => card.id)).toEqual([...DAMAGE_CARDS]);
    for (const id of DAMAGE_CARDS) expect(damageCard(id).id).toBe(id);
  });

  it('ask 3 of one type or 5 of any to repair, one card for each damageable room', () => {
    const repairs = DAMAGE_DECK.flatMap((card) => (card.kind === 'structural' ? [card.repair] : []));
    expect(repairs).toEqual([
      { skill: 'influence', worth: 3 },
      { skill: 'lore', worth: 3 },
      { skill: 'observation', worth: 3 },
      { skill: 'strength', worth: 3 },
      { skill: 'will', worth: 3 },
      { skill: 'any', worth: 5 },
    ]);
  });

  it('otherwise happen once and are gone, except fleeing passengers', () => {
    expect(DAMAGE_DECK.flatMap((card) => (card.kind === 'once' ? [`${card.id}: ${card.after}`] : []))).toEqual([
      'fuel-leak: removed',
      'flooded-food-stores: removed',
      'fleeing-passengers: bottom-then-another',
    ]);
  });
});

describe('passengers', () => {
  it('[L.2] are nine and worth 8 souls and 1 sanity', () => {
    expect(sum(PASSENGER_TOKENS.map((token) => token.copies))).toBe(9);
    expect(sum(PASSENGER_TOKENS.map(({ copies, loses }) => copies * (loses.souls ?? 0)))).toBe(8);
    expect(sum(PASSENGER_TOKENS.map(({ copies, loses }) => copies * (loses.sanity ?? 0)))).toBe(1);
    for (const face of PASSENGERS) expect(passenger(face).face).toBe(face);
  });

  it('[32.1a] cost nothing if they show an X, which two do', () => {
    expect(passenger('x')).toEqual({ face: 'x', copies: 2, loses: {} });
  });
});

describe('lookup', () => {
  const id = (card: { id: 'a' | 'b' }) => card.id;

  it('refuses a deck with a card missing or twice', () => {
    expect(() => lookup(['a', 'b'], [{ id: 'a' }], id)).toThrow('There is no b');
    expect(() => lookup(['a'], [{ id: 'a' }, { id: 'a' }], id)).toThrow('a is there twice');
  });
});
