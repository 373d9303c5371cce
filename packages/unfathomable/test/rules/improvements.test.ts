import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** Arjun's set: two influence, one observation, two strength. Fine Clothes add influence, Binoculars observation. */
const owner = { character: 'arjun', in: 'galley', items: ['fine-clothes', 'binoculars', 'plimsolls'] } as const;
const others = [
  { character: 'keilani', in: 'bridge' },
  { character: 'jamie', in: 'bridge' },
] as const;

const clothes = { is: 'item', item: 'fine-clothes', owner: 0 } as const;
const glasses = { is: 'item', item: 'binoculars', owner: 0 } as const;

const turnStart = { people: [owner, ...others], step: 'turn-start', deepOnes: {} } as const;

rule('[24.7] [24.9] one Improvement at a time: choosing one turns all others facedown', turnStart, (play) => {
  expect(play.view('keilani').players[0]?.improvement).toBe('fine-clothes');
  play.offers('arjun', 'improvement', [clothes, glasses]);
  play.chooses('arjun', glasses);
  expect(play.view('keilani').players[0]?.improvement).toBe('binoculars');
  expect(play.saw('improvement')).toEqual([{ type: 'improvement', seat: 0, item: 'binoculars' }]);
  play.leaves('arjun', 'action');
});

rule(
  '[24.10] [24.10a] [24.7a] [24.7b] what is chosen at the start of the turn adds its skill to the draw, the other none',
  turnStart,
  (play) => {
    play.scenario.expectAsked(0);
    expect(play.saw('drew')).toEqual([]);
    play.chooses('arjun', glasses);
    expect(play.saw('drew')).toEqual([
      {
        type: 'drew',
        seat: 0,
        skills: ['influence', 'influence', 'observation', 'strength', 'strength', 'observation'],
      },
    ]);
    play.leaves('arjun', 'action');
  },
);

rule('[24.7a] the faceup one stays active if nothing is changed', turnStart, (play) => {
  play.chooses('arjun', clothes);
  expect(play.saw('improvement')).toEqual([]);
  expect(play.saw('drew')[0]?.skills.filter((skill) => skill === 'influence')).toHaveLength(3);
  expect(play.saw('drew')[0]?.skills.filter((skill) => skill === 'observation')).toHaveLength(1);
  play.leaves('arjun', 'action');
});

rule(
  '[24.10b] in the Brig the active Improvement adds nothing',
  { ...turnStart, people: [{ ...owner, in: 'brig', items: ['fine-clothes'] }, ...others] },
  (play) => {
    expect(play.view('spectator').players[0]?.improvement).toBe('fine-clothes');
    expect(play.saw('drew')).toMatchObject([
      { skills: ['influence', 'influence', 'observation', 'strength', 'strength'] },
    ]);
    play.leaves('arjun', 'action');
  },
);

rule(
  '[24.7c] an inactive Improvement is still an item: Samira counts it',
  {
    people: [{ character: 'samira', items: ['fine-clothes', 'binoculars'] }, ...others],
    step: 'mythos',
    mythos: ['hull-leak'],
    chaos: ['observation 4', 'strength 4'],
    deepOnes: {},
  },
  (play) => {
    const changes = play.asked('samira', 'after-total').options.map(({ ref }) => ref);
    expect(changes).toEqual([2, 1, -1, -2].map((by) => ({ is: 'use', source: 'feat:well-equipped', card: null, by })));
    play.stops();
  },
);

const trading = {
  people: [owner, { character: 'keilani', in: 'galley', items: ['medicine-ball'] }, others[1]],
  deepOnes: {},
} as const;

rule(
  '[24.7d] an inactive Improvement can be traded, and does not change the active one of its giver',
  trading,
  (play) => {
    play.chooses('arjun', { is: 'trade' });
    play.chooses('arjun', { is: 'give', item: 'binoculars', from: 0, to: 1 }).chooses('keilani', { is: 'yes' });
    expect(play.person('arjun').items).toEqual(['fine-clothes', 'plimsolls']);
    expect(play.person('arjun').improvement).toBe('fine-clothes');
    play.offers('keilani', 'improvement', [
      { is: 'item', item: 'medicine-ball', owner: 1 },
      { is: 'item', item: 'binoculars', owner: 1 },
    ]);
    play.leaves('keilani', 'improvement');
  },
);

rule('[24.8] [24.8a] whoever receives one in a trade may change the active one', trading, (play) => {
  play.chooses('arjun', { is: 'trade' });
  play.chooses('arjun', { is: 'give', item: 'fine-clothes', from: 0, to: 1 }).chooses('keilani', { is: 'yes' });
  play.chooses('keilani', { is: 'item', item: 'fine-clothes', owner: 1 });
  expect(play.view('arjun').players.map(({ improvement }) => improvement)).toEqual([
    'binoculars',
    'fine-clothes',
    null,
  ]);
  play.leaves('arjun', 'action');
});

