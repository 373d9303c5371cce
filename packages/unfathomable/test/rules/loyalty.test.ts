import { scenarioTest } from '@undertow/kernel/testkit';
import { type Unfathomable, unfathomable } from '@undertow/unfathomable';
import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

scenarioTest<Unfathomable>(
  '[25.1] everybody has one loyalty card after the setup [20.2] and their feat in the play area',
  {
    game: unfathomable,
    options: { players: 3, characters: 'recommended', learning: false, cultist: true, difficulty: 'normal' },
  },
  (scene) => {
    expect(scene.state.players.map(({ feat }) => feat)).toEqual([true, true, true]);
    for (let asked = scene.match.pending[0]; asked?.kind === 'starting-hand'; asked = scene.match.pending[0])
      scene.answer(asked.seat, () => [0, 1, 2]);
    expect(scene.view('spectator').players.map(({ loyaltyCount }) => loyaltyCount)).toEqual([1, 1, 1]);
    expect(scene.view('spectator').players.map(({ feat }) => feat)).toEqual([true, true, true]);
    expect(scene.view('spectator').loyaltyDeck).toBe(3);
    for (const { seat, kind } of scene.match.pending) scene.leaves(seat, kind as 'action');
  },
);

/** One space before Arrive, 2 distance in play; the next waypoint awakens the second loyalty cards. */
const nearlySix = {
  people: [
    { character: 'arjun', in: 'bridge', loyalty: ['human'] },
    { character: 'keilani', in: 'bridge', loyalty: ['human'] },
    { character: 'jamie', in: 'bridge', loyalty: ['human'] },
  ],
  step: 'mythos',
  mythos: ['missing-jewelry'],
  titles: { captain: 'arjun' },
  monarchs: { hydra: 'water-1' },
  damageDeck: ['fuel-leak'],
  travel: 3,
  placed: ['reef'],
  waypoints: ['rough-waters', 'iceberg'],
  loyaltyDeck: ['hybrid', 'human', 'human'],
  deepOnes: {},
} as const;

rule('[25.1] and a second one in the awakening phase', nearlySix, (play) => {
  play.settles('arjun', 0);
  expect(play.view('spectator').players.map(({ loyaltyCount }) => loyaltyCount)).toEqual([1, 1, 1]);
  play.chooses('arjun', { is: 'waypoint', waypoint: 'rough-waters' });
  expect(play.view('spectator').players.map(({ loyaltyCount }) => loyaltyCount)).toEqual([2, 2, 2]);
  expect(play.loyaltyOf('arjun')).toEqual(['human', 'hybrid']);
  expect(play.view('spectator').loyaltyDeck).toBe(0);
  play.stops();
});

/** Keilani is a traitor, but nobody knows. */
const hiddenTraitor = {
  people: [
    { character: 'arjun', in: 'galley' },
    { character: 'keilani', in: 'galley', loyalty: ['hybrid'] },
    { character: 'jamie', in: 'captains-cabin' },
  ],
  deepOnes: {},
} as const;

rule(
  '[25.6] an unrevealed traitor is a human: nobody can attack one, and one blocks no space',
  hiddenTraitor,
  (play) => {
    expect(play.canChoose('arjun', { is: 'attack' })).toBe(false);
    expect(play.canUse('arjun', 'room:galley')).toBe(true);
    play.leaves('arjun', 'action');
  },
);

rule(
  '[25.6] an unrevealed traitor uses spaces and sheets, attacks Deep Ones and no humans',
  { ...hiddenTraitor, current: 'keilani' },
  (play) => {
    expect(play.canUse('keilani', 'room:galley')).toBe(true);
    expect(play.canChoose('keilani', { is: 'attack' })).toBe(false);
    expect(play.canChoose('keilani', { is: 'defeat-passenger' })).toBe(false);
    expect(play.canChoose('keilani', { is: 'reveal' })).toBe(true);
    play.leaves('keilani', 'action');
  },
);

rule(
  '[25.6] an unrevealed traitor can be accused in the Captain’s Cabin',
  { ...hiddenTraitor, current: 'jamie' },
  (play) => {
    play.uses('jamie', 'room:captains-cabin');
    play.offers('jamie', 'choose-human', [
      { is: 'seat', seat: 0 },
      { is: 'seat', seat: 1 },
    ]);
    play.leaves('jamie', 'choose-human');
  },
);

rule(
  '[25.6] Deep Ones attack an unrevealed traitor',
  {
    ...hiddenTraitor,
    people: [hiddenTraitor.people[0], { ...hiddenTraitor.people[1], in: 'deck-3' }, hiddenTraitor.people[2]],
    step: 'mythos',
    mythos: ['food-rationing'],
    titles: { captain: 'arjun' },
    deepOnes: { 'deck-3': 1 },
    dice: [8],
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.person('keilani').space).toBe('sick-bay');
    play.stops();
  },
);

rule('[25.7] everybody sees their own loyalty cards at any time, and nobody else’s', hiddenTraitor, (play) => {
  expect(play.view('keilani').players.map(({ loyalty }) => loyalty)).toEqual([[null], ['hybrid'], [null]]);
  expect(play.view('arjun').players.map(({ loyalty }) => loyalty)).toEqual([['human'], [null], [null]]);
  expect(
    play.whoCanTell((state) => {
      const [card] = state.players[1]?.loyalty ?? [];
      if (card) state.players[1]?.loyalty.splice(0, 1, { ...card, card: 'human' });
    }),
  ).toEqual(['keilani']);
  play.moves('arjun', 'bridge');
  expect(play.view('keilani').players[1]?.loyalty).toEqual(['hybrid']);
  play.leaves('arjun', 'action');
});
