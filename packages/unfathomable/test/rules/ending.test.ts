import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** A hybrid among humans; Arjun is Captain. */
const people = [
  { character: 'arjun', loyalty: ['human'] },
  { character: 'keilani', loyalty: ['hybrid'] },
  { character: 'jamie', loyalty: ['human'] },
] as const;

const crisis = { people, step: 'mythos', titles: { captain: 'arjun' }, deepOnes: {} } as const;

rule(
  '[18.0] the game ends at the very moment a dial is empty: what the card says next does not happen',
  { ...crisis, mythos: ['food-rationing'], dials: { food: 1 }, dice: [1] },
  (play) => {
    play.settles('arjun', 0);
    expect(play.scenario.result).toMatchObject({ cause: 'food' });
    expect(play.saw('roll')).toEqual([]);
    expect(play.saw('activation')).toEqual([]);
    expect(play.state.dials.sanity).toBe(8);
    play.scenario.expectAsked();
  },
);

rule(
  '[18.0] the greater banishment ends the game with the first passenger who costs the last soul',
  {
    people,
    passengers: { 'deck-3': ['soul'], 'deck-5': ['soul'] },
    deepOnes: {},
    dials: { souls: 1 },
    ritual: 3,
    step: 'mythos',
    mythos: ['incoming-sos'],
    titles: { captain: 'arjun' },
    monarchs: { dagon: 'water-1' },
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.scenario.result).toMatchObject({ cause: 'souls' });
    expect(play.saw('passenger-defeated')).toHaveLength(1);
    expect(play.view('spectator').passengers.deck).toMatchObject({ 'deck-3': 0, 'deck-5': 1 });
  },
);

/** One space before Arrive; the travel icon follows. */
const arriving = {
  ...crisis,
  mythos: ['missing-jewelry'],
  monarchs: { hydra: 'water-1' },
  damageDeck: ['structural-any'],
  travel: 3,
  awakened: true,
} as const;

rule(
  '[X.15] [18.0a] [29.3] waypoints of 3, 2, 4 and 3: the ship arrives once more and the humans win',
  { ...arriving, placed: ['maelstrom', 'reef', 'calm-waters', 'rainstorm'] },
  (play) => {
    play.settles('arjun', 0);
    expect(play.scenario.result).toEqual({ cause: 'arrived', winners: [0, 2], distance: 12 });
  },
);

rule(
  '[18.0a] with 11 in play, Arrive is another waypoint',
  { ...arriving, placed: ['maelstrom', 'reef', 'calm-waters', 'hurricane'], waypoints: ['wrecked-ship', 'iceberg'] },
  (play) => {
    play.settles('arjun', 0);
    expect(play.scenario.result).toBeUndefined();
    play.leaves('arjun', 'choose-waypoint');
  },
);

rule(
  '[18.0a] [29.3] reaching 12 is not enough: the ship must arrive one further time',
  {
    ...arriving,
    placed: ['maelstrom', 'reef', 'calm-waters'],
    waypoints: ['smooth-sailing', 'iceberg'],
  },
  (play) => {
    play.settles('arjun', 0).chooses('arjun', { is: 'waypoint', waypoint: 'smooth-sailing' });
    expect(play.view('spectator').distance).toBe(12);
    expect(play.state.tracks.travel).toBe(0);
    expect(play.scenario.result).toBeUndefined();
    play.stops();
  },
);

for (const [resource, card, option] of [
  ['fuel', 'improvised-fuel-source', 1],
  ['food', 'infection', 0],
  ['sanity', 'missing-jewelry', 0],
  ['souls', 'dinghy-launch', 1],
] as const) {
  rule(
    `[18.0b] [29.6] no ${resource} left: the game ends`,
    { ...crisis, mythos: [card], dials: { [resource]: 1 } },
    (play) => {
      play.settles('arjun', option);
      expect(play.scenario.result).toMatchObject({ cause: resource, winners: [1] });
      expect(play.state.dials[resource]).toBe(0);
    },
  );

  rule(`[18.0b] 1 ${resource} left: it goes on`, { ...crisis, mythos: [card], dials: { [resource]: 2 } }, (play) => {
    play.settles('arjun', option);
    expect(play.state.dials[resource]).toBe(1);
    expect(play.scenario.result).toBeUndefined();
    play.stops();
  });
}

rule(
  '[18.0c] [29.7] the sixth damaged space ends the game',
  {
    ...crisis,
    mythos: ['improvised-fuel-source'],
    monarchs: { hydra: 'water-4' },
    damaged: ['bridge', 'chapel', 'cargo-hold', 'galley', 'boiler-room'],
    damageDeck: ['structural-any'],
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.scenario.result).toMatchObject({ cause: 'damage', winners: [1] });
  },
);

rule(
  '[18.0d] [29.8] a spawn that the supply cannot serve ends the game',
  { ...crisis, mythos: ['strange-vision'], deepOnes: { 'water-1': 13 } },
  (play) => {
    play.settles('arjun', 1); // one in each of eight deck spaces, and seven are left
    expect(play.scenario.result).toMatchObject({ cause: 'deepOnes', winners: [1] });
  },
);

rule(
  '[18.0d] a spawn that takes the last one does not',
  { ...crisis, mythos: ['strange-vision'], deepOnes: { 'water-1': 12 } },
  (play) => {
    play.settles('arjun', 1);
    expect(play.view('spectator').deepOneSupply).toBe(0);
    expect(play.scenario.result).toBeUndefined();
    play.stops();
  },
);

rule(
  '[18.1] at the end everybody turns over all loyalty cards; before that nobody sees those of others',
  { ...crisis, mythos: ['missing-jewelry'], dials: { sanity: 1 } },
  (play) => {
    expect(play.view('arjun').players.map(({ loyalty }) => loyalty)).toEqual([['human'], [null], [null]]);
    expect(play.view('spectator').players.map(({ loyalty }) => loyalty)).toEqual([[null], [null], [null]]);
    play.settles('arjun', 0);
    for (const who of ['arjun', 'keilani', 'jamie', 'spectator'] as const)
      expect(play.view(who).players.map(({ loyalty }) => loyalty)).toEqual([['human'], ['hybrid'], ['human']]);
    expect(play.saw('truth')).toEqual([
      { type: 'truth', seat: 0, loyalty: ['human'] },
      { type: 'truth', seat: 1, loyalty: ['hybrid'] },
      { type: 'truth', seat: 2, loyalty: ['human'] },
    ]);
  },
);
