// Russian: how effects are put together.
import type { Effect } from '../../../content/effect';
import type { EffectWords } from '../../language';
import { condition } from '../conditions';
import { cost } from '../costs';
import { after, type Clause, capital, fact, fateDie, ifDone, long, lower, order, person, under } from '../grammar';

/** A numbered band of the fate die: «0–3: …». */
const band = (from: number, upTo: number, text: string): string =>
  `${from === upTo ? from : `${from}–${upTo}`}: ${text}`;

const NOTHING = fact('ничего не происходит');

/** Goes on after a part of a sentence, or with a new sentence after one that ended in a list. */
const goOn = (text: string, by: string, next: string): string =>
  text.endsWith('.') ? `${text}${text.includes('\n') ? '\n' : ' '}${capital(next)}` : `${text}${by} ${next}`;

/** One after the other; the infinitive stays only if every part has one. */
function inTurn(parts: readonly Clause[]): Clause {
  if (parts.length === 0) return NOTHING;
  const chain = (form: (part: Clause) => string): string =>
    parts.reduce((text, part, at) => (at === 0 ? form(part) : goOn(text, ',', after('затем', form(part)))), '');
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
  const line = (effect: Effect): string => lower(sentences(effect).replaceAll('\n', ' '));
  const orElse = (text: string, otherwise: Effect | undefined): string =>
    otherwise ? goOn(text, ';', after('иначе', clause(otherwise).main)) : text;
  return {
    nothing: () => NOTHING,
    all: ({ of }) => inTurn(of.map(clause)),
    may: ({ effect }) => {
      if (effect.do === 'pay') return clause(effect); // says «вы можете» by itself
      const { main, inf } = clause(effect);
      return fact(inf === undefined ? under('если хотите', main) : `вы можете ${inf}`);
    },
    choose: ({ of }) => {
      const [first, ...rest] = of.map((one) => clause(one).main);
      if (first === undefined) return NOTHING;
      return long(order(`выберите/выбрать одно: ${rest.reduce((text, one) => goOn(text, ';', `или ${one}`), first)}`));
    },
    pay: ({ cost: price, to, otherwise }) =>
      long(fact(orElse(`вы можете ${cost(price)}; ${ifDone(clause(to).main)}`, otherwise))),
    when: ({ condition: given, then, otherwise }) =>
      long(fact(orElse(under(`если ${condition(given)}`, clause(then).main), otherwise))),
    fate: ({ bands }) => {
      const lines = bands.map(({ upTo, effect }, index) =>
        band((bands[index - 1]?.upTo ?? -1) + 1, upTo, line(effect)),
      );
      return long(order(`бросьте/бросить ${fateDie}.\n${lines.map((each) => `• ${each}`).join('\n')}`));
    },
    test: ({ value, whom, success, failure }) =>
      long(
        fact(
          `проверку ${value === 'island' ? 'острова' : 'порта'} проходит ${person(whom)}.\n• Успех: ${line(success)}\n• Провал: ${line(failure)}`,
        ),
      ),
    captains: ({ who, effect }) => {
      const inner = clause(effect);
      if (who === 'you') return inner;
      return long(fact(`для ${who === 'each' ? 'каждого игрока' : 'каждого из остальных игроков'}: ${inner.main}`));
    },
    'hand-over': ({ each }) => long(fact(`сбросьте пленников; за каждого из них ${clause(each).main}`)),
  };
};
