import { type CardName, faceNamed, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import { skillOf } from '../../src/content/skill-cards';
import type { State } from '../../src/model/state';

/** Hull Leak: a check of 9 with observation and strength. Jeanne holds one card, so she is asked to add cards. */
const hullLeak = {
  people: [
    { character: 'jeanne', in: 'boiler-room', hand: ['lore 1'] },
    { character: 'keilani', in: 'bridge' },
    { character: 'jamie', in: 'bridge' },
  ],
  step: 'mythos',
  mythos: ['hull-leak'],
  deepOnes: {},
} as const;

const tally = (state: State) => {
  const count: Record<string, number> = {};
  for (const face of state.chaos) count[skillOf(face)] = (count[skillOf(face)] ?? 0) + 1;
  return count;
};

const copies = (name: CardName, count: number): CardName[] => Array.from({ length: count }, () => name);
const nineteenLore: readonly CardName[] = [
  ...copies('lore 1', 7),
  ...copies('lore 2', 5),
  ...copies('lore 3', 4),
  ...copies('lore 4', 3),
];

rule(
  '[10.1] a check starts with the top two chaos cards, facedown',
  { ...hullLeak, chaos: ['observation 5', 'strength 4', 'will 1', 'will 1'] },
  (play) => {
    play.asked('jeanne', 'contribute');
    const { check, chaos } = play.view('jeanne');
    expect(check).toMatchObject({ pileCount: 2, faceup: [], revealed: null });
    expect(chaos).toBe(2);
    expect(play.saw('chaos-added')).toEqual([{ type: 'chaos-added', count: 2 }]);
    play.passes('jeanne');
    expect(play.saw('check-revealed')[0]?.cards.toSorted()).toEqual(
      [faceNamed('observation 5'), faceNamed('strength 4')].toSorted(),
    );
    expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 9 }]);
    play.stops();
  },
);

rule(
  '[10.2] whoever takes the last chaos card makes a new deck at once: two cards of each type but treachery',
  { ...hullLeak, chaos: ['observation 1', 'strength 1'] },
  (play) => {
    play.asked('jeanne', 'contribute');
    expect(play.view('jeanne').check?.pileCount).toBe(2);
    expect(tally(play.state)).toEqual({ influence: 2, lore: 2, observation: 2, strength: 2, will: 2 });
    expect(play.saw('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'chaos' }]);
    play.stops();
  },
);

rule('[10.2] with cards left, no new deck is made', { ...hullLeak, chaos: ['will 1', 'will 1', 'will 2'] }, (play) => {
  play.asked('jeanne', 'contribute');
  expect(play.state.chaos).toEqual([faceNamed('will 2')]);
  expect(play.saw('reshuffled')).toEqual([]);
  play.stops();
});

rule(
  '[10.2] with a single chaos card left, the second one comes from the new deck',
  { ...hullLeak, chaos: ['observation 5'] },
  (play) => {
    play.asked('jeanne', 'contribute');
    expect(play.view('jeanne').check?.pileCount).toBe(2);
    expect(play.state.chaos).toHaveLength(9);
    play.stops();
  },
);

rule(
  '[10.2a] a type with fewer than two cards in deck and discards gives none to a new chaos deck',
  {
    ...hullLeak,
    people: [
      { character: 'jeanne', hand: ['will 1'] },
      { character: 'keilani', hand: [...nineteenLore, 'lore 5'] },
      { character: 'jamie' },
    ],
    chaos: ['observation 1', 'strength 1'],
  },
  (play) => {
    expect(play.state.skills.lore).toMatchObject({ deck: [faceNamed('lore 5')], discard: [] });
    play.nobodyResponds().asked('keilani', 'contribute');
    expect(tally(play.state)).toEqual({ influence: 2, observation: 2, strength: 2, will: 2 });
    play.stops();
  },
);

rule(
  '[10.2a] one card in the deck and one among the discards are two',
  {
    ...hullLeak,
    people: [
      { character: 'jeanne', hand: ['will 1'] },
      { character: 'keilani', hand: nineteenLore },
      { character: 'jamie' },
    ],
    chaos: ['observation 1', 'strength 1'],
    also: ({ skills: { lore } }) => lore.discard.push(...lore.deck.splice(0, 1)),
  },
  (play) => {
    play.asked('keilani', 'contribute');
    expect(tally(play.state)).toEqual({ influence: 2, lore: 2, observation: 2, strength: 2, will: 2 });
    expect(play.state.skills.lore).toMatchObject({ deck: [], discard: [] });
    play.stops();
  },
);

rule(
  '[10.2] a chaos deck that could not be made is made when it is needed and cards are there again',
  {
    ...hullLeak,
    chaos: [],
  },
  (play) => {
    play.asked('jeanne', 'contribute');
    expect(play.view('jeanne').check?.pileCount).toBe(2);
    expect(play.state.chaos).toHaveLength(8);
    play.stops();
  },
);

rule(
  '[10.3] nobody sees the cards of the chaos deck, not even those that a check takes from it',
  { ...hullLeak, chaos: ['observation 5', 'strength 4', 'will 1', 'influence 2'] },
  (play) => {
    expect(
      play.whoCanTell((state) => {
        state.chaos = [faceNamed('treachery 5'), faceNamed('lore 5')];
        const [check] = state.checks;
        if (check) check.pile = [faceNamed('treachery 1'), faceNamed('treachery 2')];
      }),
    ).toEqual([]);
    expect(play.saw('chaos-added', 'jeanne')).toEqual([{ type: 'chaos-added', count: 2 }]);
    play.stops();
  },
);

rule(
  '[10.4] how many chaos cards are left is open to everybody at any time',
  { ...hullLeak, chaos: ['will 1', 'will 1', 'will 2', 'will 2', 'will 3'] },
  (play) => {
    for (const who of ['jeanne', 'keilani', 'jamie', 'spectator'] as const) expect(play.view(who).chaos).toBe(3);
    expect(play.whoCanTell((state) => state.chaos.pop())).toEqual(['jeanne', 'keilani', 'jamie', 'spectator']);
    play.passes('jeanne').stops();
    expect(play.view('spectator').chaos).toBe(3);
  },
);

rule(
  '[10.5] treachery cards come from the top of their deck and are shuffled with all chaos cards',
  {
    ...hullLeak,
    mythos: ['missing-jewelry'],
    titles: { captain: 'keilani' },
    monarchs: { hydra: 'water-1' },
    skillDecks: { treachery: ['treachery 5', 'treachery 5', 'treachery 4', 'treachery 4', 'treachery 1'] },
  },
  (play) => {
    const before = [...play.state.chaos];
    const top = [...play.state.skills.treachery.deck].reverse().slice(0, 4);
    play.settles('keilani', 1);
    const { chaos } = play.state;
    expect(chaos.toSorted()).toEqual([...before, ...top].toSorted());
    expect(top.toSorted()).toEqual(
      (['treachery 4', 'treachery 4', 'treachery 5', 'treachery 5'] as const).map(faceNamed),
    );
    expect(chaos.slice(0, 10)).not.toEqual(before);
    expect(play.view('spectator').skills.treachery.count).toBe(17);
    expect(play.saw('treachery-to-chaos')).toEqual([{ type: 'treachery-to-chaos', count: 4 }]);
    play.stops();
  },
);
