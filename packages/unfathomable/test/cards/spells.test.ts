import { type Play, rule, type Scene } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import { DAMAGE_CARDS, type SpellId } from '../../src/content/ids';
import { activations, calm, damagedRooms, onDeck, treacheryInChaos } from './crisis';
import { type Change, changeSince } from './dials';

const crew = [
  { character: 'william', in: 'chapel' },
  { character: 'jeanne', in: 'boiler-room' },
  { character: 'jamie', in: 'bridge' },
] as const;

/** William, the Keeper, picks this spell. */
function spell(
  id: SpellId,
  what: string,
  { change = {}, ...more }: Partial<Scene> & { change?: Change },
  body: (play: Play) => void = () => {},
): void {
  const scene: Scene = {
    people: crew,
    dials: { fuel: 6, food: 6, sanity: 6, souls: 6 }, // far from both ends
    spells: [id, id === 'heal' ? 'foresee' : 'heal'],
    deepOnes: {},
    passengers: {},
    damageDeck: DAMAGE_CARDS.filter((card) => card.startsWith('structural')),
    ...more,
  };
  rule(`${id}: ${what}`, scene, (play) => {
    const before = { ...play.state.dials };
    play.uses('william', 'title:keeper').picks('william', { is: 'spell', spell: id });
    body(play);
    play.nobodyResponds();
    expect(changeSince(before, play)).toEqual(change);
    play.stops();
  });
}

spell('alchemical-transmutation', '1 food becomes 2 fuel', { change: { food: -1, fuel: 2 } });

const gathering = {
  people: [crew[0], { ...crew[1], in: 'deck-3' }, crew[2]],
  deepOnes: { 'deck-3': 2 },
} as const;
spell(
  'astral-travel',
  'people and Deep Ones of one space go anywhere, or stay',
  { ...gathering, dice: [5] },
  (play) => {
    play.picks('william', { is: 'space', space: 'deck-3' });
    play.chooses('william', { is: 'space', space: 'brig' });
    expect(play.canChoose('william', { is: 'space', space: 'sick-bay' })).toBe(false); // no cells for Deep Ones
    play.chooses('william', { is: 'space', space: 'galley' }).passes('william');
    expect(play.person('jeanne').space).toBe('brig');
    expect(play.state.deepOnes).toMatchObject({ 'deck-3': 1, galley: 1 });
  },
);
spell(
  'astral-travel',
  'it leads out of the Brig, and with a 4 sanity is lost',
  { people: [crew[0], crew[1], { ...crew[2], in: 'brig' }], dice: [4], change: { sanity: -1 } },
  (play) => {
    play.picks('william', { is: 'space', space: 'brig' }).chooses('william', { is: 'space', space: 'deck-1' });
    expect(play.person('jamie').space).toBe('deck-1');
  },
);
spell(
  'astral-travel',
  'and out of the Sick Bay',
  { people: [crew[0], crew[1], { ...crew[2], in: 'sick-bay' }], dice: [5] },
  (play) => {
    play.picks('william', { is: 'space', space: 'sick-bay' }).chooses('william', { is: 'space', space: 'deck-1' });
    expect(play.person('jamie').space).toBe('deck-1');
  },
);

const swimmers = { deepOnes: { 'water-1': 2, 'water-6': 1, 'deck-3': 1 } } as const;
spell(
  'call-down-the-storm',
  'all Deep Ones in water are defeated; a 3 for 3 of them damages the ship',
  { ...swimmers, dice: [3, 5] },
  (play) => {
    expect(play.state.deepOnes).toMatchObject({ 'water-1': 0, 'water-6': 0, 'deck-3': 1 });
    expect(damagedRooms(play)).toEqual(['cargo-hold']);
  },
);
spell('call-down-the-storm', 'a 4 does not', { ...swimmers, dice: [4] }, (play) => {
  expect(play.state.deepOnes).toMatchObject({ 'water-1': 0, 'water-6': 0 });
  expect(damagedRooms(play)).toEqual([]);
});
spell('call-down-the-storm', 'with none of them there is no roll', { deepOnes: { 'deck-3': 1 } }, (play) =>
  expect(play.saw('roll')).toEqual([]),
);

const lost = { passengers: { 'deck-3': ['x', 'soul'], 'deck-6': ['soul'] }, deepOnes: { 'water-5': 1 } } as const;
spell(
  'call-friends',
  'any number of passengers is rescued; a 2 for 2 of them wakes Deep Ones',
  { ...lost, dice: [2] },
  (play) => {
    play.picks('william', { is: 'passenger', space: 'deck-3' }, { is: 'passenger', space: 'deck-6' });
    expect(onDeck(play)).toEqual(['deck-3']);
    expect(activations(play)).toEqual(['deepOnes']);
    expect(play.state.deepOnes['deck-5']).toBe(1);
  },
);
spell('call-friends', 'a 3 does not', { ...lost, dice: [3] }, (play) => {
  play.picks('william', { is: 'passenger', space: 'deck-3' }, { is: 'passenger', space: 'deck-6' });
  expect(activations(play)).toEqual([]);
});
spell('call-friends', 'with nobody rescued there is no roll', lost, (play) => {
  play.passes('william');
  expect(onDeck(play)).toHaveLength(3);
  expect(play.saw('roll')).toEqual([]);
});

