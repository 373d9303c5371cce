// Russian: how effects are joined.
import type { Amount, Effect } from '../../../content/effect';
import type { ShapeEffectKind } from '../../families';
import { grouped } from '../../grouping';
import type { EffectWords } from '../../language';
import { AMOUNTS } from '../amounts';
import { condition } from '../conditions';
import { cost } from '../costs';
import { byAmount, byPassengers, die, skills } from '../forms';
import {
  after,
  type Clause,
  changed,
  fact,
  followed,
  ifDone,
  joined,
  list,
  long,
  order,
  times,
  under,
} from '../grammar';

type Say = (effect: Effect) => Clause;
type Roll = Extract<Effect, { readonly do: 'roll' }>;

const NOTHING = fact('ничего не происходит');

/** A group as one part: «снизьте топливо на 1 и припасы на 1», «активируйте глубоководных дважды». */
export function together(group: readonly Effect[], say: Say): Clause {
  const [first] = group;
  if (!first) return NOTHING;
  if (group.length === 1) return say(first);
  if (first.do === 'activate') return changed(say(first), (text) => `${text} ${times(group.length)}`);
  const amounts = group.flatMap((effect) =>
    effect.do === 'gain' || effect.do === 'lose' ? [byAmount(effect.resource, effect.count)] : [],
  );
  return order(`${first.do === 'gain' ? 'повысьте/повысить' : 'снизьте/снизить'} ${list(amounts, 'и')}`);
}

/** One after the other, inside a sentence. After a part with parts of its own, a new one starts clearly. */
function sequence(parts: readonly Clause[]): Clause {
  const [first, ...rest] = parts;
  if (!first) return NOTHING;
  if (rest.length === 0) return first;
  const orders = parts.every(({ inf }) => inf !== undefined);
  if (orders && parts.every((part) => !part.long)) return joined(parts, 'и');
  const chain = (form: (part: Clause) => string): string =>
    rest.reduce(
      (text, part, at) => `${text}${parts[at]?.long ? '; после этого' : ', затем'}${after('', form(part))}`,
      form(first),
    );
  return {
    main: chain(({ main }) => main),
    ...(orders ? { inf: chain(({ main, inf = main }) => inf) } : {}),
    long: true,
  };
}

/** What is done in turn, as one part. */
export const inTurn = (effects: readonly Effect[], say: Say): Clause =>
  sequence(grouped(effects).map((group) => together(group, say)));

const limit = (amount: Amount): string => (typeof amount === 'number' ? `${amount}` : AMOUNTS[amount]);

/** What the die must show. */
function test({ atMost, atLeast, below, plus }: Roll): string | undefined {
  const shown = plus ? 'в сумме' : 'выпало';
  if (typeof atMost === 'number') return `если ${shown} ${atMost} или меньше`;
  if (atMost !== undefined) return `если ${shown} не больше ${limit(atMost)}`;
  if (atLeast !== undefined) return `если ${shown} ${atLeast} или больше`;
  return below === undefined ? undefined : `если ${shown} меньше ${limit(below)}`;
}

function roll(effect: Roll, say: Say): Clause {
  const throwing = `бросьте/бросить ${die}${effect.plus ? ', прибавив значение сброшенной карты' : ''}`;
  const met = test(effect);
  if (met === undefined) return followed(order(throwing), say(effect.then));
  const otherwise = effect.otherwise ? `; ${after('иначе', say(effect.otherwise).main)}` : '';
  return long(order(`${throwing}: ${under(met, say(effect.then).main)}${otherwise}`));
}

export const shape = (say: Say): Pick<EffectWords<Clause>, ShapeEffectKind> => ({
  nothing: () => NOTHING,
  all: ({ of }) => inTurn(of, say),
  may: ({ effect }) => {
    const { main, inf, long: parts } = say(effect);
    return { main: inf === undefined ? under('если хотите', main) : `вы можете ${inf}`, long: parts };
  },
  choose: ({ of }) => {
    const parts = of.map(say);
    if (parts.length === 0) return NOTHING;
    if (parts.every((part) => part.inf !== undefined && !part.long)) return long(joined(parts, 'или'));
    return long(order(`выберите/выбрать одно: ${parts.map(({ main }) => main).join('; или ')}`));
  },
  pay: ({ cost: price, to }) => {
    const { main, inf } = say(to);
    return long(
      changed(cost(price), (text) => (inf === undefined ? `${text}; ${ifDone(main)}` : `${text}, чтобы ${inf}`)),
    );
  },
  when: ({ condition: given, then, otherwise }) => {
    const rest = otherwise ? `; ${after('иначе', say(otherwise).main)}` : '';
    return long(fact(`${under(`если ${condition(given)}`, say(then).main)}${rest}`));
  },
  roll: (effect) => roll(effect, say),
  'roll-for': ({ then }) => {
    const next = say(then);
    const throwing = order(`бросьте/бросить ${die}`);
    return next.inf !== undefined && !next.long
      ? followed(throwing, next)
      : long(changed(throwing, (text) => `${text}: ${next.main}`));
  },
  'risk-up-to': ({ max, then }) =>
    followed(order(`рискните/рискнуть ${max === 1 ? '' : '1–'}${byPassengers(max)}`), say(then)),
  'choose-monarch': ({ then }) => followed(order('выберите/выбрать монарха в воде'), say(then)),
  'choose-human': ({ then }) => followed(order('выберите/выбрать другого человека'), say(then)),
  check: ({ target, skills: supporting, pass, fail }) => {
    const results = [
      pass.do === 'nothing' ? '' : after('при успехе', say(pass).main),
      fail.do === 'nothing' ? '' : after('при провале', say(fail).main),
    ].filter((result) => result !== '');
    const check = `проведите/провести проверку ${target}${supporting.length > 0 ? ` (${skills(supporting)})` : ''}`;
    return long(order(results.length > 0 ? `${check}: ${results.join('; ')}` : check));
  },
  'if-check-passes': ({ then }) => long(fact(after('при успехе проверки', say(then).main))),
});
