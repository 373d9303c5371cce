import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const others = [
  { character: 'jeanne', in: 'deck-1' },
  { character: 'jamie', in: 'deck-1' },
] as const;

rule(
  '[2.0] every use of an action ability costs one action',
  {
    people: [{ character: 'arjun', in: 'bridge', hand: ['observation 1', 'observation 2'] }, ...others],
    mythos: ['food-rationing'],
  },
  (play) => {
    expect(play.view('arjun').turn.actionsLeft).toBe(1);
    play.picks('arjun', { is: 'use', source: 'skill:watch-and-learn' });
    play.chooses('arjun', [
      { is: 'skill', skill: 'will' },
      { is: 'skill', skill: 'will' },
    ]);
    expect(play.view('arjun').turn.actionsLeft).toBe(0);
    play.picks('arjun', { is: 'use', source: 'skill:watch-and-learn' });
    play.chooses('arjun', [
      { is: 'skill', skill: 'lore' },
      { is: 'skill', skill: 'will' },
    ]);
    play.leaves('arjun', 'crisis-option'); // both actions are spent
  },
);

rule(
  '[2.1] [2.2] [3.7] [3.7a] sheet, feat, items, titles, other cards in the play area and the hand can all be used',
  {
    people: [
      {
        character: 'william',
        in: 'deck-3',
        items: ['plimsolls'],
        kept: ['memory-of-the-deep'],
        hand: ['lore 1', 'will 5'],
      },
      { character: 'arjun', in: 'deck-3' },
      { character: 'jeanne' },
    ],
    deepOnes: { 'deck-3': 1 },
  },
  (play) => {
    expect(play.usable('william').sort()).toEqual([
      'ability:occult-training',
      'feat:quick-cast',
      'item:plimsolls',
      'mythos:memory-of-the-deep',
      'skill:shrivelling',
      'skill:true-grit',
      'title:keeper',
    ]); // and nothing of Arjun's, who stands beside him
    play.uses('william', 'item:plimsolls');
    play.chooses('william', { is: 'space', space: 'deck-1' });
    expect(play.person('william').space).toBe('deck-1');
    play.leaves('william', 'action');
  },
);