spell(
  'cloud-memory',
  'sanity is gained, and each human discards a card',
  {
    people: [
      { ...crew[0], hand: ['will 1', 'lore 2'] },
      { ...crew[1], hand: ['strength 3', 'influence 1'] },
      { character: 'jamie', revealed: 'hybrid', hand: ['treachery 1'] },
    ],
    change: { sanity: 1 },
  },
  (play) => {
    play.plays('william', 'lore 2').plays('jeanne', 'strength 3');
    expect(play.names('william')).toEqual(['will 1']);
    expect(play.names('jeanne')).toEqual(['influence 1']);
    expect(play.names('jamie')).toEqual(['treachery 1']);
  },
);

const wares = ['shotgun', 'plimsolls', 'binoculars', 'kitchen-knife', 'jam-tin-grenade', 'pocket-pistol'] as const;
spell(
  'conjuration',
  'of 5 items William keeps one, and with a 4 sanity is lost',
  { itemDeck: wares, dice: [4], change: { sanity: -1 } },
  (play) => {
    const before = play.state.items.deck.length;
    play.offers(
      'william',
      'choose-item',
      wares.slice(0, 5).map((item) => ({ is: 'item', item, owner: null })),
    );
    play.picks('william', { is: 'item', item: 'plimsolls' });
    expect(play.person('william').items).toEqual(['elder-sign-amulet', 'plimsolls']);
    expect(play.state.items.deck).toHaveLength(before - 1);
    expect(play.saw('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'item' }]);
  },
);
spell('conjuration', 'with a 5 it is not', { itemDeck: wares, dice: [5] }, (play) => {
  play.picks('william', { is: 'item', item: 'shotgun' });
});

spell('dark-pact', '4 treachery join the chaos deck for 1 of any resource', { change: { food: 1 } }, (play) => {
  expect(treacheryInChaos(play)).toBe(4);
  play.offers(
    'william',
    'choose-resource',
    (['fuel', 'food', 'sanity', 'souls'] as const).map((resource) => ({ is: 'resource', resource })),
  );
  play.chooses('william', { is: 'resource', resource: 'food' });
});

spell('feed-the-mind', '1 food becomes 2 sanity', { change: { food: -1, sanity: 2 } });

spell('flesh-ward', 'it goes to a player of William’s choice', {}, (play) => {
  play.offers(
    'william',
    'choose-player',
    [0, 1, 2].map((seat) => ({ is: 'seat', seat })),
  );
  play.chooses('william', { is: 'seat', seat: 1 });
  expect(play.person('jeanne').wards).toEqual(['flesh-ward']);
  expect(play.state.spells.removed).toEqual([]);
});
const warded = (dice: readonly number[]) =>
  calm('too-many-bodies', {
    people: [{ ...crew[1], in: 'deck-3', wards: ['flesh-ward'] }, crew[2], crew[0]],
    deepOnes: { 'deck-3': 1 },
    dice,
  });
for (const [roll, lostSanity] of [
  [4, 1],
  [5, 0],
] as const)
  rule(
    `flesh-ward, kept: it prevents a defeat and is gone; a ${roll} costs ${lostSanity} sanity`,
    warded([6, roll]),
    (play) => {
      play.settles('jeanne', 0).uses('jeanne', 'spell:flesh-ward').nobodyResponds();
      expect(play.person('jeanne').space).toBe('deck-3');
      expect(play.person('jeanne').wards).toEqual([]);
      expect(play.state.spells.removed).toEqual(['flesh-ward']);
      expect(play.state.dials.sanity).toBe(8 - lostSanity);
      play.stops();
    },
  );
rule('flesh-ward, kept: unused it stays', warded([6]), (play) => {
  play.settles('jeanne', 0).nobodyResponds();
  expect(play.person('jeanne').space).toBe('sick-bay');
  expect(play.person('jeanne').wards).toEqual(['flesh-ward']);
  play.stops();
});

spell(
  'foresee',
  'of 4 mythos cards one stays on top, and with a 4 sanity is lost',
  { mythos: ['hull-leak', 'infection', 'accusation', 'transformation'], dice: [4], change: { sanity: -1 } },
  (play) => {
    play.chooses('william', { is: 'deck', deck: 'mythos' });
    expect(play.asked('william', 'sort-top').options).toHaveLength(4);
    play.picks('william', { is: 'mythos', mythos: 'accusation' });
    expect(play.state.mythos.deck.at(-1)?.card).toBe('accusation');
    expect(
      play.state.mythos.deck
        .slice(0, 3)
        .map(({ card }) => card)
        .sort(),
    ).toEqual(['hull-leak', 'infection', 'transformation']);
  },
);
spell(
  'foresee',
  'or of 4 waypoints, and with a 5 it is not',
  { waypoints: ['reef', 'iceberg', 'maelstrom', 'hurricane'], dice: [5] },
  (play) => {
    play
      .chooses('william', { is: 'deck', deck: 'waypoint' })
      .picks('william', { is: 'waypoint', waypoint: 'maelstrom' });
    expect(play.state.waypoints.deck.at(-1)?.card).toBe('maelstrom');
    expect(
      play.state.waypoints.deck
        .slice(0, 3)
        .map(({ card }) => card)
        .sort(),
    ).toEqual(['hurricane', 'iceberg', 'reef']);
  },
);

spell(
  'greater-banishment',
  'the ritual advances 2 spaces, and with a 4 sanity is lost',
  { dice: [4], change: { sanity: -1 } },
  (play) => expect(play.state.tracks.ritual).toBe(2),
);
spell('greater-banishment', 'with a 5 it is not', { dice: [5] }, (play) => expect(play.state.tracks.ritual).toBe(2));

const ward = { people: [crew[0], { ...crew[1], in: 'sick-bay' }, crew[2]] } as const;
spell(
  'heal',
  'humans leave the Sick Bay, all others draw a card of their set; a 4 costs sanity',
  { ...ward, dice: [4], change: { sanity: -1 } },
  (play) => {
    expect(play.isAsked('jeanne')).toBe(false);
    play.chooses('william', { is: 'skill', skill: 'lore' }).chooses('jamie', { is: 'skill', skill: 'strength' });
    expect(play.saw('drew')).toMatchObject([
      { seat: 0, skills: ['lore'] },
      { seat: 2, skills: ['strength'] },
    ]);
    play.chooses('jeanne', { is: 'space', space: 'galley' });
    expect(play.person('jeanne').space).toBe('galley');
    expect(play.names('jeanne')).toEqual([]);
  },
);
spell('heal', 'and a 5 costs none', { ...ward, dice: [5] }, (play) => {
  play.chooses('william', { is: 'skill', skill: 'will' }).chooses('jamie', { is: 'skill', skill: 'will' });
  play.chooses('jeanne', { is: 'space', space: 'deck-8' });
});

const monarchs = { dagon: 'water-1', hydra: 'water-6' } as const;
spell(
  'lure-monster',
  'both monarchs go to the Deep, and with a 4 sanity is lost',
  { monarchs, dice: [4], change: { sanity: -1 } },
  (play) => expect(play.state.monarchs).toEqual({ dagon: 'the-deep', hydra: 'the-deep' }),
);
spell('lure-monster', 'with a 5 it is not', { monarchs, dice: [5] });

const swarm = { deepOnes: { 'the-deep': 1, 'deck-3': 2, 'water-1': 3 } } as const;
spell('plague-of-locusts', 'a 4 defeats up to 4 Deep Ones outside the Deep', { ...swarm, dice: [4] }, (play) => {
  play.offers(
    'william',
    'choose-number',
    [0, 1, 2, 3, 4].map((number) => ({ is: 'number', number })),
  );
  play.chooses('william', { is: 'number', number: 3 });
  play.offers('william', 'choose-deep-one', [
    { is: 'deep-one', space: 'deck-3' },
    { is: 'deep-one', space: 'water-1' },
  ]);
  for (const space of ['deck-3', 'deck-3'] as const) play.chooses('william', { is: 'deep-one', space });
  expect(play.state.deepOnes).toMatchObject({ 'the-deep': 1, 'deck-3': 0, 'water-1': 2 });
});
spell('plague-of-locusts', 'a 5 costs food as well', { ...swarm, dice: [5], change: { food: -1 } }, (play) => {
  expect(play.asked('william', 'choose-number').options).toHaveLength(6);
  play.chooses('william', { is: 'number', number: 0 });
});

spell('raise-the-dead', '1 sanity becomes 2 souls', { change: { sanity: -1, souls: 2 } });

spell('revelation-of-script', 'William keeps it', {}, (play) => {
  expect(play.person('william').wards).toEqual(['revelation-of-script']);
  expect(play.state.spells.removed).toEqual([]);
});
for (const [roll, lostSanity] of [
  [4, 1],
  [5, 0],
] as const)
  rule(
    `revelation-of-script, kept: a card of any deck joins a revealed check; its value 4 and a ${roll} cost ${lostSanity} sanity`,
    calm('horrific-visions', {
      people: [crew[1], crew[2], { ...crew[0], wards: ['revelation-of-script'], hand: ['will 5', 'lore 3'] }],
      chaos: ['influence 1', 'strength 1', 'will 1'],
      skillDecks: { will: ['will 4'] },
      dice: [roll],
    }),
    (play) => {
      play.nobodyResponds().plays('william', 'will 5', 'lore 3').uses('william', 'spell:revelation-of-script');
      play.offers(
        'william',
        'check-card-deck',
        (['influence', 'lore', 'observation', 'strength', 'will', 'treachery'] as const).map((skill) => ({
          is: 'skill',
          skill,
        })),
      );
      play.chooses('william', { is: 'skill', skill: 'will' }).nobodyResponds();
      expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 10 }]);
      expect(play.state.dials.sanity).toBe(8 - lostSanity);
      expect(play.person('william').wards).toEqual([]);
      expect(play.state.spells.removed).toEqual(['revelation-of-script']);
      play.stops();
    },
  );

