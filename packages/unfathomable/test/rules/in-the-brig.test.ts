import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

// What holds for those in the Brig.

for (const [who, person] of [
  ['a human', { character: 'jeanne', in: 'brig', hand: ['lore 1', 'lore 2', 'will 1'] }],
  ['a revealed traitor', { character: 'jeanne', in: 'brig', revealed: 'hybrid', hand: ['lore 1', 'lore 2', 'will 1'] }],
] as const)
  rule(
    `[9.5] ${who} in the Brig adds at most one card to a check`,
    {
      people: [{ character: 'arjun', feat: false, hand: ['will 1', 'will 2'] }, person, { character: 'jamie' }],
      step: 'mythos',
      mythos: ['horrific-visions'],
    },
    (play) => {
      play.nobodyResponds();
      expect(play.asked('jeanne', 'contribute').max).toBe(1);
      play.scenario.expectRefusal(play.seat('jeanne'), () => [0, 2], 'too-many');
      play.plays('jeanne', 'lore 2');
      expect(play.asked('arjun', 'contribute').max).toBe(2); // outside, as many as one likes
      play.stops();
    },
  );

const brawlInBrig = {
  people: [
    {
      character: 'arjun',
      in: 'brig',
      items: ['six-shooter', 'kitchen-knife', 'plimsolls'],
      hand: ['strength 3'],
    },
    { character: 'jeanne', in: 'brig', revealed: 'hybrid' },
    { character: 'jamie', in: 'bridge' },
  ],
  dice: [5],
} as const;

rule('[9.6] in the Brig no item can be used, and none adds anything', brawlInBrig, (play) => {
  for (const source of ['item:six-shooter', 'item:plimsolls'] as const)
    expect(play.blockedBecause('arjun', { is: 'use', source })).toBe('in-the-brig');
  play.attacks('arjun', 'jeanne').nobodyResponds();
  expect(play.saw('roll').at(-1)).toMatchObject({ result: 5, final: true }); // the knife would have made it 6
  play.leaves('arjun', 'action');
});

rule('[9.6] a card that uses weapons finds none there', brawlInBrig, (play) => {
  play.uses('arjun', 'skill:rampage').picks('arjun', { is: 'effect', index: 1 });
  expect(play.saw('attack')).toEqual([]);
  play.leaves('arjun', 'action');
});

rule(
  '[9.6] Starbuck protects nobody in the Brig',
  {
    people: [
      { character: 'jeanne', in: 'brig', revealed: 'hybrid' },
      { character: 'samira', in: 'brig' },
      { character: 'jamie' },
    ],
    dice: [6],
  },
  (play) => {
    play.attacks('jeanne', 'samira');
    expect(play.saw('defeated')).toHaveLength(1);
    expect(play.person('samira').items).toEqual(['starbuck']);
    play.leaves('jeanne', 'action');
  },
);

for (const [where, skills] of [
  ['brig', ['influence', 'influence', 'observation', 'strength', 'strength']],
  ['bridge', ['influence', 'influence', 'observation', 'strength', 'strength', 'lore']],
] as const)
  rule(
    `[9.6a] [9.12] in the ${where} Arjun draws ${skills.length} cards with an active Improvement`,
    {
      people: [
        { character: 'arjun', in: where, items: ['mystical-text'] },
        { character: 'jeanne' },
        { character: 'jamie' },
      ],
      step: 'turn-start',
    },
    (play) => {
      expect(play.person('arjun').improvement).toBe('mystical-text');
      expect(play.saw('drew').map((drew) => drew.skills)).toEqual([skills]);
      play.leaves('arjun', 'action');
    },
  );

const jailedTurn = {
  people: [
    { character: 'jeanne', in: 'brig' },
    { character: 'arjun', in: 'bridge' },
    { character: 'jamie', in: 'bridge' },
  ],
  step: 'mythos',
  deepOnes: { 'water-3': 1 },
} as const;

