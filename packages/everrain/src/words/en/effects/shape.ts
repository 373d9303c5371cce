// English: how effects are put together.
import type { Effect } from '../../../content/effect';
import type { EffectWords } from '../../language';
import { condition } from '../conditions';
import { cost } from '../costs';
import { type Clause, capital, fact, fateDie, long, order, person } from '../grammar';

/** A numbered band of the fate die: "0–3: …". */
const band = (from: number, upTo: number, text: string): string =>
  `${from === upTo ? from : `${from}–${upTo}`}: ${text}`;

/** Goes on with what happens otherwise; after a list or a whole sentence that starts a new one. */
const goOn = (text: string, mark: '.' | ';', next: string): string => {
  if (text.includes('\n')) return `${text.replace(/\.$/, '')}.\n${capital(next)}`;
  return text.endsWith('.')
    ? `${text} ${capital(next)}`
    : mark === '.'
      ? `${text}. ${capital(next)}`
      : `${text}${mark} ${next}`;
};

export const shape = (
  clause: (effect: Effect) => Clause,
  sentences: (effect: Effect) => string,
): Pick<
  EffectWords<Clause>,
  'nothing' | 'all' | 'may' | 'choose' | 'pay' | 'when' | 'fate' | 'test' | 'captains' | 'hand-over'
> => {
  const orElse = (text: string, mark: '.' | ';', otherwise: Effect | undefined): string =>
    otherwise ? goOn(text, mark, `otherwise ${clause(otherwise).text}`) : text;
  return {
    nothing: () => fact('nothing happens'),
    all: ({ of }) => {
      const parts = of.map(clause);
      return long({
        text: parts.map((each) => each.text).join(', then '),
        order: parts[0]?.order ?? false,
        long: true,
      });
    },
    may: ({ effect }) => {
      const inner = clause(effect);
      if (effect.do === 'pay' || effect.do === 'may') return inner; // both leave the choice already
      return fact(inner.order ? `you may ${inner.text}` : `if you wish, ${inner.text}`);
    },
    choose: ({ of }) => long(order(`choose one: ${of.map((one) => clause(one).text).join('; or ')}`)),
    pay: ({ cost: price, to, otherwise }) =>
      long(fact(orElse(`you may ${cost(price)}. If you do, ${clause(to).text}`, '.', otherwise))),
    when: ({ condition: given, then, otherwise }) =>
      long(fact(orElse(`if ${condition(given)}, ${clause(then).text}`, ';', otherwise))),
    fate: ({ bands }) => {
      const lines = bands.map(({ upTo, effect }, index) =>
        band((bands[index - 1]?.upTo ?? -1) + 1, upTo, sentences(effect).replaceAll('\n', ' ')),
      );
      return long(order(`roll the ${fateDie}.\n${lines.map((line) => `• ${line}`).join('\n')}`));
    },
    test: ({ value, whom, success, failure }) =>
      long(
        order(
          `take ${value === 'island' ? 'an island' : 'a port'} test with ${person(whom)}.\n• Success: ${sentences(success).replaceAll('\n', ' ')}\n• Failure: ${sentences(failure).replaceAll('\n', ' ')}`,
        ),
      ),
    captains: ({ who, effect }) => {
      const inner = clause(effect);
      if (who === 'you') return inner;
      const them = who === 'each' ? 'each player' : 'each other player';
      return long(fact(`for ${them}${effect.do === 'agenda' ? ',' : ':'} ${inner.text}`));
    },
    'hand-over': ({ each }) => long(fact(`discard the captives; for each of them, ${clause(each).text}`)),
  };
};
