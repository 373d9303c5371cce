import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import { activations, CREW, calm, crisis, damagedRooms, onDeck, spawned, treacheryInChaos } from './crisis';

const [jeanne, jamie, ishmael, william] = CREW;
const titles = { captain: 'jamie', keeper: 'ishmael' } as const;

crisis('bucket-brigade', 'passed', '2 passengers at risk move the ship on', { dice: [1, 2] }, (play) => {
  expect(onDeck(play)).toEqual(['deck-1', 'deck-2']);
  expect(play.state.tracks.travel).toBe(1);
});
crisis('bucket-brigade', 'passed', 'a single passenger is risked in vain', { dice: [1], passengersLeft: 1 }, (play) => {
  expect(onDeck(play)).toEqual(['deck-1']);
  expect(play.state.tracks.travel).toBe(0);
});
crisis(
  'bucket-brigade',
  'failed',
  'fuel is lost, and 2 passengers are risked',
  { dice: [1, 2], change: { fuel: -1 } },
  (play) => {
    expect(onDeck(play)).toEqual(['deck-1', 'deck-2']);
    expect(play.state.tracks.travel).toBe(0);
  },
);
crisis('bucket-brigade', 'instead of the check', 'a 6 costs fuel', { dice: [6], change: { fuel: -1 } });
crisis('bucket-brigade', 'instead of the check', 'a 7 costs none', { dice: [7] });

crisis('coal-bunker-fire', 'passed', 'the ship moves on', {}, (play) => expect(play.state.tracks.travel).toBe(1));
crisis('coal-bunker-fire', 'failed', 'fuel and a soul are lost', { change: { fuel: -1, souls: -1 } });
crisis('coal-bunker-fire', 'instead of the check', 'fuel is lost, and with a 4 once more', {
  dice: [4],
  change: { fuel: -2 },
});
crisis('coal-bunker-fire', 'instead of the check', 'with a 5 only once', { dice: [5], change: { fuel: -1 } });

const hoarder = { people: [{ ...jeanne, items: ['tool-kit', 'shotgun'] }, jamie, ishmael, william], titles } as const;
crisis('criminal-activity', 'passed', 'the current player draws an item', { itemDeck: ['shotgun'] }, (play) =>
  expect(play.person('jeanne').items).toEqual(['tool-kit', 'shotgun']),
);
crisis(
  'criminal-activity',
  'failed',
  'sanity is lost, and each human keeps a single item',
  { ...hoarder, change: { sanity: -1 } },
  (play) => {
    play.picks('jeanne', { is: 'item', item: 'shotgun' });
    expect(play.person('jeanne').items).toEqual(['shotgun']);
    expect(play.state.items.removed).toContain('tool-kit');
    expect(play.person('jamie').items).toEqual(['repeating-rifle']);
  },
);
crisis(
  'criminal-activity',
  'instead of the check',
  'the current player gives up an item, and 4 treachery join the chaos deck',
  hoarder,
  (play) => {
    play.picks('jeanne', { is: 'item', item: 'tool-kit' });
    expect(play.person('jeanne').items).toEqual(['shotgun']);
    expect(play.state.items.removed).toContain('tool-kit');
    expect(treacheryInChaos(play)).toBe(4);
  },
);
rule(
  'criminal-activity: without an item there is only the check',
  calm('criminal-activity', { people: [{ ...jeanne, items: [] }, jamie, ishmael, william] }),
  (play) => {
    expect(play.saw('crisis-option')).toMatchObject([{ card: 'criminal-activity', option: 0 }]); // made, not asked
    play.stops();
  },
);

const striker = {
  people: [{ ...jeanne, hand: ['will 1', 'lore 2', 'influence 3', 'influence 1'] }, jamie, ishmael, william],
  titles,
} as const;
crisis('firemen-strike', 'passed', 'nothing happens', striker, (play) => {
  expect(play.person('jeanne').space).toBe('boiler-room');
  expect(play.names('jeanne')).toHaveLength(4);
});
crisis('firemen-strike', 'failed', 'the current player is defeated and discards 3 cards', striker, (play) => {
  expect(play.person('jeanne').space).toBe('sick-bay');
  play.plays('jeanne', 'will 1', 'lore 2', 'influence 1');
  expect(play.names('jeanne')).toEqual(['influence 3']);
});
crisis(
  'firemen-strike',
  'instead of the check',
  'the ship falls back, and 2 treachery join the chaos deck',
  { travel: 2 },
  (play) => {
    expect(play.state.tracks.travel).toBe(1);
    expect(treacheryInChaos(play)).toBe(2);
  },
);
crisis('firemen-strike', 'instead of the check', 'on Start fuel is lost instead', { change: { fuel: -1 } }, (play) =>
  expect(treacheryInChaos(play)).toBe(2),
);

