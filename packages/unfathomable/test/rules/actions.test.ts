import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import { OPEN_SPACES } from './open-spaces';

const movesFrom = (here: string) =>
  OPEN_SPACES.filter((space) => space !== here).map((to) => ({ is: 'move' as const, to }));

const bare = { items: [], feat: false } as const;

rule(
  '[3.0] a human performs two actions, from the menu for humans',
  {
    people: [{ character: 'jeanne', in: 'deck-5', ...bare }, { character: 'arjun' }, { character: 'jamie' }],
    deepOnes: {},
  },
  (play) => {
    play.offers('jeanne', 'action', [...movesFrom('deck-5'), { is: 'pass' }]);
    play.moves('jeanne', 'deck-6');
    play.offers('jeanne', 'action', [...movesFrom('deck-6'), { is: 'pass' }]);
    play.moves('jeanne', 'deck-7');
    expect(play.person('jeanne').space).toBe('deck-7');
    expect(play.saw('step').map(({ step }) => step)).toEqual(['action', 'mythos']); // no third action
    play.stops();
  },
);

rule(
  '[3.0] a revealed traitor performs two actions, from the menu for traitors',
  {
    people: [
      { character: 'jeanne', in: 'deck-5', ...bare, revealed: 'hybrid', hand: ['treachery 3'] },
      { character: 'arjun', in: 'deck-5' },
      { character: 'jamie' },
    ],
    passengers: { 'deck-5': ['soul'] },
    deepOnes: { 'deck-5': 1 },
  },
  (play) => {
    const siren = play.person('jeanne').hand[0] ?? -1;
    play.offers('jeanne', 'action', [
      ...movesFrom('deck-5'),
      { is: 'attack', target: { is: 'seat', seat: play.seat('arjun') } },
      { is: 'use', source: 'skill:siren-song', card: siren, by: null },
      { is: 'pass' },
    ]); // neither rescue nor trade: Arjun, who has an item, is here
    play.moves('jeanne', 'deck-6').moves('jeanne', 'deck-7');
    expect(play.isAsked('jeanne')).toBe(false);
    expect(play.saw('step').map(({ step }) => step)).not.toContain('mythos');
    play.stops();
  },
);

rule(
  '[3.0] an action may be left unused',
  { people: [{ character: 'jeanne' }, { character: 'arjun' }, { character: 'jamie' }], mythos: ['food-rationing'] },
  (play) => {
    play.chooses('jeanne', { is: 'pass' }).chooses('jeanne', { is: 'pass' });
    play.leaves('arjun', 'crisis-option');
  },
);

rule(
  '[3.1] [X.14] Arjun uses Deck Chief and acts three times in total',
  {
    people: [{ character: 'arjun', in: 'bridge' }, { character: 'jeanne' }, { character: 'jamie' }],
    mythos: ['food-rationing'],
  },
  (play) => {
    play.uses('arjun', 'ability:deck-chief');
    play.chooses('arjun', { is: 'space', space: 'deck-3' });
    play.moves('arjun', 'galley'); // the action that Deck Chief grants
    play.moves('arjun', 'chapel'); // the second one of the turn
    expect(play.saw('moved').map(({ to }) => to)).toEqual(['deck-3', 'galley', 'chapel']);
    play.leaves('arjun', 'crisis-option');
  },
);

