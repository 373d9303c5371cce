// Spanish: how effects are put together.
import type { Effect } from '../../../content/effect';
import type { EffectWords } from '../../language';
import { condition } from '../conditions';
import { cost } from '../costs';
import { type Clause, capital, fact, fateDie, ifDone, long, order, person, uncapital, under } from '../grammar';

/** A numbered band of the fate die: «0–3: …». */
const band = (from: number, upTo: number, text: string): string =>
  `${from === upTo ? from : `${from}–${upTo}`}: ${text}`;

const NOTHING = fact('no pasa nada');

/** Goes on after a part of a sentence, or with a new sentence after one that ended in a list. */
const goOn = (text: string, by: string, next: string): string =>
  text.endsWith('.') ? `${text}${text.includes('\n') ? '\n' : ' '}${capital(next)}` : `${text}${by} ${next}`;

/** One after the other; the infinitive stays only if every part has one. */
function inTurn(parts: readonly Clause[]): Clause {
  if (parts.length === 0) return NOTHING;
  const chain = (form: (part: Clause) => string): string =>
    parts.reduce((text, part, at) => (at === 0 ? form(part) : goOn(text, ';', `después, ${form(part)}`)), '');
  return {
    main: chain(({ main }) => main),
    ...(parts.every(({ inf }) => inf !== undefined) ? { inf: chain(({ main, inf = main }) => inf) } : {}),
    long: true,
  };
}

export const shape = (
  clause: (effect: Effect) => Clause,
  sentences: (effect: Effect) => string,
): Pick<
  EffectWords<Clause>,
  'nothing' | 'all' | 'may' | 'choose' | 'pay' | 'when' | 'fate' | 'test' | 'captains' | 'hand-over'
> => {
  /** One line of a list, as it follows a colon. */
  const line = (effect: Effect): string => uncapital(sentences(effect).replaceAll('\n', ' '));
  const orElse = (text: string, otherwise: Effect | undefined): string =>
    otherwise ? goOn(text, ';', `si no, ${clause(otherwise).main}`) : text;
  return {
    nothing: () => NOTHING,
    all: ({ of }) => inTurn(of.map(clause)),
    may: ({ effect }) => {
      if (effect.do === 'pay') return clause(effect); // says «puedes» by itself
      const { main, inf } = clause(effect);
      return fact(inf === undefined ? under('si quieres', main) : `puedes ${inf}`);
    },
    choose: ({ of }) => {
      const [first, ...rest] = of.map((one) => clause(one).main);
      if (first === undefined) return NOTHING;
      return long(
        order(`elige/elegir una cosa: ${rest.reduce((text, one) => goOn(text, ';', `o bien ${one}`), first)}`),
      );
    },
    pay: ({ cost: price, to, otherwise }) =>
      long(fact(orElse(`puedes ${cost(price)}; ${ifDone(clause(to).main)}`, otherwise))),
    when: ({ condition: given, then, otherwise }) =>
      long(fact(orElse(under(`si ${condition(given)}`, clause(then).main), otherwise))),
    fate: ({ bands }) => {
      const lines = bands.map(({ upTo, effect }, index) =>
        band((bands[index - 1]?.upTo ?? -1) + 1, upTo, line(effect)),
      );
      return long(order(`tira/tirar el ${fateDie}.\n${lines.map((each) => `• ${each}`).join('\n')}`));
    },
    test: ({ value, whom, success, failure }) =>
      long(
        fact(
          `${person(whom)} hace una prueba de ${value === 'island' ? 'isla' : 'puerto'}.\n• Éxito: ${line(success)}\n• Fracaso: ${line(failure)}`,
        ),
      ),
    captains: ({ who, effect }) => {
      const inner = clause(effect);
      if (who === 'you') return inner;
      return long(fact(`para ${who === 'each' ? 'cada jugador' : 'cada uno de los demás jugadores'}: ${inner.main}`));
    },
    'hand-over': ({ each }) => long(fact(`descarta a los cautivos; por cada uno, ${clause(each).main}`)),
  };
};
