import { expect } from 'vitest';
import { CREW, crisis, damagedRooms, lastPassenger, onDeck, spawned } from './crisis';

crisis(
  'fear-of-the-unknown',
  'passed',
  'the Keeper keeps title, cards and courage',
  {
    people: [CREW[0], CREW[1], { ...CREW[2], hand: ['will 1'] }, CREW[3]],
    titles: { keeper: 'ishmael' },
  },
  (play) => {
    expect(play.names('ishmael')).toEqual(['will 1']);
    expect(play.person('ishmael').space).toBe('galley');
    expect(play.state.titles.keeper).toBe(play.seat('ishmael'));
  },
);
crisis(
  'fear-of-the-unknown',
  'failed',
  'the Keeper loses hand, footing and title, to the next in line',
  {
    people: [CREW[0], { character: 'samira', in: 'bridge' }, { ...CREW[2], hand: ['will 1', 'lore 2'] }, CREW[3]],
    titles: { keeper: 'ishmael' },
  },
  (play) => {
    expect(play.saw('discarded')).toMatchObject([{ seat: play.seat('ishmael'), cards: { length: 2 } }]);
    expect(play.person('ishmael').space).toBe('sick-bay');
    expect(play.state.titles.keeper).toBe(play.seat('william'));
  },
);

crisis('flooding-compartment', 'passed', 'nothing happens');
crisis('flooding-compartment', 'failed', 'a soul is lost', { change: { souls: -1 } });

crisis('food-stores-raid', 'passed', 'nothing happens');
crisis('food-stores-raid', 'partly passed', '1 food is lost', { change: { food: -1 } });
crisis('food-stores-raid', 'failed', '2 food are lost', { change: { food: -2 } });

crisis('horrific-visions', 'passed', 'nothing happens');
crisis('horrific-visions', 'failed', 'sanity is lost', { change: { sanity: -1 } });

crisis('hull-leak', 'passed', 'nothing happens', {}, (play) => expect(damagedRooms(play)).toEqual([]));
crisis('hull-leak', 'failed', 'the ship is damaged', { dice: [5] }, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold']),
);

crisis('hypnotic-melody', 'passed', 'nothing happens', {}, (play) => expect(onDeck(play)).toEqual([]));
crisis('hypnotic-melody', 'partly passed', 'a passenger is risked', { dice: [6] }, (play) =>
  expect(onDeck(play)).toEqual(['deck-6']),
);
crisis('hypnotic-melody', 'partly passed', 'without passengers food is lost', {
  passengersLeft: 0,
  change: { food: -1 },
});
crisis(
  'hypnotic-melody',
  'failed',
  'a passenger of the supply is defeated',
  { also: lastPassenger('soul-and-sanity'), change: { souls: -1, sanity: -1 } },
  (play) => expect(play.saw('passenger-defeated')).toMatchObject([{ space: 'supply', face: 'soul-and-sanity' }]),
);
crisis('hypnotic-melody', 'failed', 'without passengers 2 souls are lost', {
  passengersLeft: 0,
  change: { souls: -2 },
});

crisis('infiltrator', 'passed', 'nobody comes in', {}, (play) =>
  expect(spawned(play)).toEqual(['the-deep', 'the-deep']),
);
crisis('infiltrator', 'partly passed', 'a Deep One appears in the room that is rolled', { dice: [6] }, (play) => {
  expect(play.state.deepOnes.galley).toBe(1);
  expect(damagedRooms(play)).toEqual([]);
});
crisis('infiltrator', 'failed', 'the ship is damaged, and a Deep One appears right there', { dice: [5] }, (play) => {
  expect(damagedRooms(play)).toEqual(['cargo-hold']);
  expect(play.state.deepOnes['cargo-hold']).toBe(1);
});
crisis(
  'infiltrator',
  'failed',
  'where no room was damaged, nobody appears',
  { damageDeck: ['fuel-leak'], change: { fuel: -1 } },
  (play) => expect(spawned(play)).toEqual(['the-deep', 'the-deep']),
);

