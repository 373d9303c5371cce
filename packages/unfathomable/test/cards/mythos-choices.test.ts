import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import { CREW, calm, crisis, onDeck, spawned, treacheryInChaos } from './crisis';

const [jeanne, jamie, ishmael, william] = CREW;
const titles = { captain: 'jamie', keeper: 'ishmael' } as const;

crisis('accusation', 'first option', 'the Captain sends any human to the Brig, even himself', {}, (play) => {
  play.offers(
    'jamie',
    'choose-human',
    [0, 1, 2, 3].map((seat) => ({ is: 'seat', seat })),
  );
  play.picks('jamie', { is: 'seat', seat: 0 });
  expect(play.person('jeanne').space).toBe('brig');
});
crisis(
  'accusation',
  'second option',
  'the Captain and the current player discard 2 cards each, 2 treachery join the chaos deck',
  {
    people: [
      { ...jeanne, hand: ['will 1', 'lore 2', 'strength 3'] },
      { ...jamie, hand: ['will 2', 'strength 1', 'influence 1'] },
      ishmael,
      william,
    ],
    titles,
  },
  (play) => {
    play.plays('jamie', 'will 2', 'strength 1').plays('jeanne', 'will 1', 'lore 2');
    expect(play.names('jeanne')).toEqual(['strength 3']);
    expect(play.saw('discarded').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [1, 2],
      [0, 2],
    ]);
    expect(treacheryInChaos(play)).toBe(2);
  },
);
crisis(
  'accusation',
  'second option',
  'a Captain who has the turn discards 4',
  {
    people: [{ ...jeanne, hand: ['will 1', 'lore 1', 'lore 2', 'strength 1', 'strength 3'] }, jamie, ishmael, william],
    titles: { captain: 'jeanne' },
  },
  (play) => {
    play.plays('jeanne', 'will 1', 'lore 1').plays('jeanne', 'lore 2', 'strength 1');
    expect(play.names('jeanne')).toEqual(['strength 3']);
  },
);

crisis('class-struggle', 'first option', '2 sanity are lost', { change: { sanity: -2 } });
crisis('class-struggle', 'second option', '4 passengers are risked', { dice: [1, 2, 3, 3] }, (play) =>
  expect(onDeck(play)).toEqual(['deck-1', 'deck-2', 'deck-3', 'deck-3']),
);

crisis(
  'dinghy-launch',
  'first option',
  'a passenger is risked, and with a 4 sanity is lost',
  { dice: [3, 4], change: { sanity: -1 } },
  (play) => expect(onDeck(play)).toEqual(['deck-3']),
);
crisis('dinghy-launch', 'first option', 'with a 5 none is', { dice: [3, 5] }, (play) =>
  expect(onDeck(play)).toEqual(['deck-3']),
);
crisis('dinghy-launch', 'second option', 'a soul is lost', { change: { souls: -1 } }, (play) =>
  expect(onDeck(play)).toEqual([]),
);

crisis('food-rationing', 'first option', '1 food is lost, and with a 6 sanity', {
  dice: [6],
  change: { food: -1, sanity: -1 },
});
crisis('food-rationing', 'first option', 'with a 7 no sanity', { dice: [7], change: { food: -1 } });
crisis('food-rationing', 'second option', '2 food are lost', { change: { food: -2 } });

crisis(
  'improvised-fuel-source',
  'first option',
  '3 passengers at risk bring fuel',
  { dice: [1, 2, 3], change: { fuel: 1 } },
  (play) => expect(onDeck(play)).toEqual(['deck-1', 'deck-2', 'deck-3']),
);
crisis(
  'improvised-fuel-source',
  'first option',
  'with 2 passengers both are risked in vain',
  { dice: [1, 2], passengersLeft: 2 },
  (play) => expect(onDeck(play)).toEqual(['deck-1', 'deck-2']),
);
crisis('improvised-fuel-source', 'second option', 'fuel is lost', { change: { fuel: -1 } });

crisis(
  'incoming-sos',
  'first option',
  '4 passengers at risk bring food, fuel and a soul',
  { dice: [1, 2, 3, 4], change: { food: 1, fuel: 1, souls: 1 } },
  (play) => expect(onDeck(play)).toHaveLength(4),
);
crisis(
  'incoming-sos',
  'first option',
  'with 3 passengers all are risked in vain',
  { dice: [1, 2, 3], passengersLeft: 3 },
  (play) => expect(onDeck(play)).toHaveLength(3),
);
crisis('incoming-sos', 'second option', 'sanity is lost', { change: { sanity: -1 } });