rule(
  '[9.7] in the Mythos step of a human in the Brig only the icons are resolved',
  { ...jailedTurn, mythos: ['food-rationing'] },
  (play) => {
    expect(play.saw('mythos')).toMatchObject([{ card: 'food-rationing' }]);
    expect(play.saw('crisis-skipped')).toEqual([
      { type: 'crisis-skipped', card: 'food-rationing', why: 'brig', seat: play.seat('jeanne') },
    ]);
    expect(play.state.dials.food).toBe(8);
    expect(play.state.deepOnes).toMatchObject({ 'water-3': 0, 'deck-3': 1 });
    expect(play.state.tracks.ritual).toBe(1);
    expect(play.state.mythos.discard).toEqual(['food-rationing']);
    play.leaves('arjun', 'action');
  },
);

rule('[9.7] a check is skipped as well', { ...jailedTurn, mythos: ['horrific-visions'] }, (play) => {
  expect(play.saw('check')).toEqual([]);
  expect(play.state.tracks.ritual).toBe(1);
  play.stops();
});

rule(
  '[9.7a] there the Captain chooses the track, not the current player',
  { ...jailedTurn, mythos: ['just-desserts'], titles: { captain: 'jamie' } },
  (play) => {
    play.scenario.expectAsked(play.seat('jamie'));
    play.offers('jamie', 'choose-track', [
      { is: 'track', track: 'travel' },
      { is: 'track', track: 'ritual' },
    ]);
    play.chooses('jamie', { is: 'track', track: 'ritual' });
    expect(play.state.tracks).toEqual({ travel: 0, ritual: 1 });
    play.stops();
  },
);

rule(
  '[9.7b] cards of characters who are in the Brig, absent or revealed are still discarded and redrawn',
  {
    ...jailedTurn,
    people: [
      { character: 'jeanne', in: 'brig' },
      { character: 'arjun', in: 'bridge', revealed: 'hybrid' },
      { character: 'jamie', in: 'bridge' },
    ],
    mythos: ['signs-of-life', 'ticket-please', 'the-peacemaker', 'food-rationing'],
  },
  (play) => {
    expect(play.saw('mythos-unusable').map(({ card }) => card)).toEqual([
      'signs-of-life',
      'ticket-please',
      'the-peacemaker',
    ]);
    expect(play.saw('mythos').map(({ card }) => card)).toEqual(['food-rationing']);
    expect(play.state.tracks).toEqual({ travel: 0, ritual: 1 });
    play.stops();
  },
);

rule(
  '[9.7b] a card of somebody who is free is not replaced, and its crisis is skipped like any other',
  { ...jailedTurn, mythos: ['the-game-is-afoot'] },
  (play) => {
    expect(play.saw('mythos-unusable')).toEqual([]);
    expect(play.saw('crisis-skipped')).toMatchObject([{ card: 'the-game-is-afoot', why: 'brig' }]);
    expect(play.state.tracks.travel).toBe(1);
    play.stops();
  },
);

