import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';

const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'arjun', in: 'deck-1' },
    { character: 'jeanne', in: 'deck-1' },
    { character: 'william', in: 'deck-8' },
  ],
  deepOnes: {},
  passengers: {},
  ...more,
});

describe('Monsters, as the first game explains them', () => {
  rule(
    '[L.14] abilities of players cannot reach monsters in the Deep',
    table({
      people: [
        { character: 'ishmael', in: 'deck-1', hand: ['lore 1', 'lore 3'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
      deepOnes: { 'the-deep': 5 },
    }),
    (play) => {
      for (const [source, reason] of [
        ['skill:shrivelling', 'no-enemy-here'],
        ['skill:lesser-banishment', 'condition'],
        ['ability:first-oath-of-dagon', 'condition'],
      ] as const) {
        expect(play.canUse('ishmael', source)).toBe(false);
        expect(play.blockedBecause('ishmael', { is: 'use', source })).toBe(reason);
      }
      play.stops();
    },
  );

  rule(
    '[L.14] a spell against all Deep Ones spares those in the Deep',
    table({
      people: [{ character: 'william', in: 'deck-1' }, { character: 'jeanne' }, { character: 'arjun' }],
      spells: ['plague-of-locusts', 'heal'],
      deepOnes: { 'the-deep': 5, 'water-1': 1, galley: 1 },
      dice: [4],
    }),
    (play) => {
      play.uses('william', 'title:keeper').picks('william', { is: 'spell', spell: 'plague-of-locusts' });
      play.nobodyResponds();
      play.offers(
        'william',
        'choose-number',
        [0, 1, 2].map((number) => ({ is: 'number', number })),
      );
      play.picks('william', { is: 'number', number: 2 }).picks('william', { is: 'deep-one', space: 'galley' });
      expect(play.state.deepOnes).toMatchObject({ 'the-deep': 5, 'water-1': 0, galley: 0 });
      play.stops();
    },
  );

  rule(
    '[L.15] a monarch that is pushed stays in the water',
    table({
      people: [
        { character: 'ishmael', in: 'deck-1', hand: ['lore 1'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
      monarchs: { dagon: 'water-3' },
      dice: [1],
    }),
    (play) => {
      play.uses('ishmael', 'ability:first-oath-of-dagon').plays('ishmael', 'lore 1').nobodyResponds();
      play.offers(
        'ishmael',
        'choose-space',
        (['water-3', 'water-1', 'water-5'] as const).map((space) => ({ is: 'space', space })),
      );
      play.stops();
    },
  );

  rule(
    '[L.15] a monarch activated at the front of the ship stays in the water too',
    table({
      step: 'mythos',
      mythos: ['improvised-fuel-source'],
      monarchs: { hydra: 'water-1', dagon: 'water-1' },
      damageDeck: ['structural-any'],
    }),
    (play) => {
      play.settles('arjun', 1);
      expect(play.state.monarchs).toEqual({ hydra: 'water-1', dagon: 'water-1' });
      expect(play.state.damage.placed.bridge).toBe('structural-any');
      play.stops();
    },
  );

  for (const [roll, front] of [
    [4, 'water-1'],
    [5, 'water-2'],
  ] as const)
    rule(
      `[L.30] monsters that come up on a ${roll} come up in ${front}`,
      table({ step: 'mythos', mythos: ['improvised-fuel-source'], deepOnes: { 'the-deep': 2 }, dice: [roll] }),
      (play) => {
        play.settles('arjun', 1).nobodyResponds();
        expect(play.state.monarchs).toEqual({ hydra: front, dagon: 'the-deep' });
        expect(play.state.deepOnes).toMatchObject({ [front]: 4, 'the-deep': 0 });
        play.stops();
      },
    );

  rule(
    '[L.28] the current player rolls for a Deep One',
    table({
      people: [
        { character: 'arjun', in: 'galley' },
        { character: 'jeanne', in: 'deck-1' },
        { character: 'william', in: 'deck-8' },
      ],
      step: 'mythos',
      mythos: ['missing-parents'],
      deepOnes: { 'deck-1': 1 },
      dice: [5],
    }),
    (play) => {
      play.settles('arjun', 1).nobodyResponds();
      expect(play.saw('attack')[0]).toMatchObject({
        attacker: { kind: 'deep-one', space: 'deck-1' },
        defender: { kind: 'player', seat: 1 },
      });
      expect(play.saw('roll')[0]).toMatchObject({ by: 0, purpose: 'attack' });
      play.stops();
    },
  );

  rule(
    '[L.29] of several passengers in a space a Deep One takes one; facedown tokens are alike, so nobody is asked which',
    table({
      people: [
        { character: 'arjun', in: 'galley' },
        { character: 'jeanne', in: 'galley' },
        { character: 'william', in: 'deck-8' },
      ],
      step: 'mythos',
      mythos: ['missing-parents'],
      deepOnes: { 'deck-2': 1 },
      passengers: { 'deck-2': ['soul', 'soul', 'soul'] },
    }),
    (play) => {
      play.settles('arjun', 1).nobodyResponds();
      expect(play.saw('passenger-defeated')).toHaveLength(1);
      expect(play.state.passengers.deck['deck-2']).toHaveLength(2);
      expect(play.state.dials.souls).toBe(7);
      play.stops();
    },
  );

  rule(
    '[L.29] and so does a revealed traitor with an action',
    table({
      people: [
        { character: 'arjun', in: 'deck-2', revealed: 'hybrid' },
        { character: 'jeanne', in: 'galley' },
        { character: 'william', in: 'deck-8' },
      ],
      passengers: { 'deck-2': ['soul', 'soul'] },
    }),
    (play) => {
      play.picks('arjun', { is: 'defeat-passenger' }).nobodyResponds();
      expect(play.state.passengers.deck['deck-2']).toHaveLength(1);
      expect(play.saw('roll')).toEqual([]);
      play.stops();
    },
  );
});

describe('Actions, as the first game explains them', () => {
  rule(
    '[L.18] each rescue saves one passenger of several',
    table({ passengers: { 'deck-1': ['x', 'soul', 'two-souls'] } }),
    (play) => {
      play.picks('arjun', { is: 'rescue' });
      expect(play.view('arjun').passengers).toMatchObject({ supply: 7, deck: { 'deck-1': 2 } });
      play.picks('arjun', { is: 'rescue' });
      expect(play.view('arjun').passengers).toMatchObject({ supply: 8, deck: { 'deck-1': 1 } });
      expect(play.state.dials).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 8 });
      play.stops();
    },
  );

  rule(
    '[L.19] a trade may move any number of items among all players in the space, and nobody elsewhere',
    {
      people: [
        { character: 'arjun', in: 'galley' },
        { character: 'jeanne', in: 'galley', items: ['tool-kit', 'shotgun'] },
        { character: 'william', in: 'galley' },
        { character: 'samira', in: 'deck-1' },
      ],
      deepOnes: {},
    },
    (play) => {
      play.picks('arjun', { is: 'trade' });
      const offered = play.asked('arjun', 'trade-offer').options.map(({ ref }) => JSON.stringify(ref));
      expect(offered).toHaveLength(4 * 2); // four items, each to two others
      expect(offered.some((ref) => ref.includes('starbuck') || ref.includes('"to":3'))).toBe(false);
      play.chooses('arjun', [
        { is: 'give', item: 'tool-kit', from: 1, to: 2 },
        { is: 'give', item: 'shotgun', from: 1, to: 0 },
        { is: 'give', item: 'elder-sign-amulet', from: 2, to: 1 },
      ]);
      play.picks('jeanne', { is: 'yes' }).picks('william', { is: 'yes' });
      expect(play.person('arjun').items).toEqual(['six-shooter', 'shotgun']);
      expect(play.person('jeanne').items).toEqual(['elder-sign-amulet']);
      expect(play.person('william').items).toEqual(['tool-kit']);
      play.stops();
    },
  );

  rule(
    '[L.20] a card in the play area is not discarded for its action',
    table({ deepOnes: { 'deck-1': 3 }, dice: [2, 2] }),
    (play) => {
      for (let i = 0; i < 2; i++) play.uses('arjun', 'item:six-shooter').nobodyResponds();
      expect(play.person('arjun').items).toEqual(['six-shooter']);
      expect(play.state.deepOnes['deck-1']).toBe(1);
      expect(play.state.items.removed).toEqual([]);
      play.stops();
    },
  );

  rule('[L.21] "then perform 1 action" is taken at once', table(), (play) => {
    play.uses('arjun', 'ability:deck-chief').picks('arjun', { is: 'space', space: 'deck-5' });
    expect(play.asked('arjun', 'action').source).toBe('ability:deck-chief');
    expect(play.view('arjun').turn.actionsLeft).toBe(1); // the turn's second action is still to come
    play.moves('arjun', 'galley');
    expect(play.asked('arjun', 'action').source).toBe('action');
    play.moves('arjun', 'chapel');
    expect(play.saw('step').at(-1)?.step).toBe('mythos');
    play.stops();
  });

  rule(
    '[L.31] every passenger risked has a roll and a place of its own',
    table({ step: 'mythos', mythos: ['class-struggle'], dice: [1, 5, 8, 2] }),
    (play) => {
      play.settles('arjun', 1).nobodyResponds();
      const rolls = play.saw('roll').filter(({ purpose, final }) => purpose === 'risk' && final);
      expect(rolls.map(({ natural }) => natural)).toEqual([1, 5, 8, 2]);
      expect(play.saw('risked').map(({ space }) => space)).toEqual(['deck-1', 'deck-5', 'deck-8', 'deck-2']);
      play.stops();
    },
  );
});
