import { type CardName, nameOf, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import { CREW, calm, crisis, damagedRooms, onDeck, spawned, treacheryInChaos } from './crisis';

const [jeanne, jamie, ishmael, william] = CREW;
const withCharacter = <C extends 'keilani' | 'arjun' | 'svetlana' | 'beatrice' | 'edmund' | 'samira'>(character: C) =>
  [jeanne, { character, in: 'bridge' }, ishmael, william] as const;

// --- Keilani

const mutiny = { people: withCharacter('keilani') };
crisis(
  'history-repeats',
  'passed',
  'sanity is gained, and Keilani may send another human to the Brig',
  { ...mutiny, change: { sanity: 1 } },
  (play) => {
    play.chooses('keilani', { is: 'yes' });
    play.offers(
      'keilani',
      'choose-human',
      [0, 2, 3].map((seat) => ({ is: 'seat', seat })),
    );
    play.chooses('keilani', { is: 'seat', seat: 3 });
    expect(play.person('william').space).toBe('brig');
  },
);
crisis('history-repeats', 'passed', 'or nobody', { ...mutiny, change: { sanity: 1 } }, (play) => {
  play.chooses('keilani', { is: 'no' });
  expect(play.saw('moved')).toEqual([]);
});
crisis(
  'history-repeats',
  'failed',
  'a soul is lost, Keilani and the Captain go to the Brig',
  { ...mutiny, titles: { captain: 'jeanne' }, change: { souls: -1 } },
  (play) => {
    expect(play.person('keilani').space).toBe('brig');
    expect(play.person('jeanne').space).toBe('brig');
    expect(play.state.titles.captain).toBe(play.seat('ishmael'));
  },
);
crisis(
  'history-repeats',
  'instead of the check',
  'sanity is lost, and Captain Keilani goes to the Brig',
  { ...mutiny, titles: { captain: 'keilani' }, change: { sanity: -1 } },
  (play) => {
    expect(play.person('keilani').space).toBe('brig');
    expect(play.state.titles.captain).toBe(play.seat('jeanne'));
  },
);
rule(
  'history-repeats: if Keilani is not the Captain, there is only the check',
  calm('history-repeats', {
    people: [jeanne, { character: 'keilani', feat: false }, ishmael],
    titles: { captain: 'jeanne' },
  }),
  (play) => {
    expect(play.saw('crisis-option')).toMatchObject([{ card: 'history-repeats', option: 0 }]); // made, not asked
    play.stops();
  },
);

// --- Arjun

const peace = { people: withCharacter('arjun') };
crisis(
  'the-peacemaker',
  'passed',
  'every Deep One outside the Deep leaves',
  { ...peace, deepOnes: { 'the-deep': 1, 'water-1': 1, 'deck-3': 2, galley: 1 } },
  (play) => expect(play.state.deepOnes).toMatchObject({ 'the-deep': 3, 'water-1': 0, 'deck-3': 0, galley: 0 }),
);
crisis('the-peacemaker', 'failed', 'a Deep One appears in each numbered room', peace, (play) =>
  expect(spawned(play).slice(0, 6)).toEqual([
    'bridge',
    'chapel',
    'captains-cabin',
    'cargo-hold',
    'galley',
    'boiler-room',
  ]),
);
crisis('the-peacemaker', 'instead of the check', 'Arjun keeps the card', { ...peace, keeps: 'arjun' });

const pacifist = { character: 'arjun', in: 'deck-3', kept: ['the-peacemaker'] } as const;
rule(
  'the-peacemaker, kept: Arjun cannot attack, with or without a weapon',
  { people: [pacifist, jeanne, jamie], deepOnes: { 'deck-3': 1 } },
  (play) => {
    expect(play.blockedBecause('arjun', { is: 'attack' })).toBe('cannot-attack');
    expect(play.blockedBecause('arjun', { is: 'use', source: 'item:six-shooter' })).toBe('cannot-attack');
    play.leaves('arjun', 'action');
  },
);
rule(
  'the-peacemaker, kept: when a passenger is defeated, it is discarded and sanity is lost',
  calm('missing-jewelry', {
    people: [jeanne, { ...pacifist, in: 'bridge' }, ishmael],
    titles: { captain: 'jeanne' },
    mythos: ['too-many-bodies'],
    deepOnes: { 'deck-5': 1 },
    passengers: { 'deck-5': ['x'] },
  }),
  (play) => {
    play.settles('jeanne', 0).nobodyResponds();
    expect(play.state.dials).toEqual({ fuel: 8, food: 7, sanity: 7, souls: 8 });
    expect(play.person('arjun').kept).toEqual([]);
    expect(play.state.mythos.discard).toContain('the-peacemaker');
    play.stops();
  },
);

// --- Svetlana

const surgery = { people: withCharacter('svetlana'), dice: [5] } as const;
crisis(
  'do-no-harm',
  'passed',
  'sanity is lost, and Svetlana goes to the Sick Bay',
  { ...surgery, change: { sanity: -1 } },
  (play) => {
    expect(play.person('svetlana').space).toBe('sick-bay');
    expect(damagedRooms(play)).toEqual([]);
  },
);
crisis('do-no-harm', 'failed', 'the ship is damaged, too', { ...surgery, change: { sanity: -1 } }, (play) => {
  expect(play.person('svetlana').space).toBe('sick-bay');
  expect(damagedRooms(play)).toEqual(['cargo-hold']);
});
crisis('do-no-harm', 'instead of the check', 'Svetlana goes to the Brig, and the ship is damaged', surgery, (play) => {
  play.nobodyResponds();
  expect(play.person('svetlana').space).toBe('brig');
  expect(damagedRooms(play)).toEqual(['cargo-hold']);
});

// --- Jeanne

const signs = { people: [jamie, jeanne, ishmael, william] } as const;
crisis('signs-of-life', 'passed', 'sanity is gained', { ...signs, change: { sanity: 1 } });
crisis('signs-of-life', 'failed', '2 souls are lost', { ...signs, change: { souls: -2 } });
crisis(
  'signs-of-life',
  'instead of the check',
  'a passenger is risked, the ship is damaged and Jeanne is defeated',
  { ...signs, dice: [3, 5] },
  (play) => {
    expect(onDeck(play)).toEqual(['deck-3']);
    expect(damagedRooms(play)).toEqual(['cargo-hold']);
    expect(play.person('jeanne').space).toBe('sick-bay');
  },
);

// --- Jamie

crisis(
  'the-game-is-afoot',
  'passed',
  'Jamie names a room, where all Deep Ones are defeated',
  { deepOnes: { 'cargo-hold': 3, 'captains-cabin': 1 } },
  (play) => {
    play.offers(
      'jamie',
      'choose-space',
      (['bridge', 'chapel', 'captains-cabin', 'cargo-hold', 'galley', 'boiler-room', 'sick-bay', 'brig'] as const).map(
        (space) => ({ is: 'space', space }),
      ),
    );
    play.chooses('jamie', { is: 'space', space: 'cargo-hold' });
    expect(play.saw('deep-one-defeated')).toEqual([{ type: 'deep-one-defeated', space: 'cargo-hold', count: 3 }]);
  },
);
crisis(
  'the-game-is-afoot',
  'failed',
  '4 Deep Ones appear in the room that is rolled, and Jamie must go there',
  { dice: [5, 1, 1, 1, 1] },
  (play) => {
    expect(spawned(play)).toEqual(['cargo-hold', 'cargo-hold', 'cargo-hold', 'cargo-hold']);
    expect(play.person('jamie').space).toBe('cargo-hold');
  },
);
crisis(
  'the-game-is-afoot',
  'instead of the check',
  'the Boiler Room is damaged, and 4 Deep Ones appear there',
  {},
  (play) => {
    expect(damagedRooms(play)[0]).toBe('boiler-room');
    expect(spawned(play)).toEqual(['boiler-room', 'boiler-room', 'boiler-room', 'boiler-room']);
    expect(play.person('jamie').space).toBe('bridge');
  },
);
crisis(
  'the-game-is-afoot',
  'instead of the check',
  'they appear in the room that is damaged in its place',
  { damaged: ['boiler-room'], damageDeck: ['structural-any', 'structural-will', 'structural-strength'] },
  (play) => {
    expect(damagedRooms(play)[0]).toBe('galley');
    expect(spawned(play)).toEqual(['galley', 'galley', 'galley', 'galley']);
  },
);
crisis(
  'the-game-is-afoot',
  'instead of the check',
  'where no room is damaged, nobody appears',
  { damageDeck: ['fuel-leak'], change: { fuel: -1 } },
  (play) => expect(spawned(play)).toEqual(['the-deep', 'the-deep']),
);

// --- William

crisis('memory-of-the-deep', 'passed', 'the card is discarded');
crisis('memory-of-the-deep', 'failed', 'sanity is lost, and William keeps the card', {
  change: { sanity: -1 },
  keeps: 'william',
});
crisis('memory-of-the-deep', 'instead of the check', 'William keeps the card', { keeps: 'william' });

const haunted = (hand: readonly CardName[]) => ({ ...william, hand, kept: ['memory-of-the-deep'] as const });
const visions = calm('horrific-visions', {
  people: [{ ...jeanne, hand: ['will 2'] }, jamie, haunted(['lore 4', 'will 4'])],
  chaos: ['influence 1', 'influence 1', 'will 1'],
  skillDecks: { treachery: ['treachery 3'] },
});
rule('memory-of-the-deep, kept: a treachery card follows the cards that William adds', visions, (play) => {
  play.nobodyResponds().plays('william', 'lore 4', 'will 4').plays('jeanne', 'will 2').nobodyResponds();
  expect(play.saw('pile-grew')).toEqual([{ type: 'pile-grew', source: 'mythos:memory-of-the-deep' }]);
  expect(play.saw('check-result')).toMatchObject([{ total: 10 - 2 - 3 }]);
  play.stops();
});
rule('memory-of-the-deep, kept: if he adds none, it does not, whatever others add', visions, (play) => {
  play.nobodyResponds().passes('william').plays('jeanne', 'will 2').nobodyResponds();
  expect(play.saw('pile-grew')).toEqual([]);
  expect(play.saw('check-result')).toMatchObject([{ total: 2 - 2 }]);
  play.stops();
});
const remembering = (hand: readonly CardName[]) => ({
  people: [haunted(hand), jeanne, jamie],
  chaos: ['influence 1', 'influence 1', 'will 1'] as const,
  skillDecks: { treachery: ['treachery 1'] as const },
  deepOnes: {},
});
const remembered = ['lore 5', 'lore 5', 'will 5', 'will 1'] as const;
rule('memory-of-the-deep, kept: William discards it with a check of 13', remembering(remembered), (play) => {
  play.uses('william', 'mythos:memory-of-the-deep').nobodyResponds();
  expect(play.saw('check')).toMatchObject([{ target: 13, skills: ['lore', 'will'] }]);
  play.plays('william', ...remembered);
  expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 13 }]);
  expect(play.person('william').kept).toEqual([]);
  expect(play.state.mythos.discard).toContain('memory-of-the-deep');
  play.leaves('william', 'action');
});
rule('memory-of-the-deep, kept: a failed one costs sanity', remembering(remembered), (play) => {
  play.uses('william', 'mythos:memory-of-the-deep').nobodyResponds().plays('william', 'lore 5', 'lore 5', 'will 5');
  play.nobodyResponds();
  expect(play.saw('check-result')).toMatchObject([{ result: 'fail', total: 12 }]);
  expect(play.state.dials.sanity).toBe(7);
  expect(play.person('william').kept).toEqual(['memory-of-the-deep']);
  play.leaves('william', 'action');
});