rule(
  '[9.8] a human who is defeated in the Brig stays there',
  {
    people: [
      { character: 'jeanne', in: 'brig', revealed: 'hybrid' },
      { character: 'arjun', in: 'brig' },
      { character: 'jamie' },
    ],
    dice: [6],
  },
  (play) => {
    play.attacks('jeanne', 'arjun');
    expect(play.saw('defeated')).toEqual([{ type: 'defeated', seat: play.seat('arjun') }]);
    expect(play.person('arjun').space).toBe('brig');
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[9.9] nobody may choose to go into the Brig, not even from next door',
  {
    people: [
      { character: 'arjun', in: 'galley', items: ['plimsolls'] },
      { character: 'jeanne' },
      { character: 'jamie' },
    ],
  },
  (play) => {
    expect(play.destinations('arjun')).not.toContain('brig');
    play.uses('arjun', 'item:plimsolls');
    expect(play.canChoose('arjun', { is: 'space', space: 'brig' })).toBe(false);
    play.leaves('arjun', 'choose-space');
  },
);

rule(
  '[9.10] the Brig cannot be damaged, not even by a grenade',
  {
    people: [
      { character: 'arjun', in: 'galley', items: ['jam-tin-grenade'] },
      { character: 'jeanne', in: 'brig' },
      { character: 'jamie', in: 'brig', revealed: 'hybrid' },
    ],
    damageDeck: ['structural-any'],
  },
  (play) => {
    play.uses('arjun', 'item:jam-tin-grenade').chooses('arjun', { is: 'space', space: 'brig' });
    expect(play.saw('defeated')).toHaveLength(2);
    expect(play.saw('damage-card')).toEqual([]);
    expect(play.state.damage.placed).toEqual({});
    play.leaves('arjun', 'action');
  },
);

rule(
  '[9.10] a saboteur cannot name it',
  {
    people: [
      { character: 'jeanne', in: 'deck-1', loyalty: ['hybrid'] },
      { character: 'arjun' },
      { character: 'jamie' },
    ],
    damaged: ['bridge'],
  },
  (play) => {
    play.chooses('jeanne', { is: 'reveal' }).picks('jeanne', { is: 'loyalty', loyalty: 'hybrid' });
    play.offers(
      'jeanne',
      'choose-space',
      (['chapel', 'captains-cabin', 'cargo-hold', 'galley', 'boiler-room'] as const).map((space) => ({
        is: 'space',
        space,
      })),
    );
    play.leaves('jeanne', 'choose-space');
  },
);

rule(
  '[9.11] Deep Ones cannot be driven into the Brig',
  {
    people: [{ character: 'william', hand: ['lore 3'], items: [] }, { character: 'jeanne' }, { character: 'jamie' }],
    deepOnes: { galley: 2 },
  },
  (play) => {
    play.uses('william', 'skill:lesser-banishment');
    play.offers(
      'william',
      'choose-space',
      (['deck-6', 'captains-cabin', 'cargo-hold', 'boiler-room'] as const).map((space) => ({ is: 'space', space })),
    );
    play.leaves('william', 'choose-space');
  },
);

rule(
  '[40.6] [44.20b] Deep Ones that would spawn where somebody in the Sick Bay is come to a room next to it',
  {
    people: [
      { character: 'jeanne', in: 'bridge', hand: ['influence 1'] },
      { character: 'edmund', in: 'sick-bay', loyalty: ['hybrid'] },
      { character: 'jamie', in: 'bridge' },
    ],
    mythos: ['identity-crisis'],
    deepOnes: {},
  },
  (play) => {
    play.uses('jeanne', 'skill:coordinated-effort').chooses('jeanne', { is: 'seat', seat: play.seat('edmund') });
    play.chooses('edmund', { is: 'reveal' }).picks('edmund', { is: 'loyalty', loyalty: 'hybrid' });
    play.nobodyResponds().settles('edmund', 0);
    play.offers('edmund', 'choose-space', [
      { is: 'space', space: 'chapel' },
      { is: 'space', space: 'captains-cabin' },
    ]);
    play.chooses('edmund', { is: 'space', space: 'chapel' });
    expect(play.state.deepOnes).toMatchObject({ 'sick-bay': 0, chapel: 1 });
    play.stops();
  },
);

rule(
  '[9.13] skill cards can be used in the Brig, as actions and as responses',
  {
    people: [
      { character: 'arjun', in: 'brig', hand: ['observation 1', 'observation 3', 'influence 1'] },
      { character: 'jeanne', in: 'deck-3' },
      { character: 'jamie' },
    ],
    deepOnes: { 'deck-3': 1 },
    dice: [2],
  },
  (play) => {
    expect(play.canUse('arjun', 'skill:watch-and-learn')).toBe(true);
    play.uses('arjun', 'skill:coordinated-effort').chooses('arjun', { is: 'seat', seat: play.seat('jeanne') });
    play.attacks('jeanne', 'deck-3').picks('arjun', { is: 'use', source: 'skill:keen-insight', by: 2 });
    expect(play.state.deepOnes['deck-3']).toBe(0);
    play.leaves('arjun', 'action');
  },
);
