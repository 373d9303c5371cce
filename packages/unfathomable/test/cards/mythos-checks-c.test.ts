import { expect } from 'vitest';
import { CREW, crisis, damagedRooms, spawned } from './crisis';

crisis('passenger-riot', 'passed', 'the current player draws an item', { itemDeck: ['shotgun'] }, (play) =>
  expect(play.person('jeanne').items).toEqual(['tool-kit', 'shotgun']),
);
crisis('passenger-riot', 'partly passed', 'sanity is lost', { change: { sanity: -1 } });
crisis('passenger-riot', 'failed', 'sanity and a soul are lost', { change: { sanity: -1, souls: -1 } });

crisis('rally-the-crew', 'passed', 'sanity is gained', { change: { sanity: 1 } });
crisis('rally-the-crew', 'partly passed', '1 sanity is lost', { change: { sanity: -1 } });
crisis(
  'rally-the-crew',
  'failed',
  '2 sanity are lost, and each human discards 2 cards',
  {
    people: [
      { ...CREW[0], hand: ['will 1', 'lore 2', 'strength 3'] },
      { ...CREW[1], hand: ['influence 1'] },
      { character: 'ishmael', revealed: 'hybrid', hand: ['treachery 1'] },
      CREW[3],
    ],
    change: { sanity: -2 },
  },
  (play) => {
    play.plays('jeanne', 'will 1', 'strength 3');
    expect(play.names('jeanne')).toEqual(['lore 2']);
    expect(play.saw('discarded').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(play.names('ishmael')).toEqual(['treachery 1']);
  },
);

crisis('rat-infestation', 'passed', 'sanity may be spent on food', { change: { sanity: -1, food: 1 } }, (play) => {
  play.asked('jeanne', 'may');
  play.chooses('jeanne', { is: 'yes' });
});
crisis('rat-infestation', 'passed', 'or not', {}, (play) => {
  play.chooses('jeanne', { is: 'no' });
});
crisis('rat-infestation', 'partly passed', '1 food is lost', { change: { food: -1 } });
crisis('rat-infestation', 'failed', '2 food are lost', { change: { food: -2 } });

crisis('sewage-backup', 'passed', 'nothing happens', {}, (play) => expect(play.saw('defeated')).toEqual([]));
crisis(
  'sewage-backup',
  'failed',
  'sanity is lost, and each human in the room that is rolled is defeated',
  {
    people: [CREW[0], { ...CREW[1], in: 'galley' }, { character: 'samira', in: 'galley', revealed: 'hybrid' }, CREW[3]],
    dice: [6],
    change: { sanity: -1 },
  },
  (play) => {
    expect(play.person('jamie').space).toBe('sick-bay');
    expect(play.person('samira').space).toBe('galley');
    expect(play.saw('defeated')).toHaveLength(1);
  },
);

crisis('shipboard-fire', 'passed', 'the ship is damaged all the same', { dice: [5, 4, 3] }, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold']),
);
crisis('shipboard-fire', 'partly passed', 'the ship is damaged twice', { dice: [5, 4, 3] }, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold', 'captains-cabin']),
);
crisis('shipboard-fire', 'failed', 'the ship is damaged three times', { dice: [5, 4, 3] }, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold', 'captains-cabin', 'chapel']),
);

crisis(
  'stolen-ritual-components',
  'passed',
  'the Keeper looks at 2 spells, resolves one and puts the other at the bottom',
  { spells: ['lure-monster', 'raise-the-dead'], dials: { souls: 6 }, change: { sanity: -1, souls: 2 } },
  (play) => {
    play.offers('ishmael', 'choose-spell', [
      { is: 'spell', spell: 'lure-monster' },
      { is: 'spell', spell: 'raise-the-dead' },
    ]);
    play.chooses('ishmael', { is: 'spell', spell: 'raise-the-dead' });
    expect(play.state.spells.deck[0]?.card).toBe('lure-monster');
    expect(play.state.spells.removed).toEqual(['raise-the-dead']);
  },
);
crisis(
  'stolen-ritual-components',
  'failed',
  'the ritual falls back 2 spaces, and 5 spells are gone unseen',
  { ritual: 3, spells: ['heal', 'foresee', 'dark-pact', 'conjuration', 'voice-of-ra'] },
  (play) => {
    expect(play.state.tracks.ritual).toBe(1);
    expect(play.state.spells.deck).toHaveLength(15);
    expect(play.state.spells.lost.map(({ card }) => card).sort()).toEqual([
      'conjuration',
      'dark-pact',
      'foresee',
      'heal',
      'voice-of-ra',
    ]);
    expect(play.saw('removed-unseen')).toEqual([{ type: 'removed-unseen', deck: 'spell', count: 5 }]);
  },
);

const dagon = { monarchs: { dagon: 'water-5' } } as const;
crisis('the-fathers-favor', 'passed', 'only the icon makes Dagon act', dagon, (play) =>
  expect(spawned(play)).toEqual(['deck-5', 'deck-5']),
);
crisis('the-fathers-favor', 'partly passed', 'Dagon acts once more', dagon, (play) =>
  expect(spawned(play)).toEqual(['deck-5', 'deck-5', 'deck-3', 'deck-3']),
);
crisis('the-fathers-favor', 'failed', 'Dagon acts twice more', dagon, (play) =>
  expect(spawned(play)).toEqual(['deck-5', 'deck-5', 'deck-3', 'deck-3', 'deck-1', 'deck-1']),
);

const hydra = { monarchs: { hydra: 'water-5' } } as const;
crisis('the-mothers-wrath', 'passed', 'only the icon makes Hydra act', hydra, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold']),
);
crisis('the-mothers-wrath', 'partly passed', 'Hydra acts once more', hydra, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold', 'chapel']),
);
crisis('the-mothers-wrath', 'failed', 'Hydra acts twice more', hydra, (play) =>
  expect(damagedRooms(play)).toEqual(['cargo-hold', 'chapel', 'bridge']),
);

crisis(
  'hold-the-line',
  'passed',
  'each Deep One on the ship may be moved, or stay',
  { deepOnes: { 'cargo-hold': 1, 'deck-3': 1, 'water-1': 1 } },
  (play) => {
    play.chooses('jeanne', { is: 'space', space: 'cargo-hold' }).chooses('jeanne', { is: 'space', space: 'water-3' });
    expect(play.state.deepOnes).toMatchObject({ 'cargo-hold': 1, 'deck-3': 0, 'water-3': 1, 'water-1': 1 });
  },
);
const ring = [1, 2, 3, 4, 5, 6, 7, 8] as const;
crisis('hold-the-line', 'partly passed', 'a Deep One appears in each water space', {}, (play) =>
  expect(spawned(play).slice(0, 8)).toEqual(ring.map((n) => `water-${n}`)),
);
crisis('hold-the-line', 'failed', 'a Deep One appears in each deck space', {}, (play) =>
  expect(spawned(play).slice(0, 8)).toEqual(ring.map((n) => `deck-${n}`)),
);