spell('summon-fire', 'the ship moves on; a 6 moves it once more and damages it', { dice: [6, 5] }, (play) => {
  expect(play.state.tracks.travel).toBe(2);
  expect(damagedRooms(play)).toEqual(['cargo-hold']);
});
spell('summon-fire', 'a 5 does not', { dice: [5] }, (play) => {
  expect(play.state.tracks.travel).toBe(1);
  expect(damagedRooms(play)).toEqual([]);
});

const beast = {
  people: [crew[0], { character: 'jeanne', in: 'deck-3', revealed: 'hybrid' }, { ...crew[2], in: 'deck-3' }],
  deepOnes: { 'deck-3': 2, chapel: 1 },
  passengers: { 'deck-3': ['soul'] },
} as const;
spell(
  'summon-the-beast-within',
  'William goes where he likes and defeats all enemies there; a 3 for 3 of them defeats all others and himself',
  { ...beast, dice: [3], change: { souls: -1 } },
  (play) => {
    play.chooses('william', { is: 'yes' }).chooses('william', { is: 'space', space: 'deck-3' });
    expect(play.state.deepOnes).toMatchObject({ 'deck-3': 0, chapel: 1 });
    expect(play.person('jeanne').space).toBe('brig');
    expect(play.person('jamie').space).toBe('sick-bay');
    expect(play.person('william').space).toBe('sick-bay');
    expect(onDeck(play)).toEqual([]);
  },
);
spell('summon-the-beast-within', 'a 4 spares them', { ...beast, dice: [4] }, (play) => {
  play.chooses('william', { is: 'yes' }).chooses('william', { is: 'space', space: 'deck-3' });
  expect(play.state.deepOnes['deck-3']).toBe(0);
  expect(play.person('jamie').space).toBe('deck-3');
  expect(play.person('william').space).toBe('deck-3');
  expect(onDeck(play)).toEqual(['deck-3']);
});
spell('summon-the-beast-within', 'he may stay where he is', { ...beast, dice: [2] }, (play) => {
  play.chooses('william', { is: 'no' });
  expect(play.state.deepOnes).toMatchObject({ 'deck-3': 2, chapel: 0 });
  expect(play.person('william').space).toBe('chapel');
});
spell('summon-the-beast-within', 'with no enemies there is no roll', {}, (play) => {
  play.chooses('william', { is: 'no' });
  expect(play.saw('roll')).toEqual([]);
});

