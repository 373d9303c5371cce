import { type Play, rule, type Scene } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import { DAMAGE_CARDS, type WaypointId } from '../../src/content/ids';
import { damagedRooms, onDeck, spawned } from './crisis';
import { type Change, changeSince } from './dials';

/** Jeanne stokes the boiler, the ship arrives, and Jamie, the Captain, picks this waypoint. */
function waypoint(
  id: WaypointId,
  distance: 2 | 3 | 4,
  what: string,
  { change = {}, dice = [], waypoints = [id, 'reef'], ...more }: Partial<Scene> & { change?: Change },
  body: (play: Play) => void = () => {},
): void {
  const scene: Scene = {
    people: [
      { character: 'jeanne', in: 'boiler-room', hand: ['strength 5'] },
      { character: 'jamie', in: 'bridge' },
      { character: 'ishmael', in: 'galley' },
    ],
    titles: { captain: 'jamie' },
    dials: { fuel: 6, food: 6, sanity: 6, souls: 6 }, // far from both ends
    travel: 3,
    waypoints: id === 'reef' ? [id, 'iceberg'] : waypoints,
    deepOnes: {},
    passengers: {},
    damageDeck: DAMAGE_CARDS.filter((card) => card.startsWith('structural')),
    dice: [8, ...dice],
    ...more,
  };
  rule(`${id}: ${what}`, scene, (play) => {
    const before = { ...play.state.dials };
    play
      .uses('jeanne', 'room:boiler-room')
      .plays('jeanne', 'strength 5')
      .picks('jamie', { is: 'waypoint', waypoint: id });
    expect(play.saw('waypoint')[0]).toMatchObject({ waypoint: id, distance, by: play.seat('jamie') });
    body(play);
    play.nobodyResponds();
    expect(changeSince(before, play)).toEqual(change);
    play.leaves('jeanne', 'action');
  });
}

const yes = (play: Play) => play.chooses('jamie', { is: 'yes' });
const no = (play: Play) => play.chooses('jamie', { is: 'no' });
const first = (play: Play) => play.picks('jamie', { is: 'effect', index: 0 });
const second = (play: Play) => play.picks('jamie', { is: 'effect', index: 1 });

// --- 2

waypoint(
  'abandoned-depot',
  2,
  '3 passengers at risk and a 5 bring 2 fuel',
  { dice: [1, 2, 3, 5], change: { fuel: 2 } },
  (play) => {
    yes(play);
    expect(onDeck(play)).toEqual(['deck-1', 'deck-2', 'deck-3']);
  },
);
waypoint('abandoned-depot', 2, 'with a 4 they are risked in vain', { dice: [1, 2, 3, 4] }, (play) => {
  yes(play);
  expect(onDeck(play)).toHaveLength(3);
});
waypoint('abandoned-depot', 2, 'the Captain may sail past', {}, (play) => {
  no(play);
  expect(onDeck(play)).toEqual([]);
});

waypoint(
  'deserted-island',
  2,
  'a passenger at risk and a 5 bring food',
  { dice: [3, 5], change: { food: 1 } },
  (play) => {
    yes(play);
    expect(onDeck(play)).toEqual(['deck-3']);
  },
);
waypoint('deserted-island', 2, 'with a 4 in vain', { dice: [3, 4] }, (play) => {
  yes(play);
  expect(onDeck(play)).toEqual(['deck-3']);
});
waypoint('deserted-island', 2, 'the Captain may sail past', {}, no);

waypoint('hurricane', 2, 'either fuel is lost', { change: { fuel: -1 } }, (play) => {
  first(play);
  expect(damagedRooms(play)).toEqual([]);
});
waypoint('hurricane', 2, 'or the ship is damaged twice', { dice: [5, 4] }, (play) => {
  second(play);
  expect(damagedRooms(play)).toEqual(['cargo-hold', 'captains-cabin']);
});

waypoint('iceberg', 2, 'a 5 brings food', { dice: [5], change: { food: 1 } }, yes);
waypoint('iceberg', 2, 'a 4 damages the ship', { dice: [4, 5] }, (play) => {
  yes(play);
  expect(damagedRooms(play)).toEqual(['cargo-hold']);
});
waypoint('iceberg', 2, 'the Captain may keep clear of it', {}, (play) => {
  no(play);
  expect(play.saw('roll')).toHaveLength(2); // of the Boiler Room only, before and after its window
});

waypoint('reef', 2, 'a 4 damages the ship', { dice: [4, 5] }, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold']),
);
waypoint('reef', 2, 'a 5 does not', { dice: [5] }, (play) => expect(damagedRooms(play)).toEqual([]));

waypoint(
  'shipwreck-survivors',
  2,
  'a passenger at risk and a 5 bring a soul',
  { dice: [3, 5], change: { souls: 1 } },
  (play) => {
    yes(play);
    expect(onDeck(play)).toEqual(['deck-3']);
  },
);
waypoint('shipwreck-survivors', 2, 'with a 4 in vain', { dice: [3, 4] }, yes);
waypoint('shipwreck-survivors', 2, 'the Captain may sail past', {}, no);

waypoint('wrecked-ship', 2, 'a passenger at risk and a 5 bring fuel', { dice: [3, 5], change: { fuel: 1 } }, (play) => {
  yes(play);
  expect(onDeck(play)).toEqual(['deck-3']);
});
waypoint('wrecked-ship', 2, 'with a 4 in vain', { dice: [3, 4] }, yes);
waypoint('wrecked-ship', 2, 'the Captain may sail past', {}, no);

// --- 3

