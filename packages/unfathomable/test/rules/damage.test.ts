import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const people = [
  { character: 'jeanne', in: 'deck-5' },
  { character: 'keilani', in: 'deck-5' },
  { character: 'william', in: 'deck-5' },
] as const;

/** Hull Leak fails, so the ship is damaged. */
const hullLeak = {
  people,
  step: 'mythos',
  mythos: ['hull-leak'],
  chaos: ['lore 1', 'lore 1', 'will 1', 'will 1'],
  deepOnes: {},
} as const;

/** Mother Hydra's icon: she damages the room at the end of the arrows. */
const hydra = {
  people,
  step: 'mythos',
  mythos: ['improvised-fuel-source'],
  titles: { captain: 'jeanne' },
  deepOnes: {},
} as const;

/** The rooms that are damaged now. */
const damaged = (play: { state: { damage: { placed: object } } }): string[] =>
  Object.keys(play.state.damage.placed).sort();

rule(
  '[13.1] [13.1a] damage to the ship: the top damage card, and for Structural Damage the die says where',
  { ...hullLeak, damageDeck: ['structural-lore'], dice: [5] },
  (play) => {
    expect(play.state.damage.placed).toEqual({ 'cargo-hold': 'structural-lore' });
    expect(play.saw('roll')).toMatchObject([
      { purpose: 'damage', result: 5, final: false },
      { result: 5, final: true },
    ]);
    play.stops();
  },
);

for (const [die, room] of [
  [1, 'bridge'],
  [2, 'bridge'],
  [3, 'chapel'],
  [4, 'captains-cabin'],
  [6, 'galley'],
  [7, 'boiler-room'],
  [8, 'boiler-room'],
] as const)
  rule(
    `[13.1a] a ${die} damages the room with that number`,
    { ...hullLeak, damageDeck: ['structural-any'], dice: [die] },
    (play) => {
      expect(play.state.damage.placed).toEqual({ [room]: 'structural-any' });
      play.stops();
    },
  );

rule(
  '[13.1] a damage card that is no Structural Damage is resolved without a roll',
  { ...hullLeak, damageDeck: ['flooded-food-stores'] },
  (play) => {
    expect(play.state.dials.food).toBe(7);
    expect(play.saw('roll')).toEqual([]);
    expect(damaged(play)).toEqual([]);
    play.stops();
  },
);

rule(
  '[13.2] [13.2a] damage to a space: the top card goes there without a roll',
  { ...hydra, monarchs: { hydra: 'water-3' }, damageDeck: ['structural-will', 'structural-lore'] },
  (play) => {
    play.settles('jeanne', 1);
    expect(play.state.damage.placed).toEqual({ chapel: 'structural-will' });
    expect(play.saw('damage-card')).toEqual([{ type: 'damage-card', card: 'structural-will' }]);
    expect(play.saw('roll')).toEqual([]);
    play.stops();
  },
);

rule(
  '[13.2b] [X.26] Fuel Leak costs 1 fuel and leaves the game; the space stays undamaged and no other card is drawn',
  { ...hydra, monarchs: { hydra: 'water-3' }, damageDeck: ['fuel-leak', 'structural-will'] },
  (play) => {
    play.settles('jeanne', 1);
    expect(play.state.dials.fuel).toBe(6); // one for the crisis, one for the leak
    expect(play.state.damage.removed).toEqual(['fuel-leak']);
    expect(play.state.damage.deck).toHaveLength(8);
    expect(damaged(play)).toEqual([]);
    expect(play.saw('damage-card')).toEqual([{ type: 'damage-card', card: 'fuel-leak' }]);
    play.stops();
  },
);

rule(
  '[13.2] Fleeing Passengers risks one, goes below the deck, and another card is drawn for the same space',
  { ...hydra, monarchs: { hydra: 'water-3' }, damageDeck: ['fleeing-passengers', 'structural-will'], dice: [6] },
  (play) => {
    play.settles('jeanne', 1);
    expect(play.saw('risked')).toEqual([{ type: 'risked', space: 'deck-6' }]);
    expect(play.state.damage.placed).toEqual({ chapel: 'structural-will' });
    expect(play.state.damage.deck[0]).toBe('fleeing-passengers');
    play.stops();
  },
);

/** A grenade damages the room it is thrown into. */
const grenade = {
  people: [
    { character: 'jeanne', in: 'deck-3', items: ['jam-tin-grenade'] },
    { character: 'keilani', in: 'bridge' },
    { character: 'jamie', in: 'bridge' },
  ],
  deepOnes: {},
  damageDeck: ['structural-any'],
} as const;

for (const space of ['deck-5', 'water-3'] as const)
  rule(`[13.3] ${space} cannot be damaged`, grenade, (play) => {
    play.uses('jeanne', 'item:jam-tin-grenade').chooses('jeanne', { is: 'space', space });
    expect(play.saw('damage-card')).toEqual([]);
    expect(play.state.damage.deck).toHaveLength(9);
    play.leaves('jeanne', 'action');
  });

