import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** Arjun is Captain and it is his Mythos step; each of these cards has another icon and the ritual track. */
const HYDRA = 'improvised-fuel-source';
const DAGON = 'incoming-sos';

const mythosStep = {
  people: [
    { character: 'arjun', in: 'bridge' },
    { character: 'jeanne', in: 'boiler-room' },
    { character: 'jamie', in: 'bridge' },
  ],
  step: 'mythos',
  deepOnes: {},
} as const;

rule(
  '[4.0] [4.2] the icon of a mythos card is resolved as part of it, and only its monster acts',
  {
    ...mythosStep,
    mythos: [HYDRA],
    monarchs: { hydra: 'water-5', dagon: 'water-4' },
    deepOnes: { 'water-6': 1 },
    damageDeck: ['structural-lore'],
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.saw('activation')).toEqual([{ type: 'activation', icon: 'hydra' }]);
    expect(play.state.damage.placed).toEqual({ 'cargo-hold': 'structural-lore' });
    expect(play.state.monarchs).toEqual({ hydra: 'water-3', dagon: 'water-4' });
    expect(play.state.deepOnes).toMatchObject({ 'water-6': 1, 'deck-4': 0, 'deck-6': 0 });
    play.stops();
  },
);

rule(
  '[4.3] [4.3a] icons in the text of a card are resolved like any other, besides the icon of the card itself',
  { ...mythosStep, mythos: ['volunteer-army'], deepOnes: { 'water-3': 1, 'deck-6': 1 } },
  (play) => {
    play.settles('arjun', 1);
    play.offers('arjun', 'order-deep-ones', [
      { is: 'deep-one', space: 'deck-6' },
      { is: 'deep-one', space: 'water-3' },
      { is: 'rest' },
    ]);
    play.chooses('arjun', { is: 'rest' });
    expect(play.saw('activation').map(({ icon }) => icon)).toEqual(['deepOnes', 'dagon']);
    expect(play.state.deepOnes).toMatchObject({ 'water-3': 0, 'deck-3': 1, 'deck-6': 0, galley: 1, 'the-deep': 2 });
    play.stops();
  },
);

rule(
  '[4.4] monsters in the Deep do not activate',
  { ...mythosStep, mythos: ['food-rationing'], deepOnes: { 'the-deep': 5, 'water-3': 1 } },
  (play) => {
    play.settles('arjun', 1);
    expect(play.state.deepOnes).toMatchObject({ 'the-deep': 5, 'water-3': 0, 'deck-3': 1 });
    expect(play.saw('spawned')).toEqual([]);
    expect(play.state.monarchs).toEqual({ hydra: 'the-deep', dagon: 'the-deep' });
    play.stops();
  },
);

rule(
  '[4.5] [4.6] [X.19] Mother Hydra damages the closest interior space and then moves one space to the front',
  { ...mythosStep, mythos: [HYDRA], monarchs: { hydra: 'water-3' }, damageDeck: ['structural-will'] },
  (play) => {
    play.settles('arjun', 1);
    const acts = play.events().filter(({ type }) => type === 'damaged' || type === 'monarch-moved');
    expect(acts).toEqual([
      { type: 'damaged', room: 'chapel', card: 'structural-will' },
      { type: 'monarch-moved', monarch: 'hydra', from: 'water-3', to: 'water-1' },
    ]);
    expect(play.state.damage.placed).toEqual({ chapel: 'structural-will' });
    play.stops();
  },
);

for (const [water, room] of [
  ['water-1', 'bridge'],
  ['water-2', 'bridge'],
  ['water-3', 'chapel'],
  ['water-4', 'captains-cabin'],
  ['water-5', 'cargo-hold'],
  ['water-6', 'galley'],
  ['water-7', 'boiler-room'],
  ['water-8', 'boiler-room'],
] as const)
  rule(
    `[4.6a] from ${water} the arrows lead Mother Hydra to the ${room}`,
    {
      ...mythosStep,
      people: [
        { character: 'arjun', in: 'deck-1' },
        { character: 'jeanne', in: 'deck-1' },
        { character: 'jamie', in: 'deck-1' },
      ],
      mythos: [HYDRA],
      monarchs: { hydra: water },
      damageDeck: ['structural-any'],
    },
    (play) => {
      play.settles('arjun', 1);
      expect(play.state.damage.placed).toEqual({ [room]: 'structural-any' });
      play.stops();
    },
  );

rule(
  '[4.6b] [4.6c] from a damaged space she hits the closest to that space, however near to herself another one is',
  {
    ...mythosStep,
    mythos: [HYDRA],
    monarchs: { hydra: 'water-7' },
    damaged: ['boiler-room'],
    damageDeck: ['structural-any'],
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.state.damage.placed.galley).toBe('structural-any'); // as close as the Cargo Hold, and numbered higher
    expect(play.state.damage.placed['cargo-hold']).toBeUndefined();
    play.stops();
  },
);

rule(
  '[4.6b] a farther space is hit only when all the closer ones are damaged',
  {
    ...mythosStep,
    mythos: [HYDRA],
    monarchs: { hydra: 'water-1' },
    damaged: ['bridge', 'captains-cabin', 'chapel'],
    damageDeck: ['structural-any'],
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.state.damage.placed.galley).toBe('structural-any');
    play.stops();
  },
);

rule(
  '[4.6d] the sixth damaged space ends the game before she moves',
  {
    ...mythosStep,
    people: [
      { character: 'arjun', in: 'deck-1' },
      { character: 'jeanne', in: 'deck-1', loyalty: ['hybrid'] },
      { character: 'jamie', in: 'deck-1' },
    ],
    mythos: [HYDRA],
    monarchs: { hydra: 'water-3' },
    damaged: ['bridge', 'captains-cabin', 'cargo-hold', 'galley', 'boiler-room'],
    damageDeck: ['structural-any'],
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.scenario.result).toMatchObject({ cause: 'damage', winners: [play.seat('jeanne')] });
    expect(play.state.monarchs.hydra).toBe('water-3');
    expect(play.saw('monarch-moved')).toEqual([]);
  },
);