rule(
  '[3.3] [3.3b] [3.3c] a human moves to any ship space however far, but not to water, Brig or Sick Bay',
  { people: [{ character: 'arjun', in: 'deck-1' }, { character: 'jeanne' }, { character: 'jamie' }] },
  (play) => {
    expect(play.destinations('arjun')).toEqual(OPEN_SPACES.filter((space) => space !== 'deck-1'));
    play.moves('arjun', 'boiler-room');
    expect(play.person('arjun').space).toBe('boiler-room');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[3.3a] a human in the Brig cannot move',
  { people: [{ character: 'arjun', in: 'brig' }, { character: 'jeanne' }, { character: 'jamie' }] },
  (play) => {
    expect(play.destinations('arjun')).toEqual([]);
    expect(play.blockedBecause('arjun', { is: 'move' })).toBe('in-the-brig');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[X.11] Jeanne walks away from a Deep One to the Captain’s Cabin without being attacked',
  {
    people: [{ character: 'jeanne', in: 'deck-3' }, { character: 'svetlana', in: 'chapel' }, { character: 'william' }],
    deepOnes: { 'deck-3': 1 },
  },
  (play) => {
    play.moves('jeanne', 'captains-cabin');
    expect(play.person('jeanne').space).toBe('captains-cabin');
    expect(play.saw('attack')).toEqual([]);
    expect(play.view('jeanne').turn.actionsLeft).toBe(0); // one action is left, the one being chosen
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[3.4] a human can attack a Deep One or a revealed traitor, in the own space only',
  {
    people: [
      { character: 'arjun', in: 'deck-3' },
      { character: 'jeanne', in: 'deck-3', revealed: 'hybrid' },
      { character: 'jamie', in: 'deck-3' },
    ],
    deepOnes: { 'deck-3': 1, 'deck-5': 1 },
  },
  (play) => {
    const { options } = play.asked('arjun', 'action');
    expect(options.map(({ ref }) => ref).filter((ref) => JSON.stringify(ref).includes('attack'))).toEqual([
      { is: 'attack', target: { is: 'deep-one', space: 'deck-3' } },
      { is: 'attack', target: { is: 'seat', seat: play.seat('jeanne') } },
    ]);
    play.moves('arjun', 'galley');
    expect(play.blockedBecause('arjun', { is: 'attack' })).toBe('no-enemy-here');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[3.5] [X.13] William rescues a passenger with one action, and nobody sees which one',
  {
    people: [{ character: 'william', in: 'deck-3' }, { character: 'jeanne' }, { character: 'svetlana' }],
    passengers: { 'deck-3': ['soul', 'two-souls'], 'deck-4': ['soul'] },
    deepOnes: {},
  },
  (play) => {
    expect(play.view('spectator').passengers.supply).toBe(6);
    play.chooses('william', { is: 'rescue' });
    expect(play.view('spectator').passengers).toMatchObject({ supply: 7, deck: { 'deck-3': 1, 'deck-4': 1 } });
    expect(play.saw('rescued')).toEqual([{ type: 'rescued', space: 'deck-3', count: 1, by: play.seat('william') }]);
    expect(JSON.stringify(play.events('william'))).not.toContain('soul');
    play.moves('william', 'deck-5');
    play.stops();
  },
);

rule(
  '[3.5] where no passenger stands, nobody can be rescued',
  {
    people: [{ character: 'william', in: 'deck-3' }, { character: 'jeanne' }, { character: 'svetlana' }],
    passengers: { 'deck-4': ['soul'] },
  },
  (play) => {
    expect(play.blockedBecause('william', { is: 'rescue' })).toBe('no-passenger-here');
    play.leaves('william', 'action');
  },
);

const market = {
  people: [
    { character: 'arjun', in: 'bridge' },
    { character: 'jeanne', in: 'bridge' },
    { character: 'jamie', in: 'bridge' },
    { character: 'samira', in: 'galley' },
  ],
} as const;

rule('[3.6] a trade is open to everybody in the space, and to nobody else', market, (play) => {
  play.chooses('arjun', { is: 'trade' });
  const [arjun, jeanne, jamie] = [play.seat('arjun'), play.seat('jeanne'), play.seat('jamie')];
  play.offers('arjun', 'trade-offer', [
    { is: 'give', item: 'six-shooter', from: arjun, to: jeanne },
    { is: 'give', item: 'six-shooter', from: arjun, to: jamie },
    { is: 'give', item: 'tool-kit', from: jeanne, to: arjun },
    { is: 'give', item: 'tool-kit', from: jeanne, to: jamie },
    { is: 'give', item: 'repeating-rifle', from: jamie, to: arjun },
    { is: 'give', item: 'repeating-rifle', from: jamie, to: jeanne },
  ]);
  play.leaves('arjun', 'trade-offer');
});

rule('[3.6a] others may exchange several items at once without whoever enabled the trade', market, (play) => {
  const [jeanne, jamie] = [play.seat('jeanne'), play.seat('jamie')];
  play.chooses('arjun', { is: 'trade' });
  play.chooses('arjun', [
    { is: 'give', item: 'tool-kit', from: jeanne, to: jamie },
    { is: 'give', item: 'repeating-rifle', from: jamie, to: jeanne },
  ]);
  play.scenario.expectAsked(jeanne, jamie);
  play.offers('jeanne', 'trade-consent', [
    { is: 'yes' },
    { is: 'no' },
    { is: 'give', item: 'six-shooter', from: play.seat('arjun'), to: jeanne },
  ]);
  play.chooses('jeanne', { is: 'yes' });
  expect(play.person('jamie').items).toEqual(['repeating-rifle']); // not before both have agreed
  play.chooses('jamie', { is: 'yes' });
  expect(play.person('arjun').items).toEqual(['six-shooter']);
  expect(play.person('jeanne').items).toEqual(['repeating-rifle']);
  expect(play.person('jamie').items).toEqual(['tool-kit']);
  play.leaves('arjun', 'action');
});

rule('[3.6a] nobody has to give or take', market, (play) => {
  play.chooses('arjun', { is: 'trade' });
  play.picks('arjun', { is: 'give', item: 'tool-kit', to: play.seat('arjun') });
  play.chooses('jeanne', { is: 'no' }).chooses('jamie', []);
  expect(play.person('jeanne').items).toEqual(['tool-kit']);
  expect(play.saw('trade-refused')).toEqual([{ type: 'trade-refused', seat: play.seat('jeanne') }]);
  play.leaves('arjun', 'action');
});

rule(
  '[3.6a] whoever says no takes out their own part of a trade, and the others still exchange theirs',
  market,
  (play) => {
    const [arjun, jeanne, jamie] = [play.seat('arjun'), play.seat('jeanne'), play.seat('jamie')];
    play.chooses('arjun', { is: 'trade' });
    play.chooses('arjun', [
      { is: 'give', item: 'six-shooter', from: arjun, to: jamie },
      { is: 'give', item: 'tool-kit', from: jeanne, to: arjun },
    ]);
    play.chooses('jeanne', { is: 'no' }).chooses('jamie', { is: 'yes' });
    expect(play.saw('traded')).toEqual([{ type: 'traded', item: 'six-shooter', from: arjun, to: jamie }]);
    expect(play.person('jeanne').items).toEqual(['tool-kit']);
    expect(play.person('jamie').items).toEqual(['repeating-rifle', 'six-shooter']);
    play.leaves('arjun', 'action');
  },
);

rule(
  '[3.6a] whoever enabled a trade may leave it to the others, who propose what they give or get themselves',
  market,
  (play) => {
    const [arjun, jeanne, jamie] = [play.seat('arjun'), play.seat('jeanne'), play.seat('jamie')];
    play.chooses('arjun', { is: 'trade' }).chooses('arjun', []);
    play.scenario.expectAsked(jeanne, jamie);
    play.offers('jeanne', 'trade-offer', [
      { is: 'give', item: 'six-shooter', from: arjun, to: jeanne },
      { is: 'give', item: 'tool-kit', from: jeanne, to: arjun },
      { is: 'give', item: 'tool-kit', from: jeanne, to: jamie },
      { is: 'give', item: 'repeating-rifle', from: jamie, to: jeanne },
    ]);
    play.chooses('jeanne', { is: 'give', item: 'tool-kit', from: jeanne, to: jamie }).chooses('jamie', []);
    play.scenario.expectAsked(jamie);
    play.offers('jamie', 'trade-consent', [{ is: 'yes' }, { is: 'no' }]);
    play.chooses('jamie', { is: 'yes' });
    expect(play.person('jamie').items).toEqual(['repeating-rifle', 'tool-kit']);
    play.leaves('arjun', 'action');
  },
);

rule(
  '[3.6a] whoever agrees to an offer may ask for something in return, and that needs a yes as well',
  market,
  (play) => {
    const [arjun, jeanne] = [play.seat('arjun'), play.seat('jeanne')];
    play.chooses('arjun', { is: 'trade' });
    play.chooses('arjun', { is: 'give', item: 'tool-kit', from: jeanne, to: arjun });
    play.chooses('jeanne', [{ is: 'yes' }, { is: 'give', item: 'six-shooter', from: arjun, to: jeanne }]);
    play.chooses('jamie', []);
    expect(play.asked('arjun', 'trade-consent').about).toEqual({
      trade: [{ item: 'six-shooter', from: arjun, to: jeanne }],
      seat: arjun,
    });
    play.chooses('arjun', { is: 'yes' });
    expect(play.person('arjun').items).toEqual(['tool-kit']);
    expect(play.person('jeanne').items).toEqual(['six-shooter']);
    play.leaves('arjun', 'action');
  },
);

rule(
  '[3.6] where nobody has an item no action can be spent on a trade',
  {
    people: [
      { character: 'arjun', in: 'bridge', items: [] },
      { character: 'jeanne', in: 'bridge', items: [] },
      { character: 'jamie', in: 'galley' },
    ],
  },
  (play) => {
    expect(play.blockedBecause('arjun', { is: 'trade' })).toBe('no-items-here');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[3.6a] a revealed traitor in the space may take part',
  {
    people: [
      { character: 'arjun', in: 'bridge' },
      { character: 'jeanne', in: 'bridge', revealed: 'hybrid' },
      { character: 'jamie', in: 'galley' },
    ],
  },
  (play) => {
    play.chooses('arjun', { is: 'trade' });
    play.picks('arjun', { is: 'give', item: 'tool-kit', to: play.seat('arjun') }).chooses('jeanne', { is: 'yes' });
    expect(play.person('arjun').items).toEqual(['six-shooter', 'tool-kit']);
    play.leaves('arjun', 'action');
  },
);

rule('[3.6] alone in a space there is nobody to trade with', { ...market, current: 'samira' }, (play) => {
  expect(play.blockedBecause('samira', { is: 'trade' })).toBe('nobody-to-trade-with');
  play.leaves('samira', 'action');
});

rule(
  '[X.10] William begins his turn outside the Sick Bay and draws 3 lore and 2 will',
  { people: [{ character: 'william' }, { character: 'jeanne' }, { character: 'svetlana' }], step: 'turn-start' },
  (play) => {
    expect(play.saw('drew')).toEqual([
      { type: 'drew', seat: play.seat('william'), skills: ['lore', 'lore', 'lore', 'will', 'will'] },
    ]);
    expect(play.person('william').hand).toHaveLength(5);
    play.leaves('william', 'action');
  },
);