const cell = [
  CREW[0],
  { ...CREW[1], in: 'brig' },
  { character: 'ishmael', in: 'brig', revealed: 'hybrid' },
  CREW[3],
] as const;
crisis('jail-break', 'passed', 'nobody gets out', { people: cell }, (play) => {
  expect(play.person('jamie').space).toBe('brig');
  expect(play.person('ishmael').space).toBe('brig');
});
crisis(
  'jail-break',
  'failed',
  'sanity is lost, and everybody in the Brig goes where they like',
  { people: cell, change: { sanity: -1 } },
  (play) => {
    play.chooses('jamie', { is: 'space', space: 'deck-8' }).chooses('ishmael', { is: 'space', space: 'chapel' });
    expect(play.person('jamie').space).toBe('deck-8');
    expect(play.person('ishmael').space).toBe('chapel');
  },
);

crisis('lure-of-yha-nthlei', 'passed', 'nobody goes on deck', {}, (play) => expect(onDeck(play)).toEqual([]));
crisis('lure-of-yha-nthlei', 'failed', '4 passengers are risked', { dice: [1, 2, 7, 2] }, (play) =>
  expect(onDeck(play)).toEqual(['deck-1', 'deck-2', 'deck-2', 'deck-7']),
);
crisis('lure-of-yha-nthlei', 'failed', 'or as many as there are', { passengersLeft: 2, dice: [1, 2] }, (play) =>
  expect(onDeck(play)).toEqual(['deck-1', 'deck-2']),
);

crisis(
  'missing-munitions',
  'passed',
  'the current player picks a Deep One in a room, which is defeated',
  { deepOnes: { 'cargo-hold': 1, 'captains-cabin': 1, 'deck-3': 1, 'water-1': 1 } },
  (play) => {
    play.offers('jeanne', 'choose-deep-one', [
      { is: 'deep-one', space: 'cargo-hold' },
      { is: 'deep-one', space: 'captains-cabin' },
    ]);
    play.chooses('jeanne', { is: 'deep-one', space: 'cargo-hold' });
    expect(play.saw('deep-one-defeated')).toEqual([{ type: 'deep-one-defeated', space: 'cargo-hold', count: 1 }]);
  },
);
crisis('missing-munitions', 'partly passed', 'the ship is damaged once', { dice: [5, 4] }, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold']),
);
crisis('missing-munitions', 'failed', 'the ship is damaged twice', { dice: [5, 4] }, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold', 'captains-cabin']),
);

const boarded = { 'cargo-hold': 1, 'deck-3': 2, 'water-1': 1 } as const;
crisis(
  'on-the-offensive',
  'passed',
  'the current player moves each Deep One of the ship, and none may stay',
  { deepOnes: boarded },
  (play) => {
    play.offers('jeanne', 'move-deep-one', [
      { is: 'space', space: 'deck-5' },
      { is: 'space', space: 'chapel' },
      { is: 'space', space: 'galley' },
      { is: 'space', space: 'boiler-room' },
    ]);
    play.chooses('jeanne', { is: 'space', space: 'deck-5' });
    play.chooses('jeanne', { is: 'space', space: 'water-3' }).chooses('jeanne', { is: 'space', space: 'chapel' });
    expect(play.state.deepOnes).toMatchObject({
      'cargo-hold': 0,
      'deck-5': 1,
      'deck-3': 0,
      'water-3': 1,
      chapel: 1,
      'water-1': 1,
    });
  },
);
crisis('on-the-offensive', 'failed', 'Deep Ones act', { deepOnes: { 'water-5': 1 } }, (play) =>
  expect(play.state.deepOnes['deck-5']).toBe(1),
);

crisis('passenger-overboard', 'passed', 'nothing happens');
crisis('passenger-overboard', 'failed', 'a soul is lost', { change: { souls: -1 } });