// --- Beatrice

const course = { people: withCharacter('beatrice') };
crisis(
  'miscalculation',
  'passed',
  'Beatrice puts one of 2 waypoints on top, the other at the bottom',
  { ...course, waypoints: ['reef', 'iceberg'] },
  (play) => {
    play.picks('beatrice', { is: 'waypoint', waypoint: 'iceberg' });
    expect(play.state.waypoints.deck.at(-1)?.card).toBe('iceberg');
    expect(play.state.waypoints.deck[0]?.card).toBe('reef');
  },
);
const lastTravel = 1; // the icon moves the ship on
crisis('miscalculation', 'failed', 'the ship falls back 2 spaces', { ...course, travel: 3 }, (play) =>
  expect(play.state.tracks.travel).toBe(1 + lastTravel),
);
crisis(
  'miscalculation',
  'failed',
  'a missing space costs fuel',
  { ...course, travel: 1, change: { fuel: -1 } },
  (play) => expect(play.state.tracks.travel).toBe(lastTravel),
);
crisis(
  'miscalculation',
  'instead of the check',
  'with a 7 it does, too',
  { ...course, travel: 3, dice: [7] },
  (play) => {
    play.nobodyResponds();
    expect(play.state.tracks.travel).toBe(1 + lastTravel);
  },
);
crisis(
  'miscalculation',
  'instead of the check',
  'with an 8 it does not',
  { ...course, travel: 2, dice: [8] },
  (play) => {
    play.nobodyResponds();
    expect(play.state.tracks.travel).toBe(2 + lastTravel);
  },
);

