import { type Play, rule, type Scene } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** The Bridge is hit with Arjun and Jamie in it, and Svetlana may have words for one of them. */
const hitBridge: Scene = {
  people: [
    { character: 'jeanne', in: 'galley' },
    { character: 'svetlana', in: 'galley', feat: false, hand: ['lore 1'] },
    { character: 'arjun', in: 'bridge' },
    { character: 'jamie', in: 'bridge' },
  ],
  step: 'mythos',
  mythos: ['improvised-fuel-source'],
  monarchs: { hydra: 'water-1' },
  damageDeck: ['structural-any'],
};

const victim = (play: Play) => play.asked('svetlana', 'would-be-defeated').about;

rule(
  '[1.16] where somebody could save one of several who are defeated at once, the current player orders them',
  hitBridge,
  (play) => {
    const [arjun, jamie] = [play.seat('arjun'), play.seat('jamie')];
    play.settles('arjun', 1);
    play.offers('jeanne', 'order-defeats', [{ is: 'seat', seat: arjun }, { is: 'seat', seat: jamie }, { is: 'rest' }]);
    play.chooses('jeanne', { is: 'seat', seat: jamie });
    expect(victim(play)).toEqual({ seat: jamie });
    play.passes('svetlana');
    expect(victim(play)).toEqual({ seat: arjun });
    play.uses('svetlana', 'ability:healing-words').plays('svetlana', 'lore 1');
    expect(play.person('jamie').space).toBe('sick-bay');
    expect(play.person('arjun').space).toBe('bridge');
    play.stops();
  },
);

rule('[1.16] the current player may leave the order as it is: clockwise', hitBridge, (play) => {
  play.settles('arjun', 1).chooses('jeanne', { is: 'rest' });
  expect(victim(play)).toEqual({ seat: play.seat('arjun') });
  play.passes('svetlana');
  expect(victim(play)).toEqual({ seat: play.seat('jamie') });
  play.stops();
});

rule(
  '[1.16] where everybody can save at most themselves, the order decides nothing and nobody is asked',
  {
    ...hitBridge,
    people: [
      { character: 'jeanne', in: 'galley' },
      { character: 'samira', in: 'galley' },
      { character: 'arjun', in: 'bridge', hand: ['strength 5'] },
      { character: 'jamie', in: 'bridge', hand: ['strength 5'] },
    ],
  },
  (play) => {
    play.settles('arjun', 1);
    play.uses('arjun', 'skill:shrug-it-off').passes('jamie');
    expect(play.person('arjun').space).toBe('bridge');
    expect(play.person('jamie').space).toBe('sick-bay');
    play.stops();
  },
);

/** The captain chooses a wave that sweeps the deck. */
const swept: Scene = {
  people: [
    { character: 'jeanne', in: 'boiler-room', hand: ['strength 5'] },
    { character: 'svetlana', in: 'chapel', items: [] },
    { character: 'arjun', in: 'bridge' },
  ],
  travel: 3,
  deepOnes: {},
  waypoints: ['rogue-wave', 'reef'],
  passengers: { 'deck-2': ['x'], 'deck-3': ['soul', 'soul'] },
};

rule('[1.16] passengers of several deck spaces are ordered by their spaces, those of one are alike', swept, (play) => {
  play.uses('jeanne', 'room:boiler-room').plays('jeanne', 'strength 5');
  play.nobodyResponds().chooses('arjun', { is: 'waypoint', waypoint: 'rogue-wave' });
  play.offers('jeanne', 'order-defeats', [
    { is: 'passenger', space: 'deck-2' },
    { is: 'passenger', space: 'deck-3' },
    { is: 'rest' },
  ]);
  play.chooses('jeanne', { is: 'passenger', space: 'deck-3' });
  expect(play.asked('svetlana', 'passenger-would-be-defeated').about).toEqual({ space: 'deck-3' });
  play.uses('svetlana', 'feat:medical-intervention');
  // Nobody can help any more: the rest follows without a question.
  expect(play.saw('passenger-defeated').map(({ space }) => space)).toEqual(['deck-2', 'deck-3']);
  play.stops();
});

const grenade: Scene = {
  people: [
    { character: 'jeanne', in: 'deck-1', items: ['jam-tin-grenade'] },
    { character: 'samira', in: 'deck-2' },
    { character: 'svetlana', in: 'deck-4' },
  ],
  deepOnes: {},
  passengers: { 'deck-2': ['x'] },
};

rule('[1.16] characters and passengers hit at once are ordered together', grenade, (play) => {
  play.uses('jeanne', 'item:jam-tin-grenade').chooses('jeanne', { is: 'space', space: 'deck-2' });
  play.offers('jeanne', 'order-defeats', [
    { is: 'seat', seat: play.seat('samira') },
    { is: 'passenger', space: 'deck-2' },
    { is: 'rest' },
  ]);
  play.chooses('jeanne', { is: 'passenger', space: 'deck-2' });
  play.uses('svetlana', 'item:travel-pharmacy');
  play.picks('svetlana', { is: 'effect', index: 0 });
  play.nobodyResponds();
  expect(play.person('samira').space).toBe('sick-bay');
  expect(play.saw('passenger-defeated')).toEqual([]);
  play.stops();
});

const order = (play: Play): string[] =>
  play.events().flatMap(({ type }) => (type === 'defeated' || type === 'passenger-defeated' ? [type] : []));

rule(
  '[1.16] a grenade takes characters before passengers where the order decides nothing',
  { ...grenade, people: [...grenade.people.slice(0, 2), { character: 'arjun', in: 'bridge' }] },
  (play) => {
    play.uses('jeanne', 'item:jam-tin-grenade').chooses('jeanne', { is: 'space', space: 'deck-2' });
    play.nobodyResponds();
    expect(order(play)).toEqual(['defeated', 'passenger-defeated']);
    play.stops();
  },
);

rule(
  '[1.16] Rain Fire takes them in the same order',
  {
    people: [
      { character: 'jamie', in: 'deck-2', loyalty: ['hybrid'] },
      { character: 'samira', in: 'deck-2' },
      { character: 'arjun', in: 'bridge' },
    ],
    deepOnes: {},
    passengers: { 'deck-2': ['x'] },
  },
  (play) => {
    play.reveals('jamie').nobodyResponds();
    expect(order(play)).toEqual(['defeated', 'passenger-defeated']);
    expect(play.person('jamie').space).toBe('deck-2');
    play.stops();
  },
);

rule(
  '[50.12d] [50.12e] the greater banishment takes all passengers first and then all characters, each step in order',
  {
    people: [
      { character: 'william', in: 'chapel', hand: ['lore 5'] },
      { character: 'svetlana', in: 'deck-1', items: [] },
      { character: 'jamie', in: 'deck-2' },
    ],
    ritual: 3,
    deepOnes: {},
    passengers: { 'deck-5': ['x'] },
  },
  (play) => {
    play.uses('william', 'room:chapel').picks('william', { is: 'effect', index: 1 });
    play.plays('william', 'lore 5').nobodyResponds();
    expect(play.saw('passenger-defeated')).toHaveLength(1);
    play.offers('william', 'order-defeats', [
      { is: 'seat', seat: play.seat('svetlana') },
      { is: 'seat', seat: play.seat('jamie') },
      { is: 'rest' },
    ]);
    play.stops();
  },
);
