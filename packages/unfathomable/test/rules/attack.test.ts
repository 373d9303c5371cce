import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const deckFight = {
  people: [
    { character: 'jeanne', in: 'deck-3' },
    { character: 'svetlana', in: 'chapel', feat: false },
    { character: 'william', in: 'chapel' },
  ],
  deepOnes: { 'deck-3': 1 },
} as const;

/** A revealed traitor, a human and a Deep One in one space, and more of them elsewhere. */
const brawl = {
  people: [
    { character: 'jeanne', in: 'deck-3' },
    { character: 'jamie', in: 'deck-3', revealed: 'hybrid' },
    { character: 'arjun', in: 'deck-3' },
    { character: 'samira', in: 'deck-5', revealed: 'cultist' },
  ],
  deepOnes: { 'deck-3': 2, 'deck-5': 1 },
} as const;

rule(
  '[X.12] [6.5a] [6.9a] [6.9b] Jeanne rolls 4 against a Deep One: it returns to the supply',
  { ...deckFight, dice: [4] },
  (play) => {
    play.attacks('jeanne', 'deck-3');
    expect(play.saw('attack')[0]?.target).toBe(4);
    expect(play.state.deepOnes['deck-3']).toBe(0);
    expect(play.view('jeanne').deepOneSupply).toBe(20);
    play.leaves('jeanne', 'action');
  },
);

rule('[6.5a] [6.9e] a 3 is not enough, and a failed attack changes nothing', { ...deckFight, dice: [3] }, (play) => {
  play.attacks('jeanne', 'deck-3');
  expect(play.state.deepOnes['deck-3']).toBe(1);
  expect(play.person('jeanne').space).toBe('deck-3');
  expect(play.state.dials).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 8 });
  play.leaves('jeanne', 'action');
});

rule('[6.1a] an attack costs an action', { ...deckFight, deepOnes: { 'deck-3': 3 }, dice: [4, 4] }, (play) => {
  expect(play.view('jeanne').turn.actionsLeft).toBe(1); // besides the one being chosen
  play.attacks('jeanne', 'deck-3');
  expect(play.view('jeanne').turn.actionsLeft).toBe(0);
  play.attacks('jeanne', 'deck-3');
  expect(play.state.deepOnes['deck-3']).toBe(1);
  expect(play.state.turn.step).not.toBe('action'); // the third one is safe
  play.stops();
});

rule(
  '[6.1b] a card grants attacks, with the bonus it names',
  {
    people: [{ character: 'arjun', in: 'deck-3' }, { character: 'jeanne' }, { character: 'jamie' }],
    deepOnes: { 'deck-3': 1 },
    dice: [2],
  },
  (play) => {
    play.uses('arjun', 'item:six-shooter');
    expect(play.saw('attack')).toHaveLength(1);
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: 2, result: 4, final: true });
    expect(play.state.deepOnes['deck-3']).toBe(0);
    play.leaves('arjun', 'action');
  },
);

rule(
  '[6.1c] [6.3] [6.4c] an activating Deep One is the attacker, and a human defends',
  {
    ...brawl,
    step: 'mythos',
    mythos: ['food-rationing'],
    deepOnes: { 'deck-3': 1 },
    current: 'jeanne',
    dice: [5],
  },
  (play) => {
    play.settles('arjun', 1);
    // 6.4: not the Deep One's victim of choice but the current player's
    play.offers('jeanne', 'choose-defender', [
      { is: 'seat', seat: play.seat('jeanne') },
      { is: 'seat', seat: play.seat('arjun') },
    ]);
    play.chooses('jeanne', { is: 'seat', seat: play.seat('arjun') });
    expect(play.saw('attack')).toEqual([
      {
        type: 'attack',
        attacker: { kind: 'deep-one', space: 'deck-3' },
        defender: { kind: 'player', seat: play.seat('arjun') },
        target: 6,
      },
    ]);
    expect(play.person('arjun').space).toBe('deck-3');
    play.stops();
  },
);