// --- Ishmael

crisis(
  'family-ties',
  'first option',
  'all Deep Ones leave, and Ishmael keeps the card',
  { deepOnes: { 'the-deep': 3, 'water-1': 2, 'deck-3': 1, chapel: 1 }, keeps: 'ishmael' },
  (play) => expect(play.state.deepOnes).toMatchObject({ 'the-deep': 2, 'water-1': 0, 'deck-3': 0, chapel: 0 }),
);
crisis('family-ties', 'second option', '4 Deep Ones appear where Ishmael is', { dice: [1, 1, 1, 1] }, (play) =>
  expect(spawned(play)).toEqual(['galley', 'galley', 'galley', 'galley']),
);
crisis(
  'family-ties',
  'second option',
  'from the Sick Bay he picks the Chapel or the Captain’s Cabin',
  { people: [jeanne, jamie, { ...ishmael, in: 'sick-bay' }, william] },
  (play) => {
    play.offers('ishmael', 'choose-space', [
      { is: 'space', space: 'chapel' },
      { is: 'space', space: 'captains-cabin' },
    ]);
    play.chooses('ishmael', { is: 'space', space: 'captains-cabin' });
    expect(spawned(play).slice(0, 4)).toEqual([1, 2, 3, 4].map(() => 'captains-cabin'));
  },
);
const tied = (space: 'galley' | 'brig', hand: readonly CardName[] = []) =>
  calm('horrific-visions', {
    people: [{ ...jeanne, hand }, jamie, { ...ishmael, in: space, kept: ['family-ties'] }],
    chaos: ['influence 1', 'influence 1', 'will 1'],
    skillDecks: { treachery: ['treachery 4'] },
  });
