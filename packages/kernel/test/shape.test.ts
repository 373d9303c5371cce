// biome-ignore-all lint/suspicious/noThenProperty: what follows a condition is called so, and nobody awaits an effect
import { describe, expect, test } from 'vitest';
import {
  type All,
  askOne,
  type Choose,
  type Flow,
  Match,
  type May,
  type Nothing,
  type Pay,
  partsOf,
  runShape,
  type ShapeRules,
  type Table,
  type When,
} from '../src';
import { give, type Tiny, tiny } from './tiny';

type Act =
  | Nothing
  | All<Act>
  | May<Act>
  | Choose<Act>
  | Pay<Act, number>
  | When<Act, boolean>
  | { readonly do: 'say'; readonly word: string };

const say = (word: string): Act => ({ do: 'say', word });

const rules: ShapeRules<Table<Tiny>, number, Act, number, boolean> = {
  run,
  *wants() {
    return (yield* askOne(0, () => ({ kind: 'may', options: [{ ref: true }, { ref: false }], rule: '1' }))) === true;
  },
  *choose(_g, of) {
    const index = yield* askOne(0, () => ({ kind: 'choose', options: of.map((_, ref) => ({ ref })), rule: '2' }));
    return of[index];
  },
  *pay(g, cost, scope) {
    g.state.log.push(`paid ${cost}`);
    return cost <= scope;
  },
  holds: (_g, condition) => condition,
};

function* run(g: Table<Tiny>, act: Act, scope: number): Flow {
  if (act.do === 'say') g.state.log.push(act.word);
  else yield* runShape(rules, g, act, scope);
}

/** What is said on the way, with these answers. */
function story(act: Act, ...picks: number[]): readonly string[] {
  const game = tiny(function* (table) {
    yield* run(table, act, 3);
    return 'over';
  });
  const match = Match.start(game, { seats: 1 }, 'a');
  for (const pick of picks) give(match, 0, pick);
  expect(match.over).toBe(true);
  return match.state.log;
}

describe('the shapes of effects', () => {
  test('nothing, and one after the other', () => {
    expect(story({ do: 'nothing' })).toEqual([]);
    expect(story({ do: 'all', of: [say('a'), { do: 'all', of: [say('b'), say('c')] }] })).toEqual(['a', 'b', 'c']);
  });

  test('what somebody may do is asked', () => {
    expect(story({ do: 'may', effect: say('a') }, 0)).toEqual(['a']);
    expect(story({ do: 'may', effect: say('a') }, 1)).toEqual([]);
  });

  test('one of several', () => {
    expect(story({ do: 'choose', of: [say('a'), say('b')] }, 1)).toEqual(['b']);
  });

  test('what follows from a cost only follows once it is paid', () => {
    expect(story({ do: 'pay', cost: 3, to: say('a'), otherwise: say('b') })).toEqual(['paid 3', 'a']);
    expect(story({ do: 'pay', cost: 4, to: say('a'), otherwise: say('b') })).toEqual(['paid 4', 'b']);
    expect(story({ do: 'pay', cost: 4, to: say('a') })).toEqual(['paid 4']);
  });

  test('one or the other, by a condition', () => {
    expect(story({ do: 'when', condition: true, then: say('a'), otherwise: say('b') })).toEqual(['a']);
    expect(story({ do: 'when', condition: false, then: say('a'), otherwise: say('b') })).toEqual(['b']);
    expect(story({ do: 'when', condition: false, then: say('a') })).toEqual([]);
  });

  test('give their parts to whoever reads them', () => {
    const [a, b] = [say('a'), say('b')];
    expect(partsOf<Act, number, boolean>({ do: 'nothing' })).toEqual([]);
    expect(partsOf<Act, number, boolean>({ do: 'all', of: [a, b] })).toEqual([a, b]);
    expect(partsOf<Act, number, boolean>({ do: 'choose', of: [a] })).toEqual([a]);
    expect(partsOf<Act, number, boolean>({ do: 'may', effect: a })).toEqual([a]);
    expect(partsOf<Act, number, boolean>({ do: 'pay', cost: 1, to: a, otherwise: b })).toEqual([a, b]);
    expect(partsOf<Act, number, boolean>({ do: 'when', condition: true, then: a })).toEqual([a]);
  });
});
