import { type CardName, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** Arjun alone adds cards; the chaos cards cancel each other out. */
const check = (mythos: 'passenger-riot' | 'food-stores-raid' | 'hull-leak', hand: readonly CardName[]) =>
  ({
    people: [
      { character: 'arjun', in: 'bridge', hand, feat: false, items: ['plimsolls'] },
      { character: 'jamie', in: 'bridge' },
      { character: 'william', in: 'bridge' },
    ],
    step: 'mythos',
    mythos: [mythos],
    chaos: ['strength 1', 'lore 1', 'will 1', 'will 1'],
    deepOnes: {},
    monarchs: { dagon: 'water-1', hydra: 'water-1' },
    itemDeck: ['shotgun'],
    damageDeck: ['structural-any'],
  }) as const;

rule(
  '[28.14] a skill check crisis starts a skill check: nobody chooses anything first',
  check('hull-leak', ['will 1']),
  (play) => {
    expect(play.saw('check')).toEqual([
      { type: 'check', source: 'mythos:hull-leak', target: 9, partial: null, skills: ['observation', 'strength'] },
    ]);
    play.leaves('arjun', 'contribute');
  },
);

rule(
  '[28.15a] the skills the card shows support the check',
  check('hull-leak', ['observation 5', 'strength 4']),
  (play) => {
    play.nobodyResponds().plays('arjun', 'observation 5', 'strength 4');
    expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 9 }]);
    play.stops();
  },
);

rule(
  '[28.15b] [31.1] all other skills oppose it: their values are taken away',
  check('hull-leak', ['observation 5', 'strength 4', 'influence 1', 'lore 2', 'will 4']),
  (play) => {
    play
      .nobodyResponds()
      .plays('arjun', 'observation 5', 'strength 4', 'influence 1', 'lore 2', 'will 4')
      .nobodyResponds();
    expect(play.saw('check-result')).toMatchObject([{ result: 'fail', total: 2 }]);
    play.stops();
  },
);

rule('[31.1] the total can fall below zero', check('hull-leak', ['lore 5', 'will 2']), (play) => {
  play.nobodyResponds().plays('arjun', 'lore 5', 'will 2').nobodyResponds();
  expect(play.saw('check-result')).toMatchObject([{ result: 'fail', total: -7 }]);
  play.stops();
});

rule(
  '[28.16] passed: what the card lists for passing, and nothing else',
  check('passenger-riot', ['influence 5', 'strength 5', 'strength 3']),
  (play) => {
    play.plays('arjun', 'influence 5', 'strength 5', 'strength 3');
    expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 13 }]);
    expect(play.person('arjun').items).toEqual(['plimsolls', 'shotgun']);
    expect(play.state.dials).toMatchObject({ sanity: 8, souls: 8 });
    play.stops();
  },
);

rule('[28.16] failed: what it lists for failing', check('passenger-riot', ['influence 5', 'strength 4']), (play) => {
  play.plays('arjun', 'influence 5', 'strength 4');
  expect(play.saw('check-result')).toMatchObject([{ result: 'fail', total: 9 }]);
  expect(play.person('arjun').items).toEqual(['plimsolls']);
  expect(play.state.dials).toMatchObject({ sanity: 7, souls: 7 });
  play.stops();
});

// Food Stores Raid: 11, partial from 8.
for (const [cards, result, food] of [
  [['influence 5', 'strength 5', 'strength 1'], 'pass', 8],
  [['influence 5', 'strength 5'], 'partial', 7],
  [['influence 5', 'strength 3'], 'partial', 7],
  [['influence 5', 'strength 2'], 'fail', 6],
] as const)
  rule(
    `[28.17] [28.17a] with ${cards.join(', ')} the raid is a ${result}: ${8 - food} food`,
    check('food-stores-raid', cards),
    (play) => {
      play.plays('arjun', ...cards);
      expect(play.saw('check-result')).toMatchObject([{ result }]);
      expect(play.state.dials.food).toBe(food);
      play.stops();
    },
  );

/** The Lucky Ring adds 2 and, if the check then passes, two treachery cards to the chaos deck. */
const ringed = (hand: readonly CardName[]) => {
  const scene = check('food-stores-raid', hand);
  return {
    ...scene,
    people: [scene.people[0], scene.people[1], { character: 'edmund', in: 'bridge', feat: false }],
  } as const;
};

rule(
  '[28.17b] a partial pass is no pass: what happens if the check passes does not',
  ringed(['influence 4', 'strength 2']),
  (play) => {
    play.nobodyResponds().plays('arjun', 'influence 4', 'strength 2');
    play.uses('edmund', 'item:lucky-ring').nobodyResponds();
    expect(play.saw('check-result')).toMatchObject([{ result: 'partial', total: 8 }]);
    expect(play.saw('treachery-to-chaos')).toEqual([]);
    expect(play.state.dials.food).toBe(7); // nor does what happens if it fails
    play.stops();
  },
);

rule('[28.17b] a pass is', ringed(['influence 5', 'strength 4']), (play) => {
  play.plays('arjun', 'influence 5', 'strength 4');
  play.uses('edmund', 'item:lucky-ring').nobodyResponds();
  expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 11 }]);
  expect(play.saw('treachery-to-chaos')).toEqual([{ type: 'treachery-to-chaos', count: 2 }]);
  play.stops();
});
