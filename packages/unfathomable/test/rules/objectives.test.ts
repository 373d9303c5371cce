import { type Person, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** Loyal, Hybrid, Cultist and loyal, each with a Human card. */
const people: readonly Person[] = [
  { character: 'arjun', loyalty: ['human', 'human'] },
  { character: 'keilani', loyalty: ['human', 'hybrid'] },
  { character: 'jamie', loyalty: ['human', 'cultist'] },
  { character: 'william', loyalty: ['human', 'human'] },
];

/** The Captain pays with a dial that is nearly empty. */
const sinking = {
  step: 'mythos',
  mythos: ['missing-jewelry'],
  titles: { captain: 'arjun' },
  dials: { sanity: 1 },
  awakened: true,
} as const;

const TWELVE = ['maelstrom', 'reef', 'calm-waters', 'rainstorm'] as const;
const ELEVEN = ['maelstrom', 'reef', 'calm-waters', 'hurricane'] as const;

const arriving = {
  ...sinking,
  dials: {},
  monarchs: { hydra: 'water-1' },
  damageDeck: ['structural-any'],
  travel: 3,
  placed: TWELVE,
  deepOnes: {},
} as const;

rule(
  '[18.1a] [25.2] [29.4] ended by Arrive: everybody with only Human cards wins, and nobody else',
  { ...arriving, people },
  (play) => {
    play.settles('arjun', 0);
    expect(play.scenario.result).toEqual({ cause: 'arrived', winners: [0, 3], distance: 12 });
  },
);

rule(
  '[18.1b] [25.3] [29.9] ended otherwise: a Hybrid card wins in spite of a Human card, revealed or not',
  {
    ...sinking,
    people: [
      { character: 'arjun', loyalty: ['human'] },
      { character: 'keilani', loyalty: ['human', 'hybrid'] },
      { character: 'jamie', revealed: 'hybrid' },
    ],
  },
  (play) => {
    play.settles('arjun', 0);
    expect(play.scenario.result).toMatchObject({ cause: 'sanity', winners: [1, 2] });
  },
);

rule(
  '[18.1c] [25.4] [29.11] ended otherwise with 12 or more: the Cultist wins too, in spite of a Human card',
  { ...sinking, people, placed: TWELVE },
  (play) => {
    play.settles('arjun', 0);
    expect(play.scenario.result).toEqual({ cause: 'sanity', winners: [1, 2], distance: 12 });
  },
);

rule(
  '[18.1c] [25.4] [29.9a] [29.12] ended otherwise below 12: the Cultist loses',
  { ...sinking, people, placed: ELEVEN },
  (play) => {
    play.settles('arjun', 0);
    expect(play.scenario.result).toEqual({ cause: 'sanity', winners: [1], distance: 11 });
  },
);

rule('[29.12] the Cultist loses when the humans arrive', { ...arriving, people }, (play) => {
  play.settles('arjun', 0);
  expect(play.scenario.result?.winners).not.toContain(2);
});

rule(
  '[18.1c] the waypoint that makes 12 counts while it is resolved: its fuel sinks the ship and the Cultist wins',
  {
    ...arriving,
    people,
    placed: ['maelstrom', 'reef', 'calm-waters'],
    waypoints: ['smooth-sailing', 'iceberg'],
    dials: { fuel: 1 },
  },
  (play) => {
    play.settles('arjun', 0).chooses('arjun', { is: 'waypoint', waypoint: 'smooth-sailing' });
    expect(play.scenario.result).toEqual({ cause: 'fuel', winners: [1, 2], distance: 12 });
  },
);

const both: readonly Person[] = [
  { character: 'arjun', loyalty: ['human'] },
  { character: 'keilani', loyalty: ['hybrid', 'cultist'] },
  { character: 'jamie', loyalty: ['human'] },
  { character: 'william', revealed: 'cultist', loyalty: ['hybrid'] },
];

rule(
  '[18.1d] [25.5] [29.13] Hybrid and Cultist in one hand win at any distance, as a Hybrid does',
  { ...sinking, people: [...both.slice(0, 3), { character: 'william' }] },
  (play) => {
    play.settles('arjun', 0);
    expect(play.scenario.result).toEqual({ cause: 'sanity', winners: [1], distance: 0 });
  },
);

rule(
  '[18.1d] the same when the Cultist card is the one that was revealed',
  { ...sinking, people: [...both.slice(0, 1), { character: 'keilani' }, ...both.slice(2)] },
  (play) => {
    play.settles('arjun', 0);
    expect(play.scenario.result).toEqual({ cause: 'sanity', winners: [3], distance: 0 });
  },
);

rule(
  '[29.13] Hybrid and Cultist in one hand lose on Arrive',
  { ...arriving, people: [...both.slice(0, 3), { character: 'william' }] },
  (play) => {
    play.settles('arjun', 0);
    expect(play.scenario.result).toMatchObject({ cause: 'arrived', winners: [0, 2, 3] });
  },
);

for (const [cause, scene] of [
  ['food', { mythos: ['infection'], dials: { food: 1 }, option: 0 }],
  [
    'damage',
    {
      mythos: ['improvised-fuel-source'],
      monarchs: { hydra: 'water-4' },
      damaged: ['bridge', 'chapel', 'cargo-hold', 'galley', 'boiler-room'],
      damageDeck: ['structural-any'],
      option: 1,
    },
  ],
  ['deepOnes', { mythos: ['incoming-sos'], deepOnes: { 'water-1': 19 }, option: 1 }],
] as const) {
  const { option, ...position } = scene;
  rule(
    `[29.5] the Deep Ones win at once (${cause}), whatever the card would still do`,
    { step: 'mythos', titles: { captain: 'arjun' }, people, ...position },
    (play) => {
      play.settles('arjun', option);
      expect(play.scenario.result).toMatchObject({ cause, winners: [1] });
      expect(play.saw('track')).toEqual([]);
      play.scenario.expectAsked();
    },
  );
}
