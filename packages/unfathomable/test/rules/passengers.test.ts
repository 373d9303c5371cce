import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const others = [
  { character: 'keilani', in: 'bridge' },
  { character: 'jamie', in: 'bridge' },
] as const;

/** The Deep One icon, after the Captain has lost 2 food. */
const deepOneIcon = {
  people: [{ character: 'arjun', in: 'galley' }, ...others],
  step: 'mythos',
  mythos: ['food-rationing'],
  titles: { captain: 'keilani' },
} as const;

const onDeck = {
  people: [{ character: 'arjun', in: 'deck-3' }, ...others],
  deepOnes: {},
  passengers: { 'deck-3': ['soul', 'two-souls'], 'deck-4': ['x'] },
} as const;

rule('[32.1] all backs are alike: nobody can tell which passenger is where', onDeck, (play) => {
  expect(
    play.whoCanTell(({ passengers }) => {
      passengers.deck['deck-3'] = ['x', 'soul-and-sanity'];
      passengers.deck['deck-4'] = ['two-souls'];
      passengers.supply.reverse();
    }),
  ).toEqual([]);
  expect(play.whoCanTell(({ passengers }) => passengers.deck['deck-3'].pop())).toContain('spectator');
  play.leaves('arjun', 'action');
});

rule(
  '[32.2] passengers stay facedown when they are risked',
  { ...onDeck, people: [{ character: 'arjun', in: 'bridge' }, ...others], dice: [3] },
  (play) => {
    play
      .uses('arjun', 'room:bridge')
      .chooses('arjun', { is: 'deck', deck: 'waypoint' })
      .picks('arjun', { is: 'waypoint' });
    expect(play.saw('risked', 'arjun')).toEqual([{ type: 'risked', space: 'deck-3' }]);
    expect(play.view('arjun').passengers).toMatchObject({ supply: 5, deck: { 'deck-3': 3, 'deck-4': 1 } });
    play.leaves('arjun', 'action');
  },
);

rule(
  '[32.2] turned over when defeated',
  { ...deepOneIcon, deepOnes: { 'deck-3': 1 }, passengers: { 'deck-3': ['two-souls'] } },
  (play) => {
    expect(play.view('arjun').passengers.deck['deck-3']).toBe(1);
    play.settles('keilani', 1);
    expect(play.saw('passenger-defeated')).toMatchObject([{ face: 'two-souls' }]);
    play.stops();
  },
);

for (const die of [1, 4, 8])
  rule(
    `[32.4] risking: the die shows ${die}, and one unseen token of the supply goes to that deck space`,
    { people: [{ character: 'arjun', in: 'bridge' }, ...others], deepOnes: {}, passengers: {}, dice: [die] },
    (play) => {
      play.uses('arjun', 'room:bridge');
      expect(play.view('arjun').passengers.supply).toBe(8);
      expect(play.view('arjun').passengers.deck).toMatchObject({ [`deck-${die}`]: 1 });
      expect(play.whoCanTell(({ passengers }) => passengers.supply.reverse())).toEqual([]);
      play.leaves('arjun', 'choose-deck');
    },
  );

rule(
  '[32.4] whoever is told to risk a passenger rolls the die: the Captain, who chose',
  { ...deepOneIcon, mythos: ['dinghy-launch'], deepOnes: {}, monarchs: { dagon: 'water-1' }, dice: [5, 8] },
  (play) => {
    play.settles('keilani', 0);
    expect(play.saw('roll').filter(({ purpose }) => purpose === 'risk')).toMatchObject([{ by: 1 }, { by: 1 }]);
    play.stops();
  },
);

rule(
  '[32.5] too few in the supply: as many as there are',
  { ...deepOneIcon, mythos: ['class-struggle'], deepOnes: {}, passengers: {}, passengersLeft: 2, dice: [1, 2, 3] },
  (play) => {
    play.settles('keilani', 1); // risk four
    expect(play.saw('risked').map(({ space }) => space)).toEqual(['deck-1', 'deck-2']);
    expect(play.view('spectator').passengers.supply).toBe(0);
    play.stops();
  },
);

const bridge = { people: [{ character: 'arjun', in: 'bridge' }, ...others], deepOnes: {}, passengers: {} } as const;

rule('[32.6] with nobody left to risk, the Bridge cannot be used', { ...bridge, passengersLeft: 0 }, (play) => {
  expect(play.canUse('arjun', 'room:bridge')).toBe(false);
  expect(play.blockedBecause('arjun', { is: 'use', source: 'room:bridge' })).toBe('supply-empty');
  play.leaves('arjun', 'action');
});

rule('[32.6] with one left it can', { ...bridge, passengersLeft: 1 }, (play) => {
  expect(play.canUse('arjun', 'room:bridge')).toBe(true);
  play.leaves('arjun', 'action');
});

/** The Captain arrives at an Abandoned Depot, where three passengers can be risked for fuel. */
const depot = {
  ...deepOneIcon,
  mythos: ['missing-jewelry'],
  deepOnes: {},
  passengers: {},
  monarchs: { hydra: 'water-1' },
  damageDeck: ['structural-any'],
  travel: 3,
  waypoints: ['abandoned-depot', 'iceberg'],
} as const;
const ashore = { is: 'waypoint', waypoint: 'abandoned-depot' } as const;

rule('[32.6] too few to pay with: the offer of a waypoint cannot be taken', { ...depot, passengersLeft: 2 }, (play) => {
  play.settles('keilani', 0).chooses('keilani', ashore);
  expect(play.state.tracks.travel).toBe(0); // there was nothing to decide
  expect(play.view('spectator').passengers.supply).toBe(2);
  play.stops();
});

