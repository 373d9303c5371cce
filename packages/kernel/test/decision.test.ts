import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decision, decide, forcedAnswer, type Question, refusalOf, seedRng } from '../src';
import { legalPicks, sampleAnswers } from '../src/testkit';

const asked = (question: Partial<Question>): Decision =>
  decide({ kind: 'test', options: ['a', 'b', 'c'].map((ref) => ({ ref })), rule: '0', ...question }, 0, 1);

describe('a question', () => {
  test('asks for exactly one option unless it says otherwise', () => {
    expect(asked({})).toMatchObject({ id: 1, seat: 0, min: 1, max: 1 });
    expect(asked({ min: 0 })).toMatchObject({ min: 0, max: 1 });
    expect(asked({ min: 2 })).toMatchObject({ min: 2, max: 2 });
    expect(asked({ min: 0, max: 0 })).toMatchObject({ min: 0, max: 0 });
  });

  test('has nothing in its JSON that was not said', () => {
    expect(Object.keys(JSON.parse(JSON.stringify(asked({})))).sort()).toEqual([
      'id',
      'kind',
      'max',
      'min',
      'options',
      'rule',
      'seat',
    ]);
  });
});

describe('the validator', () => {
  const worth = [3, 4, 5].map((value) => ({ ref: value, value }));
  const grouped = [1, 1, 2].map((group) => ({ ref: group, group }));
  test.each([
    ['malformed', {}, undefined],
    ['malformed', {}, null],
    ['malformed', {}, '0'],
    ['malformed', {}, { 0: 0, length: 1 }],
    ['malformed', {}, ['0']],
    ['malformed', {}, [0.5]],
    ['malformed', {}, [-1]],
    ['malformed', {}, [Number.NaN]],
    ['malformed', { min: 2 }, [null]],
    ['out-of-range', {}, [3]],
    ['too-few', {}, []],
    ['too-few', { min: 2 }, [0]],
    ['too-many', {}, [0, 1]],
    ['too-many', { min: 0, max: 0 }, [0]],
    ['repeated', { max: 2 }, [1, 1]],
    ['same-group', { max: 3, options: grouped }, [2, 0, 1]],
    ['same-group', { max: 3, options: grouped, repeat: true }, [2, 2]],
    ['sum-too-small', { max: 3, options: worth, least: 8 }, [0, 1]],
    ['sum-too-large', { max: 3, options: worth, most: 7 }, [1, 2]],
    ['sum-too-large', { max: 3, options: worth, least: 8, most: 8 }, [1, 2]],
    [undefined, { max: 3, options: worth, most: 7 }, [0, 1]],
    [undefined, { max: 3, options: worth, least: 8, most: 8 }, [0, 2]],
    [undefined, { max: 3, options: worth, least: 8 }, [2, 0]],
    [undefined, { max: 3, options: grouped }, [2, 0]],
    [undefined, { max: 2, repeat: true }, [1, 1]],
    [undefined, { min: 0 }, []],
    [undefined, {}, [2]],
  ])('says %s', (reason, question, picks) => expect(refusalOf(asked(question), picks)).toBe(reason));
});

describe('an answer is forced', () => {
  test('when all that is offered must be picked', () => expect(forcedAnswer(asked({ min: 3 }))).toEqual([0, 1, 2]));
  test('when nothing may be picked', () => expect(forcedAnswer(asked({ min: 0, max: 0 }))).toEqual([]));
  test('when nothing is offered and nothing need be', () =>
    expect(forcedAnswer(asked({ options: [], min: 0, max: 2 }))).toEqual([]));
  test('when the only option must be repeated', () =>
    expect(forcedAnswer(asked({ options: [{ ref: 'a' }], min: 2, repeat: true }))).toEqual([0, 0]));
  test('but not when there is a choice', () => {
    expect(forcedAnswer(asked({}))).toBeUndefined();
    expect(forcedAnswer(asked({ min: 3, repeat: true }))).toBeUndefined();
    expect(forcedAnswer(asked({ options: [{ ref: 'a' }], min: 0 }))).toBeUndefined();
  });
  test('and not when the only candidate is illegal', () =>
    expect(forcedAnswer(asked({ min: 3, least: 1 }))).toBeUndefined());
});

describe('random answers', () => {
  const questions = fc.record({
    options: fc.array(
      fc.record({ ref: fc.nat(), value: fc.integer({ min: -2, max: 5 }), group: fc.nat(3) }, { requiredKeys: ['ref'] }),
      { maxLength: 7 },
    ),
    min: fc.nat(4),
    extra: fc.nat(3),
    least: fc.option(fc.nat(14), { nil: undefined }),
    most: fc.option(fc.integer({ min: -2, max: 16 }), { nil: undefined }),
    repeat: fc.boolean(),
  });
  const decisionOf = ({ min, extra, ...rest }: { min: number; extra: number } & Partial<Question>) =>
    asked({ ...rest, min, max: min + extra });

  test('are legal, and found wherever there is one', () => {
    fc.assert(
      fc.property(questions, fc.nat(), (question, seed) => {
        const decision = decisionOf(question);
        const picks = legalPicks(decision, seedRng(`${seed}`));
        expect(picks !== undefined).toBe(someLegal(decision));
        if (picks) expect(refusalOf(decision, picks)).toBeUndefined();
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });

  test('pick every option that can be picked', () => {
    const decision = asked({ min: 2, max: 3, least: 7, options: [5, 1, 2, 5].map((value) => ({ ref: value, value })) });
    const picked = sampleAnswers(decision, seedRng('all'), 20).flat();
    expect([...new Set(picked)].sort()).toEqual([0, 1, 2, 3]);
  });
});

/** Tries all answers there are. */
function someLegal(decision: Decision, picks: readonly number[] = []): boolean {
  if (!refusalOf(decision, picks)) return true;
  if (picks.length >= decision.max) return false;
  const from = picks.at(-1) ?? 0;
  return decision.options.some((_, index) => index >= from && someLegal(decision, [...picks, index]));
}