crisis('infection', 'first option', 'food is lost', { change: { food: -1 } });
crisis('infection', 'second option', 'a 6 costs a soul, and then a 4 another one', {
  dice: [6, 4],
  change: { souls: -2 },
});
crisis('infection', 'second option', 'a 6 costs a soul, and then a 5 none', { dice: [6, 5], change: { souls: -1 } });
crisis('infection', 'second option', 'a 7 costs none, and then a 4 one', { dice: [7, 4], change: { souls: -1 } });
crisis('infection', 'second option', 'a 7 and a 5 cost nothing', { dice: [7, 5] });

crisis(
  'just-desserts',
  'first option',
  '2 food buy the current player an item',
  { itemDeck: ['shotgun'], change: { food: -2 } },
  (play) => expect(play.person('jeanne').items).toEqual(['tool-kit', 'shotgun']),
);
crisis('just-desserts', 'second option', '4 treachery join the chaos deck', {}, (play) =>
  expect(treacheryInChaos(play)).toBe(4),
);

crisis('missing-jewelry', 'first option', 'sanity is lost', { change: { sanity: -1 } });
crisis('missing-jewelry', 'second option', '4 treachery join the chaos deck', {}, (play) =>
  expect(treacheryInChaos(play)).toBe(4),
);

crisis(
  'missing-parents',
  'first option',
  'in the Captain’s Cabin a 4 costs a soul and shows a Deep One',
  { dice: [4, 1], change: { souls: -1 } },
  (play) => {
    expect(play.person('jeanne').space).toBe('captains-cabin');
    expect(spawned(play)).toEqual(['captains-cabin']);
  },
);
crisis('missing-parents', 'first option', 'a 5 costs nothing', { dice: [5] }, (play) => {
  expect(play.person('jeanne').space).toBe('captains-cabin');
  expect(play.state.deepOnes['captains-cabin']).toBe(0);
});
crisis('missing-parents', 'second option', 'sanity is lost', { change: { sanity: -1 } }, (play) =>
  expect(play.person('jeanne').space).toBe('boiler-room'),
);

crisis(
  'mysterious-lifeboat',
  'first option',
  'a passenger is risked, and with a 4 Deep Ones appear in Galley and Cargo Hold',
  { dice: [8, 4] },
  (play) => {
    expect(onDeck(play)).toEqual(['deck-8']);
    expect(spawned(play).slice(0, 2)).toEqual(['galley', 'cargo-hold']);
  },
);
crisis('mysterious-lifeboat', 'first option', 'with a 5 none do', { dice: [8, 5] }, (play) => {
  expect(onDeck(play)).toEqual(['deck-8']);
  expect(spawned(play)).toEqual(['the-deep', 'the-deep']);
});
crisis('mysterious-lifeboat', 'second option', 'sanity is lost', { change: { sanity: -1 } });

const scholar = (hand: readonly ['lore 2' | 'lore 3', 'will 1', 'will 2']) => ({
  people: [jeanne, jamie, { ...ishmael, hand }, william],
  titles,
});
crisis(
  'poisoned-food',
  'first option',
  'a lore card and a roll of 6 together cost a soul',
  { ...scholar(['lore 2', 'will 1', 'will 2']), dice: [4], change: { souls: -1 } },
  (play) => {
    expect(play.asked('ishmael', 'discard-cards').options).toHaveLength(1);
    play.plays('ishmael', 'lore 2').nobodyResponds();
    expect(play.names('ishmael')).toEqual(['will 1', 'will 2']);
  },
);
crisis(
  'poisoned-food',
  'first option',
  'with 7 nobody dies',
  { ...scholar(['lore 2', 'will 1', 'will 2']), dice: [5] },
  (play) => {
    play.plays('ishmael', 'lore 2');
  },
);
crisis('poisoned-food', 'second option', 'food is lost', { change: { food: -1 } });

crisis(
  'ritual-support',
  'first option',
  'a lore card and a roll of 7 together advance the ritual',
  { ...scholar(['lore 3', 'will 1', 'will 2']), ritual: 1, dice: [4] },
  (play) => {
    play.plays('ishmael', 'lore 3');
    expect(play.state.tracks.ritual).toBe(2);
  },
);
crisis(
  'ritual-support',
  'first option',
  'with 6 sanity and a soul are lost',
  { ...scholar(['lore 3', 'will 1', 'will 2']), ritual: 1, dice: [3], change: { sanity: -1, souls: -1 } },
  (play) => {
    play.plays('ishmael', 'lore 3');
    expect(play.state.tracks.ritual).toBe(1);
  },
);
crisis(
  'ritual-support',
  'second option',
  'the ritual falls back, and the Keeper discards 2 cards',
  { ...scholar(['lore 3', 'will 1', 'will 2']), ritual: 2 },
  (play) => {
    play.plays('ishmael', 'lore 3', 'will 1');
    expect(play.names('ishmael')).toEqual(['will 2']);
    expect(play.state.tracks.ritual).toBe(1);
  },
);