function drawWithRa(play: Play): void {
  for (const who of ['william', 'jeanne', 'jamie'] as const) {
    play.offers(
      who,
      'draw-skills',
      (['influence', 'lore', 'observation', 'strength', 'will'] as const).map((skill) => ({ is: 'skill', skill })),
    );
    play.chooses(who, { is: 'skill', skill: 'influence' });
  }
  expect(play.saw('drew')).toHaveLength(3);
}
spell(
  'voice-of-ra',
  'each human, even in the Brig, draws a card of any type, and with a 4 each discards one',
  {
    people: [crew[0], crew[1], { ...crew[2], in: 'brig' as const }].map((person) => ({
      ...person,
      hand: ['lore 1'] as const,
    })),
    dice: [4],
  },
  (play) => {
    drawWithRa(play);
    play.nobodyResponds();
    for (const who of ['william', 'jeanne', 'jamie'] as const) play.plays(who, 'lore 1');
    for (const who of ['william', 'jeanne', 'jamie'] as const) expect(play.names(who)).toHaveLength(1);
    expect(play.saw('discarded').map(({ cards }) => cards.length)).toEqual([1, 1, 1]);
  },
);
spell('voice-of-ra', 'with a 5 nobody does', { dice: [5] }, (play) => {
  drawWithRa(play);
  play.nobodyResponds();
  for (const who of ['william', 'jeanne', 'jamie'] as const) expect(play.names(who)).toHaveLength(1);
});
