import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hand, outcomesIn, returned, taken } from '../../src/store/handover';

const statement = fc.constantFrom(
  ...(['insertTable', 'appendAnswer', 'putPart', 'say', 'dropTable', 'forgetReport'] as const),
);
const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(null));
const change = fc.record({ statement, values: fc.array(value) }, { noNullPrototype: true });
const outcome = fc.oneof(
  fc.record({ ok: fc.constant(true as const), id: fc.nat() }, { noNullPrototype: true }),
  fc.record({ ok: fc.constant(false as const), error: fc.string() }, { noNullPrototype: true }),
);

it('whatever is handed to the writing thread arrives there as it was, each change with its own values', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change)), (groups) => {
      expect(taken(structuredClone(hand(groups)))).toEqual(groups);
    }),
  );
});

it('how each group went comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(outcome), (outcomes) => {
      expect(outcomesIn(structuredClone(returned(outcomes)))).toEqual(outcomes);
    }),
  );
});