rule(
  '[24.8b] whoever loses one in a trade may change the active one',
  {
    ...trading,
    people: [{ ...owner, items: ['fine-clothes', 'binoculars', 'mystical-text'] }, ...trading.people.slice(1)],
  },
  (play) => {
    const text = { is: 'item', item: 'mystical-text', owner: 0 } as const;
    play.chooses('arjun', { is: 'trade' });
    play.chooses('arjun', { is: 'give', item: 'binoculars', from: 0, to: 1 }).chooses('keilani', { is: 'yes' });
    play.offers('arjun', 'improvement', [clothes, text]);
    play.chooses('arjun', text).chooses('keilani', { is: 'item', item: 'medicine-ball', owner: 1 });
    expect(play.view('spectator').players.map(({ improvement }) => improvement)).toEqual([
      'mystical-text',
      'medicine-ball',
      null,
    ]);
    play.leaves('arjun', 'action');
  },
);

rule('[24.8] a trade of several items is one: everybody chooses once, afterwards', trading, (play) => {
  play.chooses('arjun', { is: 'trade' });
  play.chooses('arjun', [
    { is: 'give', item: 'fine-clothes', from: 0, to: 1 },
    { is: 'give', item: 'medicine-ball', from: 1, to: 0 },
  ]);
  play.chooses('keilani', { is: 'yes' });
  play.scenario.expectAsked(0);
  play.offers('arjun', 'improvement', [glasses, { is: 'item', item: 'medicine-ball', owner: 0 }]);
  play.chooses('arjun', { is: 'item', item: 'medicine-ball', owner: 0 });
  expect(play.person('keilani').improvement).toBe('fine-clothes');
  play.leaves('arjun', 'action');
});

rule('[24.8] gaining or losing an item that is no Improvement changes nothing', trading, (play) => {
  play.chooses('arjun', { is: 'trade' });
  play.chooses('arjun', { is: 'give', item: 'plimsolls', from: 0, to: 1 }).chooses('keilani', { is: 'yes' });
  play.scenario.expectAsked(0);
  play.leaves('arjun', 'action');
});

rule(
  '[24.8] [24.8a] drawing an Improvement lets its owner change the active one at once',
  { people: [owner, ...others], step: 'mythos', mythos: ['just-desserts'], itemDeck: ['medicine-ball'], deepOnes: {} },
  (play) => {
    play.settles('arjun', 0);
    play.offers('arjun', 'improvement', [clothes, glasses, { is: 'item', item: 'medicine-ball', owner: 0 }]);
    play.chooses('arjun', { is: 'item', item: 'medicine-ball', owner: 0 });
    expect(play.person('arjun').improvement).toBe('medicine-ball');
    play.stops();
  },
);

const criminal = {
  people: [{ ...owner, items: ['fine-clothes', 'binoculars', 'medicine-ball'] }, ...others],
  step: 'mythos',
  mythos: ['criminal-activity'],
  deepOnes: {},
  monarchs: { hydra: 'water-1' },
  damageDeck: ['structural-any'],
} as const;

rule('[24.8] [24.8b] whoever loses an Improvement to a card chooses among those that are left', criminal, (play) => {
  play.settles('arjun', 1).chooses('arjun', clothes);
  play.offers('arjun', 'improvement', [glasses, { is: 'item', item: 'medicine-ball', owner: 0 }]);
  play.chooses('arjun', { is: 'item', item: 'medicine-ball', owner: 0 });
  expect(play.person('arjun')).toMatchObject({ items: ['binoculars', 'medicine-ball'], improvement: 'medicine-ball' });
  play.stops();
});

rule('[24.7d] an inactive Improvement can be discarded like any other item', criminal, (play) => {
  play
    .settles('arjun', 1)
    .offers('arjun', 'choose-item', [clothes, glasses, { is: 'item', item: 'medicine-ball', owner: 0 }]);
  play.chooses('arjun', glasses).chooses('arjun', clothes);
  expect(play.person('arjun')).toMatchObject({ items: ['fine-clothes', 'medicine-ball'], improvement: 'fine-clothes' });
  play.stops();
});

rule(
  '[24.8] at the start of somebody else’s turn nobody else may change theirs',
  { ...turnStart, current: 'keilani' },
  (play) => {
    play.scenario.expectAsked(1);
    play.leaves('keilani', 'action');
  },
);