rule('[13.3] an interior space can be damaged', grenade, (play) => {
  play.uses('jeanne', 'item:jam-tin-grenade').chooses('jeanne', { is: 'space', space: 'chapel' });
  expect(play.state.damage.placed).toEqual({ chapel: 'structural-any' });
  play.leaves('jeanne', 'action');
});

for (const [from, cell] of [
  ['chapel', 'sick-bay'],
  ['galley', 'brig'],
] as const)
  rule(
    `[13.3a] the ${cell} cannot be damaged`,
    { ...grenade, people: [{ ...grenade.people[0], in: from }, grenade.people[1], grenade.people[2]] },
    (play) => {
      play.uses('jeanne', 'item:jam-tin-grenade').chooses('jeanne', { is: 'space', space: cell });
      expect(play.saw('damage-card')).toEqual([]);
      expect(damaged(play)).toEqual([]);
      play.leaves('jeanne', 'action');
    },
  );

rule(
  '[13.3a] whoever may damage any interior space chooses among six, never the Brig or the Sick Bay',
  { people: [{ character: 'jeanne', loyalty: ['hybrid'] }, { character: 'keilani' }, { character: 'jamie' }] },
  (play) => {
    play.chooses('jeanne', { is: 'reveal' }).picks('jeanne', { is: 'loyalty', loyalty: 'hybrid' });
    play.offers(
      'jeanne',
      'choose-space',
      (['bridge', 'chapel', 'captains-cabin', 'cargo-hold', 'galley', 'boiler-room'] as const).map((space) => ({
        is: 'space',
        space,
      })),
    );
    play.leaves('jeanne', 'choose-space');
  },
);

rule(
  '[13.4] the action of a damaged space cannot be used',
  {
    people: [{ character: 'jeanne', in: 'galley' }, { character: 'keilani' }, { character: 'jamie' }],
    damaged: ['galley'],
  },
  (play) => {
    expect(play.canUse('jeanne', 'room:galley')).toBe(false);
    expect(play.blockedBecause('jeanne', { is: 'use', source: 'room:galley' })).toBe('room-damaged');
    play.moves('jeanne', 'cargo-hold');
    expect(play.canUse('jeanne', 'room:cargo-hold')).toBe(true);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[X.21] [13.5] the Galley is damaged already and the die shows 6: the Boiler Room is hit, not the Brig',
  { ...hullLeak, damagedBy: { galley: 'structural-will' }, damageDeck: ['structural-lore'], dice: [6] },
  (play) => {
    expect(play.state.damage.placed).toEqual({ galley: 'structural-will', 'boiler-room': 'structural-lore' });
    play.stops();
  },
);

for (const { hit, die, already, instead } of [
  { hit: 'Bridge', die: 1, already: ['bridge'], instead: 'captains-cabin' }, // 4 beats the Chapel's 3
  { hit: 'Chapel', die: 3, already: ['chapel'], instead: 'cargo-hold' }, // 5 beats 4 and 1
  { hit: 'Galley', die: 6, already: ['galley', 'boiler-room'], instead: 'cargo-hold' }, // 5 beats 4
  // The Chapel is next to the Bridge; the Galley is next to the Captain's Cabin only.
  { hit: 'Bridge', die: 2, already: ['bridge', 'captains-cabin'], instead: 'chapel' },
  { hit: 'Boiler Room', die: 8, already: ['boiler-room', 'galley', 'cargo-hold'], instead: 'captains-cabin' },
] as const)
  rule(
    `[13.5] [13.5a] ${hit} hit with ${already.join(', ')} damaged: the closest to it, and of those the highest number`,
    { ...hullLeak, damaged: already, damageDeck: ['structural-any'], dice: [die] },
    (play) => {
      expect(play.state.damage.placed[instead]).toBe('structural-any');
      expect(damaged(play)).toEqual([...already, instead].sort());
      play.stops();
    },
  );

rule(
  '[13.7] six damaged spaces at once end the game, before Hydra moves on',
  {
    ...hydra,
    monarchs: { hydra: 'water-3' },
    damaged: ['bridge', 'captains-cabin', 'cargo-hold', 'galley', 'boiler-room'],
    damageDeck: ['structural-any'],
  },
  (play) => {
    play.settles('jeanne', 1);
    expect(play.scenario.result).toMatchObject({ cause: 'damage' });
    expect(play.state.monarchs.hydra).toBe('water-3');
  },
);

rule(
  '[13.7] five damaged spaces do not end it',
  {
    ...hydra,
    monarchs: { hydra: 'water-3' },
    damaged: ['bridge', 'captains-cabin', 'cargo-hold', 'galley'],
    damageDeck: ['structural-any'],
  },
  (play) => {
    play.settles('jeanne', 1);
    expect(damaged(play)).toHaveLength(5);
    expect(play.scenario.result).toBeUndefined();
    play.stops();
  },
);