rule(
  '[6.2] [6.3] [6.7] an attack runs step by step: attacker and defender, before the roll, the roll, rerolls, outcome',
  {
    ...deckFight,
    people: [
      { character: 'jeanne', in: 'deck-3', hand: ['strength 1'] },
      { character: 'svetlana', in: 'chapel', feat: false, hand: ['observation 3'] },
      { character: 'william', in: 'chapel' },
    ],
    dice: [5],
  },
  (play) => {
    play.attacks('jeanne', 'deck-3');
    play.passes('svetlana');
    play.passes('jeanne');
    const steps = play
      .events()
      .filter(({ type }) => ['attack', 'window', 'roll', 'deep-one-defeated'].includes(type))
      .map((event) => (event.type === 'window' ? event.window : event.type === 'roll' ? event.final : event.type));
    expect(steps).toEqual(['attack', 'before-roll', false, 'after-roll', true, 'deep-one-defeated']);
    expect(play.saw('attack')[0]?.attacker).toEqual({ kind: 'player', seat: play.seat('jeanne') });
    expect(play.saw('roll')[0]).toMatchObject({ natural: 5, by: play.seat('jeanne'), purpose: 'attack' });
    play.leaves('jeanne', 'action');
  },
);

rule('[6.4] [6.4a] [6.4b] a human picks a Deep One or revealed traitor in the own space', brawl, (play) => {
  const seat = play.seat('jamie');
  expect(play.canChoose('jeanne', { is: 'attack', target: { is: 'deep-one', space: 'deck-3' } })).toBe(true);
  expect(play.canChoose('jeanne', { is: 'attack', target: { is: 'seat', seat } })).toBe(true);
  const attacks = play.asked('jeanne').options.filter(({ ref }) => JSON.stringify(ref).includes('attack'));
  expect(attacks).toHaveLength(2); // neither Arjun, a human, nor those on deck 5
  play.leaves('jeanne', 'action');
});

rule('[6.4c] a revealed traitor attacks humans only, in the own space', { ...brawl, current: 'jamie' }, (play) => {
  for (const who of ['jeanne', 'arjun'] as const)
    expect(play.canChoose('jamie', { is: 'attack', target: { is: 'seat', seat: play.seat(who) } })).toBe(true);
  const attacks = play.asked('jamie').options.filter(({ ref }) => JSON.stringify(ref).includes('attack'));
  expect(attacks).toHaveLength(2);
  play.leaves('jamie', 'action');
});

rule(
  '[6.5] [6.5b] the target number of a character is 6, human or traitor, and it is fixed before the roll',
  {
    people: [
      { character: 'jeanne', in: 'deck-3', hand: ['observation 3'] },
      { character: 'jamie', in: 'deck-3', revealed: 'hybrid' },
      { character: 'arjun' },
    ],
    current: 'jamie',
    dice: [5, 6],
  },
  (play) => {
    play.attacks('jamie', 'jeanne');
    play.asked('jeanne', 'before-roll');
    expect(play.saw('attack')[0]?.target).toBe(6);
    expect(play.view('jeanne').roll).toMatchObject({ atLeast: 6, natural: null });
    play.passes('jeanne');
    expect(play.person('jeanne').space).toBe('deck-3'); // 5
    play.attacks('jamie', 'jeanne').passes('jeanne');
    expect(play.person('jeanne').space).toBe('sick-bay'); // 6
    play.stops();
  },
);