for (const card of ['poisoned-food', 'ritual-support'] as const)
  rule(
    `${card}: a Keeper without lore cannot take the first option`,
    calm(card, { people: [jeanne, jamie, { ...ishmael, hand: ['will 1'] }, william], titles }),
    (play) => {
      play.offers('ishmael', 'crisis-option', [{ is: 'crisis-option', mythos: card, option: 1 }]);
      play.stops();
    },
  );

crisis('sacrifice-deep-one', 'first option', 'sanity is lost and the Keeper keeps the card', {
  change: { sanity: -1 },
  keeps: 'ishmael',
});
crisis(
  'sacrifice-deep-one',
  'second option',
  'the ritual is back on Start, and the Keeper discards the hand',
  { ...scholar(['lore 3', 'will 1', 'will 2']), ritual: 3 },
  (play) => {
    expect(play.state.tracks.ritual).toBe(0);
    expect(play.names('ishmael')).toEqual([]);
  },
);
const altar = {
  people: [{ ...ishmael, kept: ['sacrifice-deep-one'] }, jeanne, jamie],
  deepOnes: { galley: 2 },
} as const;
rule('sacrifice-deep-one, kept: a 6 turns a Deep One here into 2 spaces of ritual', { ...altar, dice: [6] }, (play) => {
  play.uses('ishmael', 'mythos:sacrifice-deep-one');
  expect(play.state.deepOnes.galley).toBe(1);
  expect(play.state.tracks.ritual).toBe(2);
  expect(play.person('ishmael').kept).toEqual([]);
  expect(play.state.mythos.discard).toContain('sacrifice-deep-one');
  play.leaves('ishmael', 'action');
});
rule('sacrifice-deep-one, kept: a 5 does nothing, and the card stays', { ...altar, dice: [5] }, (play) => {
  play.uses('ishmael', 'mythos:sacrifice-deep-one');
  expect(play.state.deepOnes.galley).toBe(2);
  expect(play.state.tracks.ritual).toBe(0);
  expect(play.canUse('ishmael', 'mythos:sacrifice-deep-one')).toBe(true);
  play.leaves('ishmael', 'action');
});
rule('sacrifice-deep-one, kept: it needs a Deep One here', { ...altar, deepOnes: { 'deck-6': 1 } }, (play) => {
  expect(play.blockedBecause('ishmael', { is: 'use', source: 'mythos:sacrifice-deep-one' })).toBe('no-enemy-here');
  play.leaves('ishmael', 'action');
});

crisis(
  'strange-vision',
  'first option',
  'the current player puts one of 2 waypoints on top and goes to the Brig',
  { waypoints: ['reef', 'iceberg'] },
  (play) => {
    play.picks('jeanne', { is: 'waypoint', waypoint: 'iceberg' });
    expect(play.state.waypoints.deck.at(-1)?.card).toBe('iceberg');
    expect(play.state.waypoints.deck[0]?.card).toBe('reef');
    expect(play.person('jeanne').space).toBe('brig');
  },
);
crisis('strange-vision', 'second option', 'a Deep One appears in each deck space', {}, (play) =>
  expect(spawned(play)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `deck-${n}`)),
);

crisis(
  'the-anarcho-individualist',
  'first option',
  'sanity is lost for an item, and 5 items are gone unseen',
  {
    itemDeck: [
      'shotgun',
      'plimsolls',
      'binoculars',
      'fine-clothes',
      'kitchen-knife',
      'medicine-ball',
      'jam-tin-grenade',
    ],
    change: { sanity: -1 },
  },
  (play) => {
    expect(play.person('jeanne').items).toEqual(['tool-kit', 'shotgun']);
    expect(play.state.items.lost.map(({ card }) => card)).toEqual(
      expect.arrayContaining(['plimsolls', 'binoculars', 'fine-clothes', 'kitchen-knife', 'medicine-ball']),
    );
    expect(play.state.items.deck.at(-1)?.card).toBe('jam-tin-grenade');
  },
);
crisis(
  'the-anarcho-individualist',
  'second option',
  'the current player discards 2 cards, 2 treachery join the chaos deck',
  { people: [{ ...jeanne, hand: ['will 1', 'lore 2', 'strength 3'] }, jamie, ishmael, william] },
  (play) => {
    play.plays('jeanne', 'will 1', 'lore 2');
    expect(play.names('jeanne')).toEqual(['strength 3']);
    expect(treacheryInChaos(play)).toBe(2);
  },
);

