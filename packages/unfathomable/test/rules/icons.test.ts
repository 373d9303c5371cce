import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** Keilani is Captain, it is Arjun's turn. */
const step = {
  people: [
    { character: 'arjun', in: 'galley', feat: false },
    { character: 'keilani', in: 'galley', feat: false },
    { character: 'jamie', in: 'galley' },
  ],
  step: 'mythos',
  titles: { captain: 'keilani', keeper: 'jamie' },
  passengers: {},
  damageDeck: ['structural-any'],
} as const;

/** A Deep One in the water, Hydra by the Chapel, Dagon by deck space 6. */
const monsters = {
  deepOnes: { 'water-8': 1, 'the-deep': 1 },
  monarchs: { hydra: 'water-3', dagon: 'water-6' },
} as const;

rule(
  '[28.22] the activation icon is resolved after the crisis',
  { ...step, ...monsters, mythos: ['incoming-sos'] },
  (play) => {
    play.asked('keilani', 'crisis-option');
    expect(play.state.deepOnes['deck-6']).toBe(0);
    play.settles('keilani', 1);
    expect(play.state.deepOnes['deck-6']).toBe(2);
    const types = play.events().map(({ type }) => type);
    expect(types.indexOf('crisis-option')).toBeLessThan(types.indexOf('activation'));
    play.stops();
  },
);

rule(
  '[28.23] icons inside a crisis are resolved from left to right, and then the one of the card itself',
  {
    ...step,
    mythos: ['coordinated-assault'],
    chaos: ['will 1', 'will 1', 'will 1', 'will 1'],
    deepOnes: { 'water-8': 1 },
    monarchs: { hydra: 'water-1', dagon: 'water-3' },
    dice: [1],
  },
  (play) => {
    play.chooses('arjun', { is: 'rest' });
    play.chooses('arjun', { is: 'rest' });
    expect(play.saw('activation').map(({ icon }) => icon)).toEqual(['hydra', 'dagon', 'deepOnes', 'deepOnes']);
    expect(play.state.deepOnes['boiler-room']).toBe(1); // from the water to the deck to the room: activated twice
    play.stops();
  },
);

rule(
  '[28.24] [28.24a] the Deep One icon activates each Deep One on the board, not those in the Deep, and no monarch',
  { ...step, ...monsters, mythos: ['food-rationing'] },
  (play) => {
    play.settles('keilani', 1);
    expect(play.state.deepOnes).toMatchObject({ 'water-8': 0, 'deck-8': 1, 'the-deep': 1 });
    expect(play.state.monarchs).toEqual({ hydra: 'water-3', dagon: 'water-6' });
    expect(play.saw('spawned')).toEqual([]);
    expect(play.saw('damage-card')).toEqual([]);
    play.stops();
  },
);

rule(
  '[28.24] [28.24b] the Dagon icon activates Dagon alone',
  { ...step, ...monsters, mythos: ['incoming-sos'] },
  (play) => {
    play.settles('keilani', 1);
    expect(play.state.deepOnes).toMatchObject({ 'water-8': 1, 'deck-6': 2, 'the-deep': 1 });
    expect(play.state.monarchs).toEqual({ hydra: 'water-3', dagon: 'water-4' });
    expect(play.saw('damage-card')).toEqual([]);
    play.stops();
  },
);

rule(
  '[28.24] [28.24c] the Hydra icon activates Hydra alone',
  { ...step, ...monsters, mythos: ['improvised-fuel-source'] },
  (play) => {
    play.settles('keilani', 1);
    expect(play.state.damage.placed).toEqual({ chapel: 'structural-any' });
    expect(play.state.monarchs).toEqual({ hydra: 'water-1', dagon: 'water-6' });
    expect(play.state.deepOnes).toMatchObject({ 'water-8': 1, 'deck-8': 0, 'the-deep': 1 });
    play.stops();
  },
);

rule(
  '[28.26] the track icon is resolved after the activation icon: Dagon acts before the ship leaves him behind',
  { ...step, ...monsters, mythos: ['dinghy-launch'] },
  (play) => {
    play.settles('keilani', 1);
    expect(play.state.deepOnes['deck-6']).toBe(2);
    const types = play.events().map(({ type }) => type);
    expect(types.indexOf('activation')).toBeLessThan(types.indexOf('track'));
    expect(play.state.monarchs.dagon).toBe('water-6'); // one forward, then one back
    play.stops();
  },
);

rule(
  '[28.27] [28.27a] the travel icon advances the travel track one space',
  { ...step, ...monsters, mythos: ['dinghy-launch'] },
  (play) => {
    play.settles('keilani', 1);
    expect(play.state.tracks).toEqual({ travel: 1, ritual: 0 });
    play.stops();
  },
);

rule(
  '[28.27] [28.27b] the ritual icon advances the ritual track one space',
  { ...step, ...monsters, mythos: ['incoming-sos'] },
  (play) => {
    play.settles('keilani', 1);
    expect(play.state.tracks).toEqual({ travel: 0, ritual: 1 });
    play.stops();
  },
);

/** Strange Vision: the choice icon; the first option also locks up the current player. */
const vision = { ...step, mythos: ['strange-vision'], deepOnes: { 'water-8': 1 } } as const;

for (const track of ['travel', 'ritual'] as const)
  rule(`[28.27] [28.27c] the choice icon: the current player picks the ${track} track`, vision, (play) => {
    play.settles('arjun', 1).chooses('arjun', { is: 'rest' });
    play.offers('arjun', 'choose-track', [
      { is: 'track', track: 'travel' },
      { is: 'track', track: 'ritual' },
    ]);
    play.chooses('arjun', { is: 'track', track });
    expect(play.state.tracks).toEqual({ travel: 0, ritual: 0, [track]: 1 });
    play.stops();
  });

rule('[28.27d] if the current player is in the Brig by then, the Captain picks', vision, (play) => {
  play.settles('arjun', 0).picks('arjun', { is: 'waypoint' });
  expect(play.person('arjun').space).toBe('brig');
  play.scenario.expectAsked(1);
  play.chooses('keilani', { is: 'track', track: 'ritual' });
  expect(play.state.tracks).toEqual({ travel: 0, ritual: 1 });
  play.stops();
});