rule(
  '[6.6] before the roll every player may respond, not only the attacker',
  {
    people: [
      { character: 'jeanne', in: 'deck-3', hand: ['observation 4'] },
      { character: 'svetlana', in: 'sick-bay', feat: false, hand: ['observation 3'] },
      { character: 'beatrice', in: 'chapel' },
    ],
    deepOnes: { 'deck-3': 1 },
    dice: [1],
  },
  (play) => {
    play.attacks('jeanne', 'deck-3');
    for (const who of ['jeanne', 'svetlana'] as const) play.asked(who, 'before-roll');
    play.passes('jeanne', 'svetlana');
    expect(play.usable('beatrice')).toEqual(['feat:perfect-number']); // [6.7] instead of the roll, and so after all this
    expect(play.saw('roll')).toEqual([]);
    play.nobodyResponds();
    expect(play.saw('roll')[0]?.natural).toBe(1);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[6.7] Perfect Number comes after everything before the roll: nothing can change the result any more',
  {
    people: [
      { character: 'jeanne', in: 'deck-3', hand: ['observation 4'] },
      { character: 'svetlana', in: 'sick-bay', feat: false, hand: ['observation 3'] },
      { character: 'beatrice', in: 'chapel' },
    ],
    deepOnes: { 'deck-3': 1 },
  },
  (play) => {
    play.attacks('jeanne', 'deck-3');
    play.scenario.expectAsked(play.seat('jeanne'), play.seat('svetlana'));
    play.picks('svetlana', { is: 'use', source: 'skill:keen-insight', by: -2 }).passes('jeanne');
    play.passes('jeanne'); // the roll has changed, so she may think again
    play.uses('beatrice', 'feat:perfect-number').chooses('beatrice', { is: 'number', number: 6 });
    expect(play.names('jeanne')).toEqual(['observation 4']);
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: 6, result: 4, final: true });
    expect(play.state.deepOnes['deck-3']).toBe(0);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[6.8] [6.8a] [6.9] a reroll goes back to before the roll; what counts is the last die plus all modifiers',
  {
    people: [
      { character: 'jeanne', in: 'deck-3' },
      { character: 'svetlana', in: 'chapel', feat: false, hand: ['observation 3', 'observation 4'] },
      { character: 'jamie', in: 'chapel', hand: ['strength 2'] },
    ],
    deepOnes: { 'deck-3': 1 },
    dice: [1, 2],
  },
  (play) => {
    play.attacks('jeanne', 'deck-3');
    play.passes('svetlana');
    expect(play.saw('roll')).toHaveLength(1);
    play.offers('jamie', 'after-roll', [
      { is: 'use', source: 'skill:combat-training', card: play.person('jamie').hand[0] ?? -1, by: null },
    ]);
    play.uses('jamie', 'skill:combat-training');
    play.asked('svetlana', 'before-roll'); // once more
    play.picks('svetlana', { is: 'use', source: 'skill:keen-insight', by: 2 });
    play.passes('svetlana');
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: 2, result: 4, final: true });
    expect(play.state.deepOnes['deck-3']).toBe(0);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[6.9] a modifier can make a good die miss',
  {
    people: [
      { character: 'jeanne', in: 'deck-3' },
      { character: 'svetlana', in: 'chapel', feat: false, hand: ['observation 3'] },
      { character: 'jamie', in: 'chapel' },
    ],
    deepOnes: { 'deck-3': 1 },
    dice: [5],
  },
  (play) => {
    play.attacks('jeanne', 'deck-3');
    play.picks('svetlana', { is: 'use', source: 'skill:keen-insight', by: -2 });
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: 5, result: 3, final: true });
    expect(play.state.deepOnes['deck-3']).toBe(1);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[6.9a] [6.9c] [3.11] a defeated human goes to the Sick Bay',
  { ...brawl, current: 'jamie', dice: [6] },
  (play) => {
    play.attacks('jamie', 'jeanne');
    expect(play.person('jeanne').space).toBe('sick-bay');
    expect(play.saw('defeated')).toEqual([{ type: 'defeated', seat: play.seat('jeanne') }]);
    play.leaves('jamie', 'action');
  },
);

rule('[6.9d] a defeated revealed traitor goes to the Brig', { ...brawl, dice: [6] }, (play) => {
  play.attacks('jeanne', 'jamie');
  expect(play.person('jamie').space).toBe('brig');
  play.leaves('jeanne', 'action');
});

rule('[6.9e] a failed attack on a character changes nothing', { ...brawl, dice: [5] }, (play) => {
  play.attacks('jeanne', 'jamie');
  expect(play.person('jamie').space).toBe('deck-3');
  expect(play.saw('defeated')).toEqual([]);
  play.leaves('jeanne', 'action');
});