rule('family-ties, kept: a treachery card joins every check', tied('galley'), (play) => {
  play.nobodyAdds();
  expect(play.saw('pile-grew')).toEqual([{ type: 'pile-grew', source: 'mythos:family-ties' }]);
  expect(play.saw('check-result')).toMatchObject([{ total: -2 - 4 }]);
  play.stops();
});
rule('family-ties, kept: not while Ishmael is in the Brig', tied('brig'), (play) => {
  play.nobodyAdds();
  expect(play.saw('check-result')).toMatchObject([{ total: -2 }]);
  play.stops();
});
rule('family-ties, kept: Preparation keeps it out with the chaos cards', tied('galley', ['observation 5']), (play) => {
  play.uses('jeanne', 'skill:preparation').nobodyAdds();
  expect(play.saw('check-result')).toMatchObject([{ total: 0 }]);
  play.stops();
});

// --- Edmund

const gift = { people: withCharacter('edmund') };
crisis('gift-of-the-mother', 'passed', 'there is a new chaos deck', gift, (play) => {
  const types = play.state.chaos.map((face) => nameOf(face).split(' ')[0]).sort();
  expect(types).toEqual(['influence', 'lore', 'observation', 'strength', 'will'].flatMap((skill) => [skill, skill]));
  expect(play.person('edmund').items).toEqual(['lucky-ring']);
});
rule(
  'gift-of-the-mother: the treachery of the lucky-ring goes into the chaos deck that is thrown away',
  calm('gift-of-the-mother', {
    people: [jeanne, { character: 'edmund', in: 'bridge' }, { ...william, hand: ['strength 5', 'will 5', 'will 5'] }],
    chaos: ['lore 1', 'lore 1', 'lore 2', 'lore 2'],
  }),
  (play) => {
    play.nobodyResponds().settles('edmund', 0).nobodyResponds().plays('william', 'strength 5', 'will 5', 'will 5');
    play.uses('edmund', 'item:lucky-ring').nobodyResponds();
    expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 15 }]);
    expect(play.saw('treachery-to-chaos')).toEqual([{ type: 'treachery-to-chaos', count: 2 }]);
    expect(play.state.chaos).toHaveLength(10);
    expect(treacheryInChaos(play)).toBe(0);
    play.stops();
  },
);
crisis(
  'gift-of-the-mother',
  'failed',
  'Edmund is defeated, the ring is gone, 6 treachery join the chaos deck',
  gift,
  (play) => {
    expect(play.person('edmund').space).toBe('sick-bay');
    expect(play.person('edmund').items).toEqual([]);
    expect(play.state.items.removed).toContain('lucky-ring');
    expect(treacheryInChaos(play)).toBe(6);
  },
);
crisis(
  'gift-of-the-mother',
  'instead of the check',
  'the ring is gone, whoever has it, and 6 treachery join the chaos deck',
  {
    people: [{ ...jeanne, items: ['lucky-ring'] }, { character: 'edmund', items: [], in: 'bridge' }, ishmael, william],
  },
  (play) => {
    expect(play.person('jeanne').items).toEqual([]);
    expect(play.state.items.removed).toContain('lucky-ring');
    expect(play.person('edmund').space).toBe('bridge');
    expect(treacheryInChaos(play)).toBe(6);
  },
);

// --- Samira

const stowaway = {
  people: [jeanne, { character: 'samira', in: 'cargo-hold', items: ['starbuck', 'shotgun'] }, ishmael, william],
} as const;
crisis('ticket-please', 'passed', 'Samira draws an item', { ...stowaway, itemDeck: ['plimsolls'] }, (play) =>
  expect(play.person('samira').items).toEqual(['starbuck', 'shotgun', 'plimsolls']),
);
crisis('ticket-please', 'failed', 'Samira goes to the Brig without her items', stowaway, (play) => {
  expect(play.person('samira').space).toBe('brig');
  expect(play.person('samira').items).toEqual([]);
  expect(play.state.items.removed).toEqual(expect.arrayContaining(['starbuck', 'shotgun']));
});
crisis(
  'ticket-please',
  'instead of the check',
  'Samira loses her items and goes to the deck space that is rolled',
  { ...stowaway, dice: [7] },
  (play) => {
    play.nobodyResponds();
    expect(play.person('samira').items).toEqual([]);
    expect(play.person('samira').space).toBe('deck-7');
  },
);
