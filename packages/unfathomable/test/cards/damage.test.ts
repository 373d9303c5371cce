import { type CardName, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import type { DamageId } from '../../src/content/ids';
import { calm, damagedRooms, onDeck } from './crisis';

/** Hull Leak fails, and this is drawn. */
const leak = (card: DamageId, dice: readonly number[], ...then: readonly DamageId[]) =>
  calm('hull-leak', { damageDeck: [card, ...then], dice });

/** The room takes the card, and the card takes cards worth so much to be paid off. */
function structural(card: DamageId, enough: readonly CardName[], others: readonly CardName[]): void {
  rule(`${card}: it stays in the room, and every human there is defeated`, leak(card, [6]), (play) => {
    play.nobodyAdds();
    expect(play.state.damage.placed).toEqual({ galley: card });
    expect(play.person('ishmael').space).toBe('sick-bay');
    expect(play.person('jeanne').space).toBe('boiler-room');
    play.stops();
  });
  const broken = (hand: readonly CardName[]) =>
    ({
      people: [{ character: 'jeanne', in: 'galley', hand }, { character: 'jamie' }, { character: 'arjun' }],
      damagedBy: { galley: card },
      deepOnes: {},
    }) as const;
  rule(
    `${card}: repaired with ${enough.join(' and ')}, it is back in the deck`,
    broken([...enough, ...others]),
    (play) => {
      play.picks('jeanne', { is: 'repair' });
      expect(play.asked('jeanne', 'repair-cards').least).toBe(card === 'structural-any' ? 5 : 3);
      expect(play.asked('jeanne').options).toHaveLength(
        enough.length + (card === 'structural-any' ? others.length : 0),
      );
      play.plays('jeanne', ...enough);
      expect(play.state.damage.placed).toEqual({});
      expect(play.state.damage.deck).toContain(card);
      expect(play.names('jeanne')).toEqual(others);
      play.leaves('jeanne', 'action');
    },
  );
  rule(`${card}: with less it cannot be repaired`, broken(enough.slice(1)), (play) => {
    expect(play.blockedBecause('jeanne', { is: 'repair' })).toBe('cannot-pay');
    play.leaves('jeanne', 'action');
  });
}
structural('structural-influence', ['influence 1', 'influence 2'], ['will 5']);
structural('structural-lore', ['lore 1', 'lore 2'], ['influence 5']);
structural('structural-observation', ['observation 1', 'observation 2'], ['influence 5']);
structural('structural-strength', ['strength 1', 'strength 2'], ['influence 5']);
structural('structural-will', ['will 1', 'will 2'], ['influence 5']);
structural('structural-any', ['will 1', 'lore 2', 'influence 2'], ['strength 1']);

rule('fuel-leak: fuel is lost, no room is damaged, and the card is out of the game', leak('fuel-leak', []), (play) => {
  play.nobodyAdds();
  expect(play.state.dials).toEqual({ fuel: 7, food: 8, sanity: 8, souls: 8 });
  expect(damagedRooms(play)).toEqual([]);
  expect(play.state.damage.removed).toEqual(['fuel-leak']);
  expect(play.saw('damage-card')).toHaveLength(1);
  play.stops();
});
rule(
  'flooded-food-stores: food is lost, no room is damaged, and the card is out of the game',
  leak('flooded-food-stores', []),
  (play) => {
    play.nobodyAdds();
    expect(play.state.dials).toEqual({ fuel: 8, food: 7, sanity: 8, souls: 8 });
    expect(damagedRooms(play)).toEqual([]);
    expect(play.state.damage.removed).toEqual(['flooded-food-stores']);
    play.stops();
  },
);
rule(
  'fleeing-passengers: a passenger is risked, the card goes below, and another one is drawn',
  leak('fleeing-passengers', [3, 5], 'structural-any'),
  (play) => {
    play.nobodyAdds();
    expect(onDeck(play)).toEqual(['deck-3']);
    expect(play.state.damage.placed).toEqual({ 'cargo-hold': 'structural-any' });
    expect(play.state.damage.deck[0]).toBe('fleeing-passengers');
    play.stops();
  },
);
