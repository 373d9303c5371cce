import { diver, type Pearls, pearls, type Sea } from '@undertow/pearls';
import { describe, expect, test } from 'vitest';
import { Match, type Viewer } from '../src';
import { playRandom, type Scenario, scenario, scenarioTest } from '../src/testkit';

/** Card numbers: 0, 6, 12 and 18 are charms; 5, 11, 17 and 23 are worth five. */
const hands =
  (...held: number[][]) =>
  (sea: Sea) => {
    const free = Array.from({ length: 24 }, (_, card) => card).filter((card) => !held.flat().includes(card));
    sea.divers.forEach((each, seat) => {
      each.hand = [...(held[seat] ?? [])];
    });
    sea.deck = free;
  };
const rigged =
  (arrange: (sea: Sea) => void, ...dice: number[]) =>
  (sea: Sea) => {
    arrange(sea);
    sea.rigged = dice;
  };
const game = { game: pearls, options: { seats: 3 } };

/** All that a viewer was told, but for whose turn it is. */
const happened = (s: Scenario<Pearls>, viewer: Viewer) => s.events(viewer).filter(({ type }) => type !== 'turn');

scenarioTest('[1] a diver without riches may draw or dive', { ...game, arrange: hands([1], [2], [3]) }, (s) => {
  s.expectAsked(0);
  s.expectOptions(0, 'turn', ['dive', 'draw']);
  expect(s.decision(0).blocked).toEqual([{ ref: 'sell', reason: 'too-poor', rule: '1.3' }]);
  s.answer(0, ['draw']);
  expect(happened(s, 0)).toEqual([{ type: 'drew', seat: 0, card: 23 }]);
  expect(happened(s, 1)).toEqual([{ type: 'drew', seat: 0 }]);
  expect(happened(s, 'spectator')).toEqual([{ type: 'drew', seat: 0 }]);
  s.leaves(1, 'turn');
});

scenarioTest(
  '[1.3] a pearl costs seven, in cards of different suits',
  { ...game, arrange: hands([5, 4, 8, 6], [], []) },
  (s) => {
    s.expectOptions(0, 'turn', ['draw', 'dive', 'sell']);
    s.answer(0, ['sell']);
    s.expectOptions(0, 'price', [5, 4, 8, 6]);
    s.expectRefusal(0, [5], 'sum-too-small');
    s.expectRefusal(0, [5, 4], 'same-group');
    s.expectRefusal(0, [], 'too-few');
    s.answer(0, [8, 5]);
    expect(diver(s.state, 0)).toMatchObject({ pearls: 1, hand: [4, 6] });
    s.leaves(1, 'turn');
  },
);

scenarioTest('[2] five or more finds a pearl', { ...game, arrange: rigged(hands([], [], []), 5) }, (s) => {
  s.answer(0, ['dive']);
  expect(happened(s, 'spectator').at(-1)).toEqual({ type: 'found', seat: 0 });
  expect(s.state.rigged).toEqual([]);
  s.leaves(1, 'turn');
});

scenarioTest(
  '[3] whoever holds a charm is asked in secret',
  { ...game, arrange: rigged(hands([1], [6], [3]), 4) },
  (s) => {
    s.answer(0, ['dive']);
    s.expectAsked(1);
    expect(s.match.waiting(0)).toEqual({ seats: [], others: true });
    s.expectOptions(1, 'charm', [6]);
    s.answer(1, [6]);
    s.expectOptions(1, 'bend', [1, -1]);
    s.answer(1, [1]);
    expect(diver(s.state, 0).pearls).toBe(1);
    s.leaves(1, 'turn');
  },
);

scenarioTest(
  '[3.2] the diver orders charms, and whoever is chosen may still pass',
  { ...game, arrange: rigged(hands([], [0, 1], [12]), 3) },
  (s) => {
    s.answer(0, ['dive']);
    s.answer(2, [12]);
    s.answer(1, [0]);
    s.expectOptions(0, 'order', [{ seat: 1 }, { seat: 2 }]);
    s.answer(0, [{ seat: 2 }]);
    s.expectAsked(2);
    s.pass(2);
    s.expectAsked(1);
    s.answer(1, [0]);
    s.answer(1, [-1]);
    s.expectAsked(2); // the roll is another now, so an earlier pass counts no more
    s.passWindows();
    expect(s.state.roll).toBe(2);
    s.leaves(1, 'turn');
  },
);

scenarioTest(
  '[4.1] a storm asks all at once, and shows nothing before all have given',
  {
    ...game,
    arrange: (sea) => {
      hands([5, 1], [2], [])(sea);
      sea.turn = 2;
    },
  },
  (s) => {
    s.answer(2, ['draw']);
    s.expectAsked(0, 1, 2);
    const before = [s.view(1), s.view('spectator'), happened(s, 1).length];
    s.answer(0, [5]);
    expect([s.view(1), s.view('spectator'), happened(s, 1).length]).toEqual(before);
    s.pass(2);
    s.answer(1, []);
    expect(happened(s, 1).at(-1)).toEqual({ type: 'storm', toll: [[5], [], []], held: true });
    s.answer(2, [0, 0]); // the same seat twice
    expect(diver(s.state, 0).shells).toBe(2);
    s.leaves(0, 'turn');
  },
);

scenarioTest(
  'a scene can begin after some play',
  {
    ...game,
    play: (match) => playRandom(match, [1, 2, 3, 4], { maxAnswers: 12 }),
    arrange: (sea) => {
      sea.turn = 23;
      sea.roll = 0;
    },
  },
  (s) => {
    s.expectAsked(2);
    s.leaves(2, 'turn');
  },
);

describe('a scene fails', () => {
  const scene = () => scenario(pearls, { options: { seats: 2 } });
  test('when it ends on an unanswered question', () => {
    const s = scene();
    expect(() => s.end()).toThrow('unanswered questions: turn to seat 0');
    s.leaves(0, 'turn');
    s.end();
    s.answer(0, ['draw']);
    expect(() => s.end()).toThrow('unanswered');
  });
  test('when other options are offered than expected', () =>
    expect(() => scene().expectOptions(0, 'turn', ['draw'])).toThrow('options of turn'));
  test('when another kind of question is asked', () =>
    expect(() => scene().expectOptions(0, 'toll', [])).toThrow('what seat 0 is asked'));
  test('when nobody is asked there', () => expect(() => scene().answer(1, [])).toThrow('seat 1 is not asked'));
  test('when the answer is not on offer', () => expect(() => scene().answer(0, [99])).toThrow('does not offer 99'));
  test('when it leaves a question that is not there', () =>
    expect(() => scene().leaves(1, 'turn')).toThrow('not asked'));
});

test('a match that began in the middle goes back to where it began, and its record replays', () => {
  const state = pearls.setup({ seats: 2 }, [1, 2, 3, 4]);
  state.turn = 5;
  const match = Match.from(pearls, { seats: 2 }, 'middle', state);
  playRandom(match, [5, 6, 7, 8], { maxAnswers: 20 });
  const again = Match.replay(pearls, match.record);
  expect(again.state).toEqual(match.state);
  match.undo(0);
  expect(match.state).toEqual(state);
});