rule(
  '[2.1a] [2.3f] [3.13] [3.13b] a revealed traitor uses cards in hand and play area, but neither sheet nor space',
  {
    people: [
      {
        character: 'arjun',
        in: 'galley',
        revealed: 'hybrid',
        items: ['plimsolls'],
        hand: ['treachery 3', 'observation 1'],
      },
      ...others,
    ],
  },
  (play) => {
    expect(play.usable('arjun').sort()).toEqual(['item:plimsolls', 'skill:siren-song', 'skill:watch-and-learn']);
    play.uses('arjun', 'item:plimsolls');
    play.chooses('arjun', { is: 'space', space: 'boiler-room' });
    expect(play.person('arjun').space).toBe('boiler-room');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[2.1a] [3.13b] the same player as a human has the sheet and the space',
  { people: [{ character: 'arjun', in: 'galley', items: ['plimsolls'], hand: ['observation 1'] }, ...others] },
  (play) => {
    expect(play.usable('arjun').sort()).toEqual([
      'ability:deck-chief',
      'item:plimsolls',
      'room:galley',
      'skill:watch-and-learn',
    ]);
    play.leaves('arjun', 'action');
  },
);

for (const [id, revealed] of [
  ['[2.2a] [3.7b]', undefined],
  ['[3.13a]', 'hybrid'],
] as const)
  rule(
    `${id} a skill card used for its action is discarded once its ability has resolved, not before`,
    {
      people: [
        { character: 'arjun', in: 'bridge', hand: ['observation 1'], ...(revealed ? { revealed } : {}) },
        ...others,
      ],
    },
    (play) => {
      const [card = -1] = play.person('arjun').hand;
      play.uses('arjun', 'skill:watch-and-learn');
      expect(play.person('arjun').hand).toEqual([]);
      expect(play.view('jamie').skills.observation.top).toBeNull();
      play.chooses('arjun', [
        { is: 'skill', skill: 'lore' },
        { is: 'skill', skill: 'lore' },
      ]);
      expect(play.view('jamie').skills.observation.top).toBe(card);
      expect(play.person('arjun').hand).toHaveLength(2);
      play.leaves('arjun', 'action');
    },
  );

rule(
  '[2.2b] a human cannot use a treachery card, whoever gave it to them',
  { people: [{ character: 'arjun', in: 'bridge', hand: ['treachery 3', 'treachery 4'] }, ...others] },
  (play) => {
    expect(play.canUse('arjun', 'skill:siren-song')).toBe(false);
    expect(play.blockedBecause('arjun', { is: 'use', source: 'skill:siren-song' })).toBe('treachery');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[2.3] [2.3c] [3.8] [3.8c] a human uses the action of the undamaged space where they stand, and of no other',
  {
    people: [{ character: 'arjun', in: 'cargo-hold' }, ...others],
    itemDeck: ['shotgun', 'kitchen-knife'],
  },
  (play) => {
    expect(play.usable('arjun').filter((source) => source.startsWith('room:'))).toEqual(['room:cargo-hold']);
    play.uses('arjun', 'room:cargo-hold');
    play.picks('arjun', { is: 'item', item: 'shotgun' });
    expect(play.person('arjun').items).toContain('shotgun');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[2.3a] [3.8a] a Deep One in the space keeps humans from using it',
  { people: [{ character: 'arjun', in: 'cargo-hold' }, ...others], deepOnes: { 'cargo-hold': 1 } },
  (play) => {
    expect(play.canUse('arjun', 'room:cargo-hold')).toBe(false);
    expect(play.blockedBecause('arjun', { is: 'use', source: 'room:cargo-hold' })).toBe('enemy-here');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[2.3a] [3.8a] so does a revealed traitor, but another human does not',
  {
    people: [
      { character: 'arjun', in: 'cargo-hold' },
      { character: 'jeanne', in: 'cargo-hold', revealed: 'hybrid' },
      { character: 'jamie', in: 'galley' },
      { character: 'samira', in: 'galley', loyalty: ['cultist'] },
    ],
  },
  (play) => {
    expect(play.blockedBecause('arjun', { is: 'use', source: 'room:cargo-hold' })).toBe('enemy-here');
    play.moves('arjun', 'galley');
    expect(play.canUse('arjun', 'room:galley')).toBe(true); // an unrevealed traitor is a human to everybody
    play.leaves('arjun', 'action');
  },
);

rule(
  '[2.3a] [3.8a] in the Brig a revealed traitor hinders nobody',
  {
    people: [
      { character: 'arjun', in: 'brig' },
      { character: 'jeanne', in: 'brig', revealed: 'hybrid' },
      { character: 'jamie' },
    ],
  },
  (play) => {
    expect(play.canUse('arjun', 'room:brig')).toBe(true);
    play.leaves('arjun', 'action');
  },
);

rule(
  '[2.3b] [3.8b] in a damaged space a human can repair, but not use the space until it is repaired',
  {
    people: [{ character: 'arjun', in: 'cargo-hold', hand: ['lore 3', 'will 5'] }, ...others],
    also: (state) => {
      const { damage } = state;
      damage.deck.splice(damage.deck.indexOf('structural-lore'), 1);
      damage.placed['cargo-hold'] = 'structural-lore';
    },
  },
  (play) => {
    expect(play.blockedBecause('arjun', { is: 'use', source: 'room:cargo-hold' })).toBe('room-damaged');
    play.chooses('arjun', { is: 'repair', room: 'cargo-hold' });
    play.offers('arjun', 'repair-cards', [{ is: 'card', card: play.person('arjun').hand[0] ?? -1, at: 0 }]); // lore only
    play.plays('arjun', 'lore 3');
    expect(play.state.damage.placed).toEqual({});
    expect(play.state.damage.deck).toContain('structural-lore');
    expect(play.canUse('arjun', 'room:cargo-hold')).toBe(true); // [2.3e]
    play.leaves('arjun', 'action');
  },
);

rule(
  '[2.3d] [3.8d] the action of a space works once in a turn, whoever uses it, and again in the next turn',
  {
    people: [
      { character: 'arjun', in: 'cargo-hold', hand: ['influence 1'] },
      { character: 'jeanne', in: 'cargo-hold' },
      { character: 'jamie', in: 'bridge' },
    ],
    itemDeck: ['shotgun', 'kitchen-knife'],
    mythos: ['food-rationing'],
    deepOnes: {},
  },
  (play) => {
    play.uses('arjun', 'room:cargo-hold').picks('arjun', { is: 'item', item: 'shotgun' });
    expect(play.blockedBecause('arjun', { is: 'use', source: 'room:cargo-hold' })).toBe('room-used');
    play.uses('arjun', 'skill:coordinated-effort').chooses('arjun', { is: 'seat', seat: play.seat('jeanne') });
    expect(play.blockedBecause('jeanne', { is: 'use', source: 'room:cargo-hold' })).toBe('room-used');
    play.moves('jeanne', 'galley');
    play.settles('arjun', 1);
    expect(play.state.turn.current).toBe(play.seat('jeanne'));
    play.moves('jeanne', 'cargo-hold');
    expect(play.canUse('jeanne', 'room:cargo-hold')).toBe(true);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[2.3e] [3.8e] repairing a space does not use up its action',
  {
    people: [
      {
        character: 'arjun',
        in: 'cargo-hold',
        hand: ['will 5', 'lore 5', 'strength 3', 'influence 3', 'observation 3'],
      },
      ...others,
    ],
    damaged: ['cargo-hold'],
    itemDeck: ['shotgun', 'kitchen-knife'],
  },
  (play) => {
    play.chooses('arjun', { is: 'repair', room: 'cargo-hold' });
    play.scenario.answer(play.seat('arjun'), ({ options }) => options.map((_, index) => index));
    expect(play.state.damage.placed).toEqual({});
    play.uses('arjun', 'room:cargo-hold').picks('arjun', { is: 'item', item: 'shotgun' });
    expect(play.person('arjun').items).toContain('shotgun');
    play.stops();
  },
);

rule(
  '[2.3e] [3.8e] a space whose action was used this turn can still be repaired, and stays used',
  {
    people: [
      {
        character: 'arjun',
        in: 'cargo-hold',
        hand: ['will 5', 'lore 5', 'strength 3', 'influence 3', 'observation 3'],
      },
      ...others,
    ],
    damaged: ['cargo-hold'],
    also: (state) => {
      state.turn.rooms.push('cargo-hold');
    },
  },
  (play) => {
    play.chooses('arjun', { is: 'repair', room: 'cargo-hold' });
    play.scenario.answer(play.seat('arjun'), ({ options }) => options.map((_, index) => index));
    expect(play.state.damage.placed).toEqual({});
    expect(play.blockedBecause('arjun', { is: 'use', source: 'room:cargo-hold' })).toBe('room-used');
    play.leaves('arjun', 'action');
  },
);
