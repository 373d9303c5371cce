import { rule, type Scene } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const traitor: Scene = {
  people: [
    { character: 'jamie', in: 'deck-3', revealed: 'hybrid', hand: ['treachery 2'] },
    { character: 'jeanne', in: 'galley', kept: ['barricade-the-hatches'] },
    { character: 'arjun', in: 'bridge' },
  ],
  deepOnes: { 'deck-3': 1, 'water-3': 1 },
  passengers: {},
};

for (const [index, what] of [
  [0, 'all Deep Ones of a space'],
  [1, 'a single Deep One'],
] as const)
  rule(`barricade-the-hatches can be used before a traitor rouses ${what}`, traitor, (play) => {
    play.uses('jamie', 'skill:call-to-action').picks('jamie', { is: 'effect', index });
    if (index === 1) play.chooses('jamie', { is: 'deep-one', space: 'deck-3' });
    play.asked('jeanne', 'before-deep-ones');
    play.uses('jeanne', 'mythos:barricade-the-hatches');
    expect(play.state.turn.barred).toBe(true);
    expect(play.state.deepOnes['deck-3']).toBe(1); // it would have gone to the Chapel
    play.stops();
  });

rule(
  'barricade-the-hatches can be used before the Second Oath',
  {
    people: [
      { character: 'ishmael', in: 'deck-3', loyalty: ['hybrid'] },
      { character: 'jeanne', in: 'galley', kept: ['barricade-the-hatches'] },
      { character: 'arjun', in: 'bridge' },
    ],
    deepOnes: { 'deck-3': 2 },
    passengers: {},
  },
  (play) => {
    play.reveals('ishmael').uses('jeanne', 'mythos:barricade-the-hatches');
    expect(play.state.deepOnes['deck-3']).toBe(2);
    play.stops();
  },
);

const script = (added: boolean, who: 'brig' | 'traitor'): Scene => ({
  people: [
    { character: 'jeanne', in: 'galley' },
    {
      character: 'william',
      in: who === 'brig' ? 'brig' : 'chapel',
      wards: ['revelation-of-script'],
      hand: ['strength 1', 'strength 2'],
      ...(who === 'traitor' ? { revealed: 'hybrid' } : {}),
    },
    { character: 'arjun', in: added ? 'bridge' : 'deck-1' },
  ],
  step: 'mythos',
  mythos: ['hull-leak'],
  chaos: ['observation 4', 'strength 3'],
  deepOnes: {},
});

for (const who of ['brig', 'traitor'] as const) {
  const rules = who === 'brig' ? '[9.5]' : '[39.6]';
  rule(
    `${rules} who may add one card and has added it cannot add another by Revelation of Script (${who})`,
    script(true, who),
    (play) => {
      play.nobodyResponds().plays('william', 'strength 1');
      expect(play.saw('check-revealed')).toHaveLength(1);
      expect(play.isAsked('william') && play.canUse('william', 'spell:revelation-of-script')).toBe(false);
      play.stops();
    },
  );
  rule(`${rules} who has added none may add the one card that way (${who})`, script(false, who), (play) => {
    play.nobodyResponds().chooses('william', []);
    expect(play.usable('william')).toEqual(['spell:revelation-of-script']);
    play.stops();
  });
}

const scavenger: Scene = {
  people: [
    { character: 'samira', in: 'galley' },
    { character: 'jeanne', in: 'galley' },
    { character: 'arjun', in: 'bridge' },
  ],
  deepOnes: {},
  also: (state) => {
    state.items.removed.push(...state.items.deck.splice(0).map(({ card }) => card));
  },
};

rule('[24.4] scavenger with an empty item deck: no item is drawn, and one can still be given', scavenger, (play) => {
  play.uses('samira', 'ability:scavenger').chooses('samira', { is: 'yes' }); // one item, one taker
  expect(play.person('jeanne').items).toEqual(['tool-kit', 'starbuck']);
  play.stops();
});

rule(
  '[24.4] scavenger with an empty item deck and nobody to give to cannot be used',
  { ...scavenger, people: [{ character: 'samira', in: 'chapel' }, ...scavenger.people.slice(1)] },
  (play) => {
    expect(play.blockedBecause('samira', { is: 'use', source: 'ability:scavenger' })).toBe('deck-empty');
    play.stops();
  },
);

rule(
  'kitchen-knife helps attack actions, and not the attacks of a Rampage',
  {
    people: [
      { character: 'jamie', in: 'deck-3', items: ['kitchen-knife'], hand: ['strength 4'] },
      { character: 'jeanne', in: 'galley' },
      { character: 'arjun', in: 'bridge' },
    ],
    deepOnes: { 'deck-3': 2 },
    dice: [3, 3],
  },
  (play) => {
    play.attacks('jamie', 'deck-3').nobodyResponds();
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: 3, result: 4 });
    play.uses('jamie', 'skill:rampage').nobodyResponds();
    if (play.asked('jamie').kind === 'choose-effect') play.picks('jamie', { is: 'effect', index: 0 }).nobodyResponds();
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: 3, result: 3 });
    play.stops();
  },
);

rule(
  '[28.4] the-peacemaker, kept and lost again by its own track icon, is discarded once and not before it is resolved',
  {
    people: [
      { character: 'jeanne', in: 'galley' },
      { character: 'arjun', in: 'galley' },
      { character: 'jamie', in: 'galley', revealed: 'hybrid' },
    ],
    titles: { captain: 'arjun' },
    step: 'mythos',
    mythos: ['the-peacemaker'],
    travel: 3,
    placed: ['sea-smoke'],
    waypoints: ['rogue-wave', 'reef'],
    deepOnes: {},
    passengers: { 'deck-3': ['soul'] },
  },
  (play) => {
    play.settles('arjun', 1).nobodyResponds();
    play.chooses('arjun', { is: 'waypoint', waypoint: 'rogue-wave' }).nobodyResponds();
    expect(play.saw('dropped')).toHaveLength(1);
    play.asked('jamie', 'pass-loyalty'); // the awakening, before the card is put away
    expect(play.state.mythos.discard).toEqual([]);
    play.chooses('jamie', { is: 'seat', seat: play.seat('jeanne') });
    expect(play.state.mythos.discard).toEqual(['the-peacemaker']);
    play.stops();
  },
);
