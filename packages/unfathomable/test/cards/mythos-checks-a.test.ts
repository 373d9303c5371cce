import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import { activations, CREW, calm, crisis, damagedRooms, onDeck } from './crisis';

crisis(
  'adrift-fishing-boat',
  'passed',
  'a passenger at risk brings a soul, another one food',
  { dice: [3, 5], change: { souls: 1, food: 1 } },
  (play) => {
    play.asked('jeanne', 'may');
    play.chooses('jeanne', { is: 'yes' });
    expect(onDeck(play)).toEqual(['deck-3', 'deck-5']);
  },
);
crisis('adrift-fishing-boat', 'passed', 'the food can be left', { dice: [3], change: { souls: 1 } }, (play) => {
  play.chooses('jeanne', { is: 'no' });
  expect(onDeck(play)).toEqual(['deck-3']);
});
crisis('adrift-fishing-boat', 'passed', 'with a single passenger there is no food to be had', {
  passengersLeft: 1,
  change: { souls: 1 },
});
crisis('adrift-fishing-boat', 'passed', 'without passengers there is no soul either', { passengersLeft: 0 });
crisis(
  'adrift-fishing-boat',
  'partly passed',
  'two passengers at risk bring a soul',
  { dice: [2, 2], change: { souls: 1 } },
  (play) => expect(onDeck(play)).toEqual(['deck-2', 'deck-2']),
);
crisis(
  'adrift-fishing-boat',
  'partly passed',
  'a single passenger is risked in vain',
  { dice: [2], passengersLeft: 1 },
  (play) => expect(onDeck(play)).toEqual(['deck-2']),
);
crisis('adrift-fishing-boat', 'failed', 'sanity and a soul are lost', { change: { sanity: -1, souls: -1 } });

crisis('barricade-the-hatches', 'passed', 'the current player keeps the card', { keeps: 'jeanne' }, (play) =>
  expect(activations(play)).toEqual(['hydra']),
);
crisis('barricade-the-hatches', 'failed', 'Deep Ones act', { deepOnes: { 'water-5': 1 } }, (play) => {
  expect(activations(play)).toEqual(['deepOnes', 'hydra']);
  expect(play.state.deepOnes['deck-5']).toBe(1);
});

const hatches = calm('class-struggle', {
  people: [{ ...CREW[0], kept: ['barricade-the-hatches'] }, CREW[1], CREW[2], CREW[3]],
  titles: { captain: 'jamie' },
  deepOnes: { 'water-5': 1, 'deck-5': 1 },
});
rule(
  'barricade-the-hatches, kept: discarded, it keeps all Deep Ones out of the rooms in this turn',
  hatches,
  (play) => {
    play.settles('jamie', 0).uses('jeanne', 'mythos:barricade-the-hatches').chooses('jeanne', { is: 'rest' });
    expect(play.state.deepOnes).toMatchObject({ 'deck-5': 2, 'cargo-hold': 0 });
    expect(play.person('jeanne').kept).toEqual([]);
    expect(play.state.mythos.discard).toContain('barricade-the-hatches');
    play.stops();
  },
);
rule('barricade-the-hatches, kept: unused, it stays and Deep Ones come in', hatches, (play) => {
  play.settles('jamie', 0).passes('jeanne').chooses('jeanne', { is: 'rest' });
  expect(play.state.deepOnes).toMatchObject({ 'deck-5': 1, 'cargo-hold': 1 });
  expect(play.person('jeanne').kept).toEqual(['barricade-the-hatches']);
  play.stops();
});

crisis('collision-course', 'passed', 'nothing happens', { travel: 2 }, (play) =>
  expect(play.state.tracks.travel).toBe(2),
);
crisis(
  'collision-course',
  'partly passed',
  'both monarchs at the front, 1 damage, 1 space back',
  { monarchs: { dagon: 'water-7' }, travel: 3, dice: [5, 5] },
  (play) => {
    expect(play.state.monarchs).toEqual({ dagon: 'water-2', hydra: 'water-2' });
    expect(damagedRooms(play)).toEqual(['cargo-hold']);
    expect(play.state.tracks.travel).toBe(2);
  },
);
crisis(
  'collision-course',
  'failed',
  'both monarchs at the front, 2 damage, 2 spaces back',
  { monarchs: { dagon: 'water-7' }, travel: 3, dice: [4, 5, 4] },
  (play) => {
    expect(play.state.monarchs).toEqual({ dagon: 'water-1', hydra: 'water-1' });
    expect(damagedRooms(play)).toEqual(['cargo-hold', 'captains-cabin']);
    expect(play.state.tracks.travel).toBe(1);
  },
);