for (const [from, to] of [
  ['water-7', 'water-5'],
  ['water-8', 'water-6'],
  ['water-6', 'water-4'],
  ['water-4', 'water-2'],
] as const) {
  rule(
    `[4.7] Mother Hydra moves from ${from} to ${to}, the adjacent one closest to the front`,
    { ...mythosStep, mythos: [HYDRA], monarchs: { hydra: from }, damageDeck: ['fuel-leak'] },
    (play) => {
      play.settles('arjun', 1);
      expect(play.state.monarchs.hydra).toBe(to);
      play.stops();
    },
  );
  rule(
    `[4.11] Father Dagon moves from ${from} to ${to}, the adjacent one closest to the front`,
    { ...mythosStep, mythos: [DAGON], monarchs: { dagon: from } },
    (play) => {
      play.settles('arjun', 1);
      expect(play.state.monarchs.dagon).toBe(to);
      play.stops();
    },
  );
}

for (const front of ['water-1', 'water-2'] as const) {
  rule(
    `[4.7a] in ${front} Mother Hydra damages the ship and stays`,
    { ...mythosStep, mythos: [HYDRA], monarchs: { hydra: front }, damageDeck: ['structural-any'] },
    (play) => {
      play.settles('arjun', 1);
      expect(play.state.damage.placed).toEqual({ bridge: 'structural-any' });
      expect(play.state.monarchs.hydra).toBe(front);
      play.stops();
    },
  );
  rule(
    `[4.11a] in ${front} Father Dagon spawns Deep Ones and stays`,
    { ...mythosStep, mythos: [DAGON], monarchs: { dagon: front } },
    (play) => {
      play.settles('arjun', 1);
      expect(play.saw('spawned')).toEqual([
        { type: 'spawned', space: front === 'water-1' ? 'deck-1' : 'deck-2', count: 2 },
      ]);
      expect(play.state.monarchs.dagon).toBe(front);
      play.stops();
    },
  );
}

rule(
  '[4.9] [4.10] [4.10a] [X.20] Father Dagon puts two Deep Ones where his arrow points, and then moves',
  { ...mythosStep, mythos: [DAGON], monarchs: { dagon: 'water-6' } },
  (play) => {
    play.settles('arjun', 1);
    const acts = play.events().filter(({ type }) => type === 'spawned' || type === 'monarch-moved');
    expect(acts).toEqual([
      { type: 'spawned', space: 'deck-6', count: 2 },
      { type: 'monarch-moved', monarch: 'dagon', from: 'water-6', to: 'water-4' },
    ]);
    expect(play.state.deepOnes['deck-6']).toBe(2);
    expect(play.view('jamie').deepOneSupply).toBe(18);
    play.stops();
  },
);

rule(
  '[4.10b] with one Deep One in the supply, Father Dagon on the water ends the game',
  {
    ...mythosStep,
    people: [{ character: 'arjun' }, { character: 'jeanne' }, { character: 'jamie', loyalty: ['hybrid'] }],
    mythos: [DAGON],
    monarchs: { dagon: 'water-6' },
    deepOnes: { 'the-deep': 19 },
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.scenario.result).toMatchObject({ cause: 'deepOnes', winners: [play.seat('jamie')] });
    expect(play.state.monarchs.dagon).toBe('water-6');
  },
);

for (const [id, card, monarch, other] of [
  ['4.8', HYDRA, 'hydra', 'dagon'],
  ['4.12', DAGON, 'dagon', 'hydra'],
] as const) {
  rule(
    `[${id}] with fewer than four Deep Ones after the spawn, ${monarch} waits in the Deep`,
    { ...mythosStep, mythos: [card], deepOnes: { 'the-deep': 1 }, dice: [3] },
    (play) => {
      play.settles('arjun', 1);
      expect(play.state.deepOnes['the-deep']).toBe(3);
      expect(play.state.monarchs).toEqual({ hydra: 'the-deep', dagon: 'the-deep' });
      expect(play.state.rigged).toEqual([3]); // nobody rolled
      expect(play.state.damage.placed).toEqual({});
      play.stops();
    },
  );

  for (const [roll, water] of [
    [4, 'water-1'],
    [5, 'water-2'],
  ] as const)
    rule(
      `[${id}] with four there, ${monarch} and all Deep Ones surface in ${water} on a ${roll}, and ${other} stays`,
      { ...mythosStep, mythos: [card], deepOnes: { 'the-deep': 2, 'water-3': 1 }, dice: [roll] },
      (play) => {
        play.settles('arjun', 1);
        expect(play.state.deepOnes).toMatchObject({ 'the-deep': 0, [water]: 4, 'water-3': 1 });
        expect(play.state.monarchs[monarch]).toBe(water);
        expect(play.state.monarchs[other]).toBe('the-deep');
        expect(play.state.damage.placed).toEqual({}); // surfacing comes instead of acting
        play.stops();
      },
    );

  rule(
    `[${id}a] with one Deep One in the supply, ${monarch} in the Deep ends the game`,
    { ...mythosStep, mythos: [card], deepOnes: { 'water-3': 19 } },
    (play) => {
      play.settles('arjun', 1);
      expect(play.scenario.result).toMatchObject({ cause: 'deepOnes', winners: [] });
      expect(play.state.deepOnes['the-deep']).toBe(0);
    },
  );
}
