// English: how effects are put together.
import type { Effect } from '../../../content/effect';
import type { EffectWords } from '../../language';
import { condition } from '../conditions';
import { cost } from '../costs';
import { type Clause, fact, fateDie, long, order, person } from '../grammar';

/** A numbered band of the fate die: "0–3: …". */
const band = (from: number, upTo: number, text: string): string =>
  `${from === upTo ? from : `${from}–${upTo}`}: ${text}`;

/** As one does it or as it befalls: "you" stands before an order where a sentence needs a subject. */
const asFact = ({ text, order: orders }: Clause): string => (orders ? `you ${text}` : text);

export const shape = (
  clause: (effect: Effect) => Clause,
  sentences: (effect: Effect) => string,
): Pick<
  EffectWords<Clause>,
  'nothing' | 'all' | 'may' | 'choose' | 'pay' | 'when' | 'fate' | 'test' | 'captains' | 'hand-over'
> => ({
  nothing: () => fact('nothing happens'),
  all: ({ of }) => {
    const parts = of.map(clause);
    return long({ text: parts.map((each) => each.text).join(', then '), order: parts[0]?.order ?? false, long: true });
  },
  may: ({ effect }) => {
    const inner = clause(effect);
    return fact(inner.order ? `you may ${inner.text}` : `if you wish, ${inner.text}`);
  },
  choose: ({ of }) => long(order(`choose: ${of.map((one) => clause(one).text).join('; or ')}`)),
  pay: ({ cost: price, to, otherwise }) =>
    long(
      fact(
        `you may ${cost(price)}. If you do, ${asFact(clause(to))}${otherwise ? `. Otherwise ${asFact(clause(otherwise))}` : ''}`,
      ),
    ),
  when: ({ condition: given, then, otherwise }) =>
    long(
      fact(
        `if ${condition(given)}, ${asFact(clause(then))}${otherwise ? `; otherwise ${asFact(clause(otherwise))}` : ''}`,
      ),
    ),
  fate: ({ bands }) => {
    const lines = bands.map(({ upTo, effect }, index) =>
      band((bands[index - 1]?.upTo ?? -1) + 1, upTo, sentences(effect).replaceAll('\n', ' ')),
    );
    return long(order(`roll the ${fateDie}.\n${lines.map((line) => `• ${line}`).join('\n')}`));
  },
  test: ({ value, whom, success, failure }) =>
    long(
      order(
        `test ${value === 'island' ? 'ISLAND' : 'PORT'} with ${person(whom)}.\n• Success: ${sentences(success).replaceAll('\n', ' ')}\n• Failure: ${sentences(failure).replaceAll('\n', ' ')}`,
      ),
    ),
  captains: ({ who, effect }) => {
    const inner = clause(effect);
    if (who === 'you') return inner;
    const them = who === 'each' ? 'each captain' : 'each other captain';
    return long(fact(`for ${them}: ${inner.text}`));
  },
  'hand-over': ({ each }) => long(fact(`discard the captives; for each of them, ${asFact(clause(each))}`)),
});