rule('[32.6] with enough of them it can', { ...depot, passengersLeft: 3, dice: [1, 2, 3, 5] }, (play) => {
  play.settles('keilani', 0).chooses('keilani', ashore).chooses('keilani', { is: 'yes' });
  expect(play.saw('risked')).toHaveLength(3);
  expect(play.state.dials.fuel).toBe(10);
  play.stops();
});

rule('[32.7] a rescued passenger returns to the supply, facedown and unseen', onDeck, (play) => {
  play.chooses('arjun', { is: 'rescue' });
  expect(play.view('spectator').passengers).toMatchObject({ supply: 7, deck: { 'deck-3': 1 } });
  expect(play.saw('rescued', 'arjun')).toEqual([
    { type: 'rescued', space: 'deck-3', count: 1, by: play.seat('arjun') },
  ]);
  expect(play.saw('passenger-defeated')).toEqual([]);
  expect(play.state.passengers.removed).toEqual([]);
  expect(play.state.dials.souls).toBe(8);
  play.leaves('arjun', 'action');
});

rule(
  '[32.8] a defeated passenger is turned over, the dials fall by the icons, and the token leaves the game',
  { ...deepOneIcon, deepOnes: { 'deck-3': 1 }, passengers: { 'deck-3': ['soul-and-sanity'] } },
  (play) => {
    play.settles('keilani', 1);
    const told = play.events().map(({ type }) => type);
    expect(told.indexOf('passenger-defeated')).toBeLessThan(told.lastIndexOf('resource'));
    expect(play.state.dials).toMatchObject({ souls: 7, sanity: 7 });
    expect(play.view('spectator').passengers).toMatchObject({ supply: 8, deck: { 'deck-3': 0 } });
    expect(play.state.passengers.removed).toEqual(['soul-and-sanity']);
    play.stops();
  },
);

rule(
  '[32.1b] [32.10] a passenger with an X costs nothing, though the token is gone',
  { ...deepOneIcon, deepOnes: { 'deck-3': 1 }, passengers: { 'deck-3': ['x'] } },
  (play) => {
    play.settles('keilani', 1);
    expect(play.saw('passenger-defeated')).toMatchObject([{ face: 'x' }]);
    expect(play.state.dials).toEqual({ fuel: 8, food: 6, sanity: 8, souls: 8 });
    expect(play.state.passengers.removed).toEqual(['x']);
    play.stops();
  },
);

rule(
  '[32.9] a Deep One that activates in the space defeats a passenger',
  { ...deepOneIcon, deepOnes: { 'deck-3': 1 }, passengers: { 'deck-3': ['soul'] } },
  (play) => {
    play.settles('keilani', 1);
    expect(play.view('spectator').passengers.deck['deck-3']).toBe(0);
    expect(play.state.deepOnes['deck-3']).toBe(1); // that was all it did
    play.stops();
  },
);

/** Keilani the revealed traitor on deck with a passenger. */
const traitorOnDeck = {
  people: [
    { character: 'keilani', in: 'deck-3', revealed: 'hybrid' },
    { character: 'arjun', in: 'galley' },
    { character: 'jamie', in: 'bridge' },
  ],
  deepOnes: {},
  passengers: { 'deck-3': ['soul'] },
} as const;

rule('[32.9] so does the action of a revealed traitor there', traitorOnDeck, (play) => {
  play.chooses('keilani', { is: 'defeat-passenger' });
  expect(play.state.dials.souls).toBe(7);
  expect(play.saw('roll')).toEqual([]);
  play.leaves('keilani', 'action');
});

rule(
  '[32.9a] with a human in the space the traitor cannot',
  {
    ...traitorOnDeck,
    people: [traitorOnDeck.people[0], { character: 'arjun', in: 'deck-3' }, traitorOnDeck.people[2]],
  },
  (play) => {
    expect(play.canChoose('keilani', { is: 'defeat-passenger' })).toBe(false);
    expect(play.blockedBecause('keilani', { is: 'defeat-passenger' })).toBe('human-here');
    play.leaves('keilani', 'action');
  },
);

rule(
  '[32.9a] and the Deep One cannot either: it attacks the human, and the passenger stays',
  {
    ...deepOneIcon,
    people: [{ character: 'arjun', in: 'deck-3' }, ...others],
    deepOnes: { 'deck-3': 1 },
    passengers: { 'deck-3': ['soul'] },
    dice: [5],
  },
  (play) => {
    play.settles('keilani', 1);
    expect(play.saw('attack')).toHaveLength(1);
    expect(play.view('spectator').passengers.deck['deck-3']).toBe(1);
    play.stops();
  },
);

rule(
  '[32.9a] another traitor protects nobody from a Deep One',
  {
    ...deepOneIcon,
    people: [{ character: 'arjun', in: 'deck-3', revealed: 'hybrid' }, ...others],
    current: 'keilani',
    deepOnes: { 'deck-3': 1 },
    passengers: { 'deck-3': ['soul'] },
  },
  (play) => {
    play.settles('keilani', 1);
    expect(play.saw('attack')).toEqual([]);
    expect(play.saw('passenger-defeated')).toHaveLength(1);
    play.stops();
  },
);

rule(
  '[32.11] a passenger who costs the last of a resource ends the game',
  { ...deepOneIcon, dials: { sanity: 1 }, deepOnes: { 'deck-3': 1 }, passengers: { 'deck-3': ['soul-and-sanity'] } },
  (play) => {
    play.settles('keilani', 1);
    expect(play.scenario.result).toMatchObject({ cause: 'sanity' });
    expect(play.state.passengers.removed).toEqual(['soul-and-sanity']);
  },
);