waypoint(
  'deep-one-city',
  3,
  'fuel is lost, 5 Deep Ones join the Deep, and all that is there comes up',
  { deepOnes: { 'the-deep': 1 }, dice: [5], change: { fuel: -1 } },
  (play) => {
    expect(play.state.deepOnes).toMatchObject({ 'the-deep': 0, 'water-2': 6 });
    expect(play.state.monarchs).toEqual({ dagon: 'water-2', hydra: 'water-2' });
  },
);
waypoint(
  'deep-one-city',
  3,
  'monarchs that are up already stay where they are',
  {
    monarchs: { dagon: 'water-3' },
    dice: [4],
    change: { fuel: -1 },
  },
  (play) => {
    expect(play.state.deepOnes['water-1']).toBe(5);
    expect(play.state.monarchs).toEqual({ dagon: 'water-5', hydra: 'water-1' });
  },
);

const fog = ['fog-bank', 'reef', 'smooth-sailing'] as const;
waypoint(
  'fog-bank',
  3,
  'fuel is lost, and a 4 leads to the next waypoint instead',
  {
    waypoints: fog,
    dice: [4],
    change: { fuel: -2, food: -1 },
  },
  (play) => {
    expect(play.state.waypoints.placed).toEqual(['smooth-sailing']);
    expect(play.state.waypoints.removed).toEqual(['fog-bank']);
  },
);
waypoint('fog-bank', 3, 'a 5 does not', { waypoints: fog, dice: [5], change: { fuel: -1 } }, (play) =>
  expect(play.state.waypoints.placed).toEqual(['fog-bank']),
);

waypoint('maelstrom', 3, 'fuel is lost, then either more of it', { change: { fuel: -2 } }, first);
waypoint('maelstrom', 3, 'or the ship is damaged twice', { dice: [5, 4], change: { fuel: -1 } }, (play) => {
  second(play);
  expect(damagedRooms(play)).toEqual(['cargo-hold', 'captains-cabin']);
});

waypoint(
  'rainstorm',
  3,
  'fuel is lost; a passenger at risk and a 5 bring food',
  { dice: [3, 5], change: { fuel: -1, food: 1 } },
  (play) => {
    yes(play);
    expect(onDeck(play)).toEqual(['deck-3']);
  },
);
waypoint('rainstorm', 3, 'with a 4 in vain', { dice: [3, 4], change: { fuel: -1 } }, yes);
waypoint('rainstorm', 3, 'the Captain may leave it', { change: { fuel: -1 } }, no);

waypoint(
  'rogue-wave',
  3,
  'fuel is lost, Deep Ones go overboard, passengers on deck are defeated',
  {
    deepOnes: { 'deck-3': 2, 'deck-6': 1, chapel: 1 },
    passengers: { 'deck-3': ['soul'], 'deck-7': ['x', 'soul-and-sanity'] },
    change: { fuel: -1, souls: -2, sanity: -1 },
  },
  (play) => {
    expect(play.state.deepOnes).toMatchObject({ 'deck-3': 0, 'water-3': 2, 'deck-6': 0, 'water-6': 1, chapel: 1 });
    expect(onDeck(play)).toEqual([]);
    expect(play.saw('passenger-defeated')).toHaveLength(3);
  },
);

waypoint(
  'rolling-seas',
  3,
  'fuel is lost, and a passenger on deck that the Captain picks is defeated',
  { passengers: { 'deck-3': ['soul'], 'deck-6': ['two-souls'] }, change: { fuel: -1, souls: -2 } },
  (play) => {
    play.offers('jamie', 'choose-space', [
      { is: 'space', space: 'deck-3' },
      { is: 'space', space: 'deck-6' },
    ]);
    play.chooses('jamie', { is: 'space', space: 'deck-6' });
    expect(onDeck(play)).toEqual(['deck-3']);
  },
);
waypoint('rolling-seas', 3, 'with nobody on deck only the fuel', { change: { fuel: -1 } });

const ring = [1, 2, 3, 4, 5, 6, 7, 8] as const;
waypoint('sea-smoke', 3, 'fuel is lost, and a Deep One appears in each water space', { change: { fuel: -1 } }, (play) =>
  expect(spawned(play)).toEqual(ring.map((n) => `water-${n}`)),
);

waypoint(
  'seaweed-patch',
  3,
  'fuel is lost, then either 2 passengers are risked',
  { dice: [1, 2], change: { fuel: -1 } },
  (play) => {
    first(play);
    expect(onDeck(play)).toEqual(['deck-1', 'deck-2']);
  },
);
waypoint(
  'seaweed-patch',
  3,
  'even if there is only one',
  { dice: [1], passengersLeft: 1, change: { fuel: -1 } },
  (play) => {
    first(play);
    expect(onDeck(play)).toEqual(['deck-1']);
  },
);
waypoint('seaweed-patch', 3, 'or the ship is damaged', { dice: [5], change: { fuel: -1 } }, (play) => {
  second(play);
  expect(damagedRooms(play)).toEqual(['cargo-hold']);
});

waypoint('smooth-sailing', 3, '1 fuel and 1 food are lost', { change: { fuel: -1, food: -1 } });

// --- 4

waypoint('calm-waters', 4, '2 fuel and 1 food are lost', { change: { fuel: -2, food: -1 } });
waypoint(
  'deep-one-ambush',
  4,
  '2 fuel are lost, and a Deep One appears in each deck space',
  { change: { fuel: -2 } },
  (play) => expect(spawned(play)).toEqual(ring.map((n) => `deck-${n}`)),
);
waypoint('rough-waters', 4, '2 fuel and 1 sanity are lost', { change: { fuel: -2, sanity: -1 } });
waypoint('stormy-seas', 4, '2 fuel are lost, and the ship is damaged', { dice: [5], change: { fuel: -2 } }, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold']),
);
