import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** Arjun is Captain and current player; the card has the Deep One icon and the ritual track. */
const icon = { step: 'mythos', mythos: ['food-rationing'] } as const;

const crew = {
  ...icon,
  people: [
    { character: 'arjun', in: 'bridge' },
    { character: 'jeanne', in: 'bridge' },
    { character: 'jamie', in: 'bridge' },
  ],
} as const;

rule(
  '[4.13] [1.16] [X.3] the current player picks which Deep One acts next, and each does one thing only',
  {
    ...crew,
    people: [{ character: 'jeanne', in: 'bridge' }, { character: 'arjun' }, { character: 'jamie' }],
    titles: { captain: 'jamie' },
    deepOnes: { 'water-3': 1, 'deck-3': 1, chapel: 1 },
    passengers: { 'deck-3': ['x'] },
    damageDeck: ['structural-lore'],
  },
  (play) => {
    play.settles('jamie', 1);
    play.offers('jeanne', 'order-deep-ones', [
      { is: 'deep-one', space: 'chapel' },
      { is: 'deep-one', space: 'deck-3' },
      { is: 'deep-one', space: 'water-3' },
      { is: 'rest' },
    ]);
    play.scenario.expectAsked(play.seat('jeanne'));
    play.chooses('jeanne', { is: 'deep-one', space: 'water-3' });
    expect(play.state.deepOnes).toMatchObject({ 'water-3': 0, 'deck-3': 2, chapel: 1 });
    play.offers('jeanne', 'order-deep-ones', [
      { is: 'deep-one', space: 'chapel' },
      { is: 'deep-one', space: 'deck-3' },
      { is: 'rest' },
    ]);
    play.chooses('jeanne', { is: 'deep-one', space: 'chapel' });
    expect(play.state.damage.placed).toEqual({ chapel: 'structural-lore' });
    // The one from the water has acted already: only one of the two on deck takes the passenger, and none moves.
    expect(play.state.passengers.deck['deck-3']).toEqual([]);
    expect(play.state.deepOnes).toMatchObject({ 'deck-3': 2, chapel: 1 });
    play.stops();
  },
);

rule(
  '[4.14] a Deep One attacks the human in its space before anything else it could do',
  {
    ...crew,
    people: [{ character: 'arjun' }, { character: 'jeanne', in: 'deck-3' }, { character: 'jamie' }],
    deepOnes: { 'deck-3': 1 },
    passengers: { 'deck-3': ['soul'] },
    dice: [6],
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.person('jeanne').space).toBe('sick-bay');
    expect(play.state.passengers.deck['deck-3']).toEqual(['soul']);
    expect(play.state.deepOnes['deck-3']).toBe(1);
    play.stops();
  },
);

rule(
  '[4.14a] of several humans the current player picks the defender, of those in the space only',
  {
    ...crew,
    people: [
      { character: 'arjun', in: 'bridge' },
      { character: 'jeanne', in: 'deck-3' },
      { character: 'jamie', in: 'deck-3' },
    ],
    deepOnes: { 'deck-3': 1 },
    dice: [8],
  },
  (play) => {
    play.settles('arjun', 1);
    play.offers('arjun', 'choose-defender', [
      { is: 'seat', seat: play.seat('jeanne') },
      { is: 'seat', seat: play.seat('jamie') },
    ]);
    play.scenario.expectAsked(play.seat('arjun'));
    play.chooses('arjun', { is: 'seat', seat: play.seat('jamie') });
    expect(play.person('jamie').space).toBe('sick-bay');
    expect(play.person('jeanne').space).toBe('deck-3');
    play.stops();
  },
);

rule(
  '[4.14b] a revealed traitor is never attacked: the Deep One takes the passenger',
  {
    ...crew,
    people: [{ character: 'arjun' }, { character: 'jeanne', in: 'deck-3', revealed: 'hybrid' }, { character: 'jamie' }],
    deepOnes: { 'deck-3': 1 },
    passengers: { 'deck-3': ['soul'] },
    dice: [8],
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.saw('attack')).toEqual([]);
    expect(play.person('jeanne').space).toBe('deck-3');
    expect(play.state.passengers.deck['deck-3']).toEqual([]);
    play.stops();
  },
);

rule(
  '[4.14b] between a human and a revealed traitor there is nothing to pick: the human is the defender',
  {
    ...crew,
    people: [
      { character: 'arjun' },
      { character: 'jeanne', in: 'deck-3', revealed: 'hybrid' },
      { character: 'jamie', in: 'deck-3' },
    ],
    deepOnes: { 'deck-3': 1 },
    dice: [8],
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.person('jamie').space).toBe('sick-bay');
    expect(play.person('jeanne').space).toBe('deck-3');
    play.stops();
  },
);

rule(
  '[4.15] with no human there it defeats one passenger without a roll',
  { ...crew, deepOnes: { 'deck-3': 1 }, passengers: { 'deck-3': ['soul', 'soul'] }, dice: [1] },
  (play) => {
    play.settles('arjun', 1);
    expect(play.state.passengers.deck['deck-3']).toEqual(['soul']);
    expect(play.state.dials.souls).toBe(7);
    expect(play.state.rigged).toEqual([1]);
    expect(play.state.deepOnes).toMatchObject({ 'deck-3': 1, chapel: 0 });
    play.stops();
  },
);