crisis('coordinated-assault', 'passed', 'the ship moves on', {}, (play) =>
  expect(play.state.tracks).toEqual({ travel: 1, ritual: 1 }),
);
crisis(
  'coordinated-assault',
  'failed',
  'all that is in the Deep comes up and acts: Hydra, Dagon, Deep Ones',
  { deepOnes: { 'the-deep': 1 }, dice: [5] },
  (play) => {
    play.chooses('jeanne', { is: 'rest' });
    expect(play.saw('deep-ones-moved')[0]).toMatchObject({ from: 'the-deep', to: 'water-2', count: 1 });
    expect(play.state.monarchs).toEqual({ dagon: 'water-2', hydra: 'water-2' });
    expect(activations(play).slice(0, 3)).toEqual(['hydra', 'dagon', 'deepOnes']);
    expect(damagedRooms(play)[0]).toBe('bridge');
    expect(play.saw('spawned')[0]).toMatchObject({ space: 'deck-2', count: 2 });
    expect(play.saw('deep-ones-moved')).toContainEqual(
      expect.objectContaining({ from: 'water-2', to: 'deck-2', count: 1 }),
    );
  },
);

crisis('damaged-evaporator', 'passed', 'nothing happens');
crisis('damaged-evaporator', 'partly passed', 'food is lost', { travel: 2, change: { food: -1 } }, (play) =>
  expect(play.state.tracks.travel).toBe(2),
);
crisis(
  'damaged-evaporator',
  'failed',
  'food is lost and the ship falls back',
  { travel: 2, change: { food: -1 } },
  (play) => expect(play.state.tracks.travel).toBe(1),
);
crisis('damaged-evaporator', 'failed', 'on Start fuel is lost instead of way', { change: { food: -1, fuel: -1 } });

crisis('deep-one-feint', 'passed', 'only the icon makes Deep Ones act', { deepOnes: { 'water-5': 1 } }, (play) =>
  expect(play.state.deepOnes).toMatchObject({ 'water-5': 0, 'deck-5': 1 }),
);
crisis('deep-one-feint', 'failed', 'Deep Ones act once more', { deepOnes: { 'water-5': 1 } }, (play) =>
  expect(play.state.deepOnes).toMatchObject({ 'deck-5': 0, 'cargo-hold': 1 }),
);

crisis('deep-one-swarm', 'passed', 'only the icon makes Deep Ones act', { deepOnes: { 'water-5': 1 } }, (play) =>
  expect(play.state.deepOnes['deck-5']).toBe(1),
);
crisis('deep-one-swarm', 'partly passed', 'Deep Ones act once more', { deepOnes: { 'water-5': 1 } }, (play) => {
  expect(play.state.deepOnes['cargo-hold']).toBe(1);
  expect(damagedRooms(play)).toEqual([]);
});
crisis('deep-one-swarm', 'failed', 'Deep Ones act twice more', { deepOnes: { 'water-5': 1 } }, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold']),
);

crisis('disturbing-dreams', 'passed', 'sanity is gained', { change: { sanity: 1 } });
crisis('disturbing-dreams', 'partly passed', '1 sanity is lost', { change: { sanity: -1 } });
crisis('disturbing-dreams', 'failed', '2 sanity are lost', { change: { sanity: -2 } });

crisis('eot-failure', 'passed', 'the ship moves on', { travel: 1 }, (play) => expect(play.state.tracks.travel).toBe(2));
crisis('eot-failure', 'failed', 'the ship falls back', { travel: 2 }, (play) =>
  expect(play.state.tracks.travel).toBe(1),
);
crisis('eot-failure', 'failed', 'on Start fuel is lost instead', { change: { fuel: -1 } }, (play) =>
  expect(play.state.tracks.travel).toBe(0),
);