crisis(
  'the-captains-banquet',
  'first option',
  '2 food become sanity, and whoever is not in the Brig may come to the Galley',
  {
    people: [jeanne, jamie, ishmael, { ...william, in: 'brig' }],
    titles: { captain: 'jamie' },
    change: { food: -2, sanity: 1 },
  },
  (play) => {
    expect(play.isAsked('william')).toBe(false);
    play.chooses('jeanne', { is: 'yes' }).chooses('jamie', { is: 'no' });
    expect(play.person('jeanne').space).toBe('galley');
    expect(play.person('jamie').space).toBe('bridge');
    expect(play.person('william').space).toBe('brig');
  },
);
crisis('the-captains-banquet', 'second option', '1 food is lost, and with a 6 sanity', {
  dice: [6],
  change: { food: -1, sanity: -1 },
});
crisis('the-captains-banquet', 'second option', 'with a 7 no sanity', { dice: [7], change: { food: -1 } });

crisis('too-many-bodies', 'first option', 'food is lost', { change: { food: -1 } });
const crowd = { passengers: { 'deck-7': ['x', 'x'] } } as const;
crisis(
  'too-many-bodies',
  'second option',
  'one more is risked, and with a 3 for 3 passengers sanity is lost',
  { ...crowd, dice: [8, 3], change: { sanity: -1 } },
  (play) => expect(onDeck(play)).toEqual(['deck-7', 'deck-7', 'deck-8']),
);
crisis('too-many-bodies', 'second option', 'with a 4 it is not', { ...crowd, dice: [8, 4] });

crisis(
  'transformation',
  'first option',
  'a 6 costs a soul and shows a Deep One in the Cargo Hold',
  { dice: [6], change: { souls: -1 } },
  (play) => expect(spawned(play)).toEqual(['cargo-hold']),
);
crisis('transformation', 'first option', 'a 7 does nothing', { dice: [7] }, (play) =>
  expect(spawned(play)).toEqual(['the-deep', 'the-deep']),
);
crisis('transformation', 'second option', 'a soul is lost, and with a 4 sanity', {
  dice: [4],
  change: { souls: -1, sanity: -1 },
});
crisis('transformation', 'second option', 'with a 5 no sanity', { dice: [5], change: { souls: -1 } });

crisis(
  'volunteer-army',
  'first option',
  'for each of 1 to 4 passengers at risk a Deep One on the ship is defeated',
  { deepOnes: { 'deck-3': 2, 'cargo-hold': 1, 'water-1': 1 }, dice: [1, 2] },
  (play) => {
    play.offers(
      'jamie',
      'choose-number',
      [1, 2, 3, 4].map((number) => ({ is: 'number', number })),
    );
    play.chooses('jamie', { is: 'number', number: 2 });
    expect(onDeck(play)).toEqual(['deck-1', 'deck-2']);
    play.offers('jamie', 'choose-deep-one', [
      { is: 'deep-one', space: 'cargo-hold' },
      { is: 'deep-one', space: 'deck-3' },
    ]);
    play.picks('jamie', { is: 'deep-one', space: 'deck-3' }).picks('jamie', { is: 'deep-one', space: 'cargo-hold' });
    expect(play.state.deepOnes).toMatchObject({ 'deck-3': 1, 'cargo-hold': 0, 'water-1': 1 });
  },
);
crisis(
  'volunteer-army',
  'first option',
  'a single passenger can do it, too',
  { deepOnes: { 'deck-3': 2 }, passengersLeft: 1, dice: [1] },
  (play) => {
    expect(onDeck(play)).toEqual(['deck-1']);
    expect(play.state.deepOnes['deck-3']).toBe(1);
  },
);
crisis('volunteer-army', 'second option', 'Deep Ones act', { deepOnes: { 'water-5': 1 } }, (play) =>
  expect(play.state.deepOnes['deck-5']).toBe(1),
);
rule('volunteer-army: without passengers nobody volunteers', calm('volunteer-army', { passengersLeft: 0 }), (play) => {
  expect(play.saw('crisis-option')).toMatchObject([{ card: 'volunteer-army', option: 1 }]); // made, not asked
  play.stops();
});
