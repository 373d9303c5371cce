import { type CardName, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const will = (count: number): CardName[] => [
  ...Array.from({ length: Math.min(7, count) }, (): CardName => 'will 1'),
  ...Array.from({ length: Math.max(0, count - 7) }, (): CardName => 'will 2'),
];
const lore = (count: number): CardName[] =>
  will(count).map((name): CardName => (name === 'will 1' ? 'lore 1' : 'lore 2'));
const strength = (count: number): CardName[] =>
  will(count).map((name): CardName => (name === 'will 1' ? 'strength 1' : 'strength 2'));

const crowded = {
  people: [
    { character: 'jeanne', hand: will(11) },
    { character: 'keilani', hand: lore(12) },
    { character: 'jamie', hand: strength(10) },
  ],
  step: 'discard',
} as const;

rule('[22.2] in the Discard step everybody above 10 discards down to 10, in whosever turn it is', crowded, (play) => {
  play.scenario.expectAsked(0, 1);
  expect(play.asked('jeanne', 'discard-to-limit')).toMatchObject({ min: 1, max: 1 });
  expect(play.asked('keilani', 'discard-to-limit')).toMatchObject({ min: 2, max: 2 });
  expect(play.asked('keilani').options).toHaveLength(12);
  play.plays('keilani', 'lore 1', 'lore 2').plays('jeanne', 'will 2');
  expect(play.person('jeanne').hand).toHaveLength(10);
  expect(play.saw('discarded').map(({ seat, cards }) => [seat, cards.length])).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(play.person('jamie').hand).toHaveLength(10);
  expect(play.state.turn.current).toBe(1);
  play.stops();
});

rule('[22.1] 10 cards may be kept, and nobody keeps 11', crowded, (play) => {
  expect(play.isAsked('jamie')).toBe(false);
  play.scenario.expectRefusal(0, [], 'too-few');
  play.scenario.expectRefusal(0, () => [0, 1], 'too-many');
  play.stops();
});

rule(
  '[22.1] a revealed traitor keeps no more than 10 either',
  { ...crowded, people: [{ character: 'jeanne', hand: will(11), revealed: 'hybrid' }, ...crowded.people.slice(1)] },
  (play) => {
    expect(play.asked('jeanne', 'discard-to-limit')).toMatchObject({ min: 1, max: 1 });
    play.stops();
  },
);

rule('[22.2] before the Discard step a hand may hold more', { ...crowded, step: 'action' }, (play) => {
  play.scenario.expectAsked(0);
  play.asked('jeanne', 'action');
  expect(play.person('keilani').hand).toHaveLength(12);
  play.stops();
});