rule(
  '[4.16] [4.16b] alone in an undamaged interior space it damages that space, without a roll',
  { ...crew, deepOnes: { 'cargo-hold': 1 }, damageDeck: ['structural-strength'], dice: [1] },
  (play) => {
    play.settles('arjun', 1);
    expect(play.saw('damage-card')).toEqual([{ type: 'damage-card', card: 'structural-strength' }]);
    expect(play.state.damage.placed).toEqual({ 'cargo-hold': 'structural-strength' });
    expect(play.state.rigged).toEqual([1]);
    expect(play.state.deepOnes['cargo-hold']).toBe(1);
    play.stops();
  },
);

rule(
  '[4.16a] it damages neither a deck space nor a damaged interior space, but moves',
  { ...crew, deepOnes: { 'deck-5': 1, chapel: 1 }, damaged: ['chapel'] },
  (play) => {
    play.settles('arjun', 1);
    play.chooses('arjun', { is: 'rest' });
    expect(play.saw('damage-card')).toEqual([]);
    expect(play.state.deepOnes).toMatchObject({ 'deck-5': 0, chapel: 0, 'cargo-hold': 2 });
    play.stops();
  },
);

rule(
  '[4.16c] a damage card that removes itself completes the activation',
  { ...crew, deepOnes: { galley: 1 }, damageDeck: ['fuel-leak', 'structural-will'] },
  (play) => {
    play.settles('arjun', 1);
    expect(play.state.dials.fuel).toBe(7);
    expect(play.state.damage).toMatchObject({ placed: {}, removed: ['fuel-leak'] });
    expect(play.saw('damage-card')).toHaveLength(1);
    expect(play.state.deepOnes.galley).toBe(1);
    play.stops();
  },
);

for (const [from, to] of [
  ['water-1', 'deck-1'],
  ['water-8', 'deck-8'],
  ['deck-1', 'bridge'],
  ['deck-2', 'bridge'],
  ['deck-3', 'chapel'],
  ['deck-4', 'captains-cabin'],
  ['deck-5', 'cargo-hold'],
  ['deck-6', 'galley'],
  ['deck-7', 'boiler-room'],
  ['deck-8', 'boiler-room'],
] as const)
  rule(
    `[4.17] [4.17a] from ${from} the arrow leads a Deep One to ${to}, one space`,
    { ...crew, deepOnes: { [from]: 1 }, passengers: {} },
    (play) => {
      play.settles('arjun', 1);
      expect(play.saw('deep-ones-moved')).toEqual([{ type: 'deep-ones-moved', from, to, count: 1 }]);
      expect(play.state.deepOnes).toMatchObject({ [from]: 0, [to]: 1 });
      play.stops();
    },
  );

for (const [from, damaged, to, why] of [
  ['cargo-hold', ['cargo-hold', 'boiler-room'], 'galley', 'as close as the Chapel, and numbered higher'],
  ['bridge', ['bridge'], 'captains-cabin', 'as close as the Chapel, and numbered higher'],
  ['chapel', ['chapel', 'cargo-hold', 'captains-cabin'], 'bridge', 'the only one next door'],
  ['bridge', ['bridge', 'chapel', 'captains-cabin', 'galley'], 'chapel', 'on the way to the Cargo Hold'],
  [
    'chapel',
    ['bridge', 'chapel', 'captains-cabin', 'cargo-hold', 'boiler-room'],
    'cargo-hold',
    'of two ways to the Galley, through the higher number',
  ],
] as const)
  rule(
    `[4.17b] inside, a Deep One in the ${from} goes to the ${to}: ${why}`,
    {
      ...crew,
      people: [
        { character: 'arjun', in: 'deck-1' },
        { character: 'jeanne', in: 'deck-1' },
        { character: 'jamie', in: 'deck-1' },
      ],
      deepOnes: { [from]: 1 },
      damaged,
    },
    (play) => {
      play.settles('arjun', 1);
      expect(play.state.deepOnes).toMatchObject({ [from]: 0, [to]: 1 });
      play.stops();
    },
  );

rule(
  '[4.18] with no Deep One on the board two come to the Deep, and fewer than four stay there',
  { ...crew, deepOnes: { 'the-deep': 1 }, dice: [1] },
  (play) => {
    play.settles('arjun', 1);
    expect(play.state.deepOnes['the-deep']).toBe(3);
    expect(play.state.monarchs).toEqual({ hydra: 'the-deep', dagon: 'the-deep' });
    expect(play.state.rigged).toEqual([1]);
    play.stops();
  },
);

rule(
  '[4.18] four or more in the Deep surface with every monster there, both monarchs included',
  { ...crew, deepOnes: { 'the-deep': 3 }, dice: [8] },
  (play) => {
    play.settles('arjun', 1);
    expect(play.state.deepOnes).toMatchObject({ 'the-deep': 0, 'water-2': 5 });
    expect(play.state.monarchs).toEqual({ hydra: 'water-2', dagon: 'water-2' });
    play.stops();
  },
);

rule(
  '[4.18] a monarch on the water stays where it is when the others surface',
  { ...crew, deepOnes: { 'the-deep': 2 }, monarchs: { dagon: 'water-7' }, dice: [2] },
  (play) => {
    play.settles('arjun', 1);
    expect(play.state.monarchs).toEqual({ hydra: 'water-1', dagon: 'water-7' });
    play.stops();
  },
);

rule(
  '[4.18a] with one Deep One in the supply, an icon for none on the board ends the game',
  {
    ...crew,
    people: [{ character: 'arjun', loyalty: ['hybrid'] }, { character: 'jeanne' }, { character: 'jamie' }],
    deepOnes: { 'the-deep': 19 },
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.scenario.result).toMatchObject({ cause: 'deepOnes', winners: [play.seat('arjun')] });
  },
);