crisis('identity-crisis', 'passed', 'each human draws a card of the own set', {}, (play) => {
  play.offers(
    'jeanne',
    'draw-skills',
    (['influence', 'observation', 'strength'] as const).map((skill) => ({ is: 'skill', skill })),
  );
  play.chooses('jeanne', { is: 'skill', skill: 'observation' }).chooses('jamie', { is: 'skill', skill: 'will' });
  play.chooses('ishmael', { is: 'skill', skill: 'lore' }).chooses('william', { is: 'skill', skill: 'lore' });
  expect(play.saw('drew').slice(0, 4)).toMatchObject([
    { seat: 0, skills: ['observation'] },
    { seat: 1, skills: ['will'] },
    { seat: 2, skills: ['lore'] },
    { seat: 3, skills: ['lore'] },
  ]);
});
crisis(
  'identity-crisis',
  'failed',
  'a soul is lost, and a Deep One appears beside the current player',
  { dice: [1], change: { souls: -1 } },
  (play) => expect(spawned(play)).toEqual(['boiler-room']),
);
crisis(
  'identity-crisis',
  'failed',
  'beside the Sick Bay the current player picks a room for it',
  { people: [{ ...jeanne, in: 'sick-bay' }, jamie, ishmael, william], change: { souls: -1 } },
  (play) => {
    play.offers('jeanne', 'choose-space', [
      { is: 'space', space: 'chapel' },
      { is: 'space', space: 'captains-cabin' },
    ]);
    play.chooses('jeanne', { is: 'space', space: 'chapel' });
    expect(spawned(play)).toEqual(['chapel']);
  },
);
crisis(
  'identity-crisis',
  'instead of the check',
  'a soul is lost, and with a 4 the hand of the current player',
  { ...striker, dice: [4], change: { souls: -1 } },
  (play) => {
    play.nobodyResponds();
    expect(play.names('jeanne')).toEqual([]);
  },
);
crisis(
  'identity-crisis',
  'instead of the check',
  'with a 5 the hand stays',
  { ...striker, dice: [5], change: { souls: -1 } },
  (play) => {
    play.nobodyResponds();
    expect(play.names('jeanne')).toHaveLength(4);
  },
);

crisis('kitty-litter', 'passed', 'sanity is gained', { change: { sanity: 1 } });
crisis('kitty-litter', 'failed', 'sanity is lost', { change: { sanity: -1 } });
crisis(
  'kitty-litter',
  'instead of the check',
  'in the Galley a 4 costs food',
  { dice: [4], change: { food: -1 } },
  (play) => expect(play.person('jeanne').space).toBe('galley'),
);
crisis('kitty-litter', 'instead of the check', 'and a 5 none', { dice: [5] }, (play) =>
  expect(play.person('jeanne').space).toBe('galley'),
);

crisis('looming-breakdown', 'passed', 'nothing happens', {}, (play) => expect(damagedRooms(play)).toEqual([]));
crisis(
  'looming-breakdown',
  'failed',
  'a soul is lost, and the Boiler Room is damaged',
  { change: { souls: -1 } },
  (play) => expect(damagedRooms(play)).toEqual(['boiler-room']),
);
crisis('looming-breakdown', 'instead of the check', 'the ship falls back 2 spaces', { travel: 3 }, (play) =>
  expect(play.state.tracks.travel).toBe(1),
);
crisis(
  'looming-breakdown',
  'instead of the check',
  'each missing space costs fuel',
  { travel: 1, change: { fuel: -1 } },
  (play) => expect(play.state.tracks.travel).toBe(0),
);
crisis('looming-breakdown', 'instead of the check', 'on Start both do', { change: { fuel: -2 } });

crisis(
  'open-the-gate',
  'passed',
  'travel is back on Start, and the Keeper picks one of 2 waypoints, which is reached',
  { travel: 3, waypoints: ['calm-waters', 'reef'], change: { fuel: -2, food: -1 } },
  (play) => {
    expect(play.state.tracks.travel).toBe(0);
    play.offers('ishmael', 'choose-waypoint', [
      { is: 'waypoint', waypoint: 'calm-waters' },
      { is: 'waypoint', waypoint: 'reef' },
    ]);
    play.chooses('ishmael', { is: 'waypoint', waypoint: 'calm-waters' });
    expect(play.state.waypoints.placed).toEqual(['calm-waters']);
    expect(play.state.waypoints.deck[0]?.card).toBe('reef');
  },
);
crisis(
  'open-the-gate',
  'failed',
  'sanity and a soul are lost, the ship is damaged twice',
  { dice: [5, 4], change: { sanity: -1, souls: -1 } },
  (play) => expect(damagedRooms(play)).toEqual(['cargo-hold', 'captains-cabin']),
);
crisis('open-the-gate', 'instead of the check', 'sanity is lost', { change: { sanity: -1 } });

crisis('power-to-the-people', 'passed', '2 treachery join the chaos deck', {}, (play) => {
  expect(play.saw('treachery-to-chaos')).toEqual([{ type: 'treachery-to-chaos', count: 2 }]);
  expect(play.person('jamie').space).toBe('bridge');
});
crisis(
  'power-to-the-people',
  'failed',
  'a soul is lost, the Captain goes to the Brig and the last in line takes over',
  { change: { souls: -1 } },
  (play) => {
    expect(play.person('jamie').space).toBe('brig');
    expect(play.state.titles.captain).toBe(play.seat('william'));
  },
);
crisis(
  'power-to-the-people',
  'instead of the check',
  'the Captain goes to the Brig and the last in line takes over',
  {},
  (play) => {
    expect(play.person('jamie').space).toBe('brig');
    expect(play.state.titles.captain).toBe(play.seat('william'));
  },
);

for (const [total, spaces] of [
  [9, 1],
  [10, 1],
  [11, 2],
  [13, 3],
] as const)
  crisis('ritual-coordination', 'passed', `a total of ${total} advances the ritual by ${spaces}`, { total }, (play) =>
    expect(play.state.tracks.ritual).toBe(spaces),
  );
crisis(
  'ritual-coordination',
  'failed',
  'sanity is lost, and the Chapel is damaged',
  { change: { sanity: -1 } },
  (play) => expect(damagedRooms(play)).toEqual(['chapel']),
);
crisis('ritual-coordination', 'instead of the check', 'Deep Ones act', { deepOnes: { 'water-5': 1 } }, (play) => {
  expect(activations(play)).toEqual(['deepOnes', 'deepOnes']);
  expect(play.saw('deep-ones-moved')).toMatchObject([{ to: 'deck-5' }, { to: 'cargo-hold' }]);
});
