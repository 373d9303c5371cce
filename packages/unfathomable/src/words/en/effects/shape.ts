// English: how effects are joined.
import type { Amount, Effect } from '../../../content/effect';
import type { ShapeEffectKind } from '../../families';
import { grouped } from '../../grouping';
import type { EffectWords } from '../../language';
import { condition } from '../conditions';
import { cost } from '../costs';
import { AMOUNTS, amount, type Clause, die, fact, list, long, order, skills, times } from '../grammar';

type Say = (effect: Effect) => Clause;
type Roll = Extract<Effect, { readonly do: 'roll' }>;

/** A group as one part: "lose 1 fuel and 1 food", "activate the Deep Ones twice". */
export function together(group: readonly Effect[], say: Say): Clause {
  const [first] = group;
  if (!first) return fact('nothing happens');
  if (group.length === 1) return say(first);
  if (first.do === 'activate') return order(`${say(first).text} ${times(group.length)}`);
  const amounts = group.flatMap((effect) =>
    effect.do === 'gain' || effect.do === 'lose' ? [amount(effect.resource, effect.count)] : [],
  );
  return order(`${first.do} ${list(amounts, 'and')}`);
}

/** One after the other, inside a sentence. After a part with parts of its own, a new one starts clearly. */
function sequence(parts: readonly Clause[]): Clause {
  const first = parts[0];
  if (!first) return fact('nothing happens');
  if (parts.length === 1) return first;
  if (parts.every((part) => !part.long)) {
    return {
      text: list(
        parts.map((part) => part.text),
        'and',
      ),
      order: parts.every((part) => part.order),
      long: false,
    };
  }
  const text = parts
    .slice(1)
    .reduce((all, part, at) => `${all}${parts[at]?.long ? '; after that, ' : ', then '}${part.text}`, first.text);
  return { text, order: first.order, long: true };
}

const threshold = (limit: Amount, near: (number: number) => string, far: (noun: string) => string): string =>
  typeof limit === 'number' ? near(limit) : far(AMOUNTS[limit]);

/** What the die must show. */
function test({ atMost, atLeast, below }: Roll): string | undefined {
  if (atMost !== undefined) {
    return threshold(
      atMost,
      (number) => `on ${number} or less`,
      (noun) => `if the result is no more than ${noun}`,
    );
  }
  if (atLeast !== undefined) return `on ${atLeast} or more`;
  if (below !== undefined) {
    return threshold(
      below,
      (number) => `on less than ${number}`,
      (noun) => `if the result is less than ${noun}`,
    );
  }
  return undefined;
}

function roll(effect: Roll, say: Say): Clause {
  const throwIt = `roll ${die}${effect.plus ? ' and add the discarded card’s value' : ''}`;
  const met = test(effect);
  if (met === undefined) return long(order(`${throwIt}, then ${say(effect.then).text}`));
  const otherwise = effect.otherwise ? `; otherwise, ${say(effect.otherwise).text}` : '';
  return long(order(`${throwIt}: ${met}, ${say(effect.then).text}${otherwise}`));
}

export const shape = (say: Say): Pick<EffectWords<Clause>, ShapeEffectKind> => ({
  nothing: () => fact('nothing happens'),
  all: ({ of }) => sequence(grouped(of).map((group) => together(group, say))),
  may: ({ effect }) => {
    const { text, order: yours, long: parts } = say(effect);
    return { text: yours ? `you may ${text}` : `if you wish, ${text}`, order: false, long: parts };
  },
  choose: ({ of }) => {
    const parts = of.map(say);
    if (parts.length === 0) return fact('nothing happens');
    const short = parts.every((part) => part.order && !part.long);
    if (short)
      return long(
        order(
          list(
            parts.map((part) => part.text),
            'or',
          ),
        ),
      );
    return long(order(`choose one: ${parts.map((part) => part.text).join('; or ')}`));
  },
  pay: ({ cost: price, to }) => {
    const { text, order: yours, long: parts } = say(to);
    return {
      text: yours ? `${cost(price)} to ${text}` : `${cost(price)}; if you do, ${text}`,
      order: true,
      long: parts,
    };
  },
  when: ({ condition: given, then, otherwise }) => {
    const rest = otherwise ? `; otherwise, ${say(otherwise).text}` : '';
    return long(fact(`if ${condition(given)}, ${say(then).text}${rest}`));
  },
  roll: (effect) => roll(effect, say),
  'roll-for': ({ then }) => long(order(`roll ${die}: ${say(then).text}`)),
  'risk-up-to': ({ max, then }) =>
    long(order(`risk ${max === 1 ? '1 passenger' : `1 to ${max} passengers`}, then ${say(then).text}`)),
  'choose-monarch': ({ then }) => long(order(`choose a monarch in the water, then ${say(then).text}`)),
  'choose-human': ({ then }) => long(order(`choose another human, then ${say(then).text}`)),
  check: ({ target, skills: supporting, pass, fail }) => {
    const results = [
      pass.do === 'nothing' ? '' : `on a success, ${say(pass).text}`,
      fail.do === 'nothing' ? '' : `on a failure, ${say(fail).text}`,
    ].filter((result) => result !== '');
    const helped = supporting.length > 0 ? ` with ${skills(supporting)}` : '';
    const check = `resolve a check of ${target}${helped}`;
    return long(order(results.length > 0 ? `${check}: ${results.join('; ')}` : check));
  },
  'if-check-passes': ({ then }) => long(fact(`if the check succeeds, ${say(then).text}`)),
});
