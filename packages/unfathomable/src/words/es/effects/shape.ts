// Spanish: how effects are joined.
import type { Effect } from '../../../content/effect';
import type { ShapeEffectKind } from '../../families';
import { grouped } from '../../grouping';
import type { EffectWords } from '../../language';
import { AMOUNTS } from '../amounts';
import { condition } from '../conditions';
import { cost } from '../costs';
import { amount, die, passengers, passengerWord, skills } from '../forms';
import { type Clause, changed, fact, followed, ifDone, joined, list, long, order, times, under } from '../grammar';

type Say = (effect: Effect) => Clause;
type Roll = Extract<Effect, { readonly do: 'roll' }>;

const NOTHING = fact('no ocurre nada');

/** A group as one part: «pierde 1 de Combustible y 1 de Comida», «activa a los profundos dos veces». */
export function together(group: readonly Effect[], say: Say): Clause {
  const [first] = group;
  if (!first) return NOTHING;
  if (group.length === 1) return say(first);
  if (first.do === 'activate') return changed(say(first), (text) => `${text} ${times(group.length)}`);
  const amounts = group.flatMap((effect) =>
    effect.do === 'gain' || effect.do === 'lose' ? [amount(effect.resource, effect.count)] : [],
  );
  return order(`${first.do === 'gain' ? 'obtén/obtener' : 'pierde/perder'} ${list(amounts, 'y')}`);
}

/** Parts up to one with parts of its own go together: «pierde 1 de Comida y tira el dado: …». */
function segments(parts: readonly Clause[]): readonly Clause[] {
  const done: Clause[][] = [[]];
  for (const part of parts) {
    done.at(-1)?.push(part);
    if (part.long) done.push([]);
  }
  return done.filter((some) => some.length > 0).map((some) => joined(some, 'y'));
}

/** One after the other, inside a sentence. After a part with parts of its own, a new one starts clearly. */
function sequence(parts: readonly Clause[]): Clause {
  const all = segments(parts);
  const [only] = all;
  if (!only) return NOTHING;
  if (all.length === 1) return only;
  const infs = all.flatMap(({ inf }) => (inf === undefined ? [] : [inf]));
  const chain = (texts: readonly string[]): string => texts.join('; a continuación, ');
  return {
    main: chain(all.map(({ main }) => main)),
    ...(infs.length === all.length ? { inf: chain(infs) } : {}),
    long: true,
  };
}

/** What is done in turn, as one part. */
export const inTurn = (effects: readonly Effect[], say: Say): Clause =>
  sequence(grouped(effects).map((group) => together(group, say)));

/** What the die must show. */
function test({ atMost, atLeast, below }: Roll): string | undefined {
  if (typeof atMost === 'number') return `con ${atMost} o menos`;
  if (atMost !== undefined) return `si el resultado no supera ${AMOUNTS[atMost]}`;
  if (atLeast !== undefined) return `con ${atLeast} o más`;
  if (below === undefined) return undefined;
  return typeof below === 'number' ? `con menos de ${below}` : `si el resultado es menor que ${AMOUNTS[below]}`;
}

const otherwise = (then: Effect | undefined, say: Say): string =>
  then ? `; en caso contrario, ${say(then).main}` : '';

function roll(effect: Roll, say: Say): Clause {
  const throwing = `tira/tirar ${die}${effect.plus ? ' sumando el valor de la carta descartada' : ''}`;
  const met = test(effect);
  if (met === undefined) return followed(order(throwing), say(effect.then));
  return long(order(`${throwing}: ${under(met, say(effect.then).main)}${otherwise(effect.otherwise, say)}`));
}

export const shape = (say: Say): Pick<EffectWords<Clause>, ShapeEffectKind> => ({
  nothing: () => NOTHING,
  all: ({ of }) => inTurn(of, say),
  may: ({ effect }) => {
    const { main, inf, long: parts } = say(effect);
    return { main: inf === undefined ? under('si quieres', main) : `puedes ${inf}`, long: parts };
  },
  choose: ({ of }) => {
    const parts = of.map(say);
    if (parts.length === 0) return NOTHING;
    if (parts.every((part) => part.inf !== undefined && !part.long)) return long(joined(parts, 'o'));
    return long(order(`elige/elegir una opción: ${parts.map(({ main }) => main).join('; o bien ')}`));
  },
  pay: ({ cost: price, to }) => {
    const { main, inf } = say(to);
    return long(
      changed(cost(price), (text) => (inf === undefined ? `${text}; ${ifDone(main)}` : `${text} para ${inf}`)),
    );
  },
  when: ({ condition: given, then, otherwise: rest }) =>
    long(fact(`${under(`si ${condition(given)}`, say(then).main)}${otherwise(rest, say)}`)),
  roll: (effect) => roll(effect, say),
  'roll-for': ({ then }) => followed(order(`tira/tirar ${die}`), say(then)),
  'risk-up-to': ({ max, then }) => {
    const risked = max === 1 ? passengers(1) : `de 1 a ${max} ${passengerWord(max)}`;
    return followed(order(`arriesga/arriesgar ${risked}`), say(then));
  },
  'choose-monarch': ({ then }) => followed(order('elige/elegir a un monarca que esté en el agua'), say(then)),
  'choose-human': ({ then }) => followed(order('elige/elegir a otro humano'), say(then)),
  check: ({ target, skills: supporting, pass, fail }) => {
    const results = [
      pass.do === 'nothing' ? '' : `con un Éxito, ${say(pass).main}`,
      fail.do === 'nothing' ? '' : `con un Fallo, ${say(fail).main}`,
    ].filter((result) => result !== '');
    const helped = supporting.length > 0 ? ` con ${skills(supporting)}` : '';
    const check = `resuelve/resolver una prueba de dificultad ${target}${helped}`;
    return long(order(results.length > 0 ? `${check}: ${results.join('; ')}` : check));
  },
  'if-check-passes': ({ then }) => long(fact(under('si se supera la prueba', say(then).main))),
});
