// German: how effects are joined.
import type { Amount, Effect } from '../../../content/effect';
import type { ShapeEffectKind } from '../../families';
import { grouped } from '../../grouping';
import type { EffectWords } from '../../language';
import { AMOUNTS } from '../amounts';
import { condition } from '../conditions';
import { cost } from '../costs';
import { byAmount, monsters, passengers, skills, throwing } from '../forms';
import {
  apart,
  type Clause,
  capital,
  changed,
  colon,
  fact,
  followed,
  ifDone,
  joined,
  list,
  long,
  order,
  statement,
  times,
  under,
} from '../grammar';
import { ACTIVATE, CHOOSE, LOWER, RAISE, RESOLVE, RISK } from '../verbs';

type Say = (effect: Effect) => Clause;
type Roll = Extract<Effect, { readonly do: 'roll' }>;

const NOTHING = fact('nichts', 'geschieht');

/** A group as one part: „senke Brennstoff um 1 und Nahrung um 1“, „aktiviere die Tiefen Wesen zweimal“. */
export function together(group: readonly Effect[], say: Say): Clause {
  const [first] = group;
  if (!first) return NOTHING;
  if (group.length === 1) return say(first);
  if (first.do === 'activate') return order(ACTIVATE, `${monsters(first.icon)} ${times(group.length)}`);
  const amounts = group.flatMap((effect) =>
    effect.do === 'gain' || effect.do === 'lose' ? [byAmount(effect.resource, effect.count)] : [],
  );
  return order(first.do === 'gain' ? RAISE : LOWER, list(amounts, 'und'));
}

/** One after the other, inside a sentence. After a part with parts of its own, a new one starts clearly. */
function sequence(parts: readonly Clause[]): Clause {
  const [first, ...rest] = parts;
  if (!first) return NOTHING;
  if (rest.length === 0) return first;
  if (parts.every(({ inf, long: clear }) => inf !== undefined && !clear)) return joined(parts, 'und');
  const chain = (form: (part: Clause) => string, start = form(first)): string =>
    rest.reduce((text, part, at) => `${text}${parts[at]?.long ? ';' : ','} danach ${form(part)}`, start);
  const orders = parts.every(({ inf }) => inf !== undefined);
  return {
    main: chain(({ next }) => next, first.main),
    next: chain(({ next }) => next),
    ...(orders
      ? { inf: { bare: chain(({ next, inf }) => inf?.bare ?? next), zu: chain(({ next, inf }) => inf?.zu ?? next) } }
      : {}),
    long: true,
  };
}

/** What is done in turn, as one part. */
export const inTurn = (effects: readonly Effect[], say: Say): Clause =>
  sequence(grouped(effects).map((group) => together(group, say)));

/** Under what the die must show: „bei 5 oder mehr erhöhe …“, „falls das Ergebnis kleiner ist als …, senke …“. */
function met({ plus, atMost, atLeast, below }: Roll, then: Clause): string | undefined {
  const sum = 'Wurf und Kartenwert zusammen';
  const against = (amount: Amount, near: string, far: string): string => {
    if (typeof amount !== 'number') {
      return under(`${plus ? sum : 'das Ergebnis'} ${far} ${plus ? 'sind' : 'ist'} als ${AMOUNTS[amount]}`, then);
    }
    return plus ? under(`${sum} ${near} ergeben`, then) : `bei ${near} ${then.next}`;
  };
  if (atMost !== undefined) return against(atMost, `${atMost} oder weniger`, 'nicht größer');
  if (atLeast !== undefined) return against(atLeast, `${atLeast} oder mehr`, 'nicht kleiner');
  return below === undefined ? undefined : against(below, `weniger als ${below}`, 'kleiner');
}

function roll(effect: Roll, say: Say): Clause {
  const first = say(effect.then);
  const then = met(effect, effect.otherwise ? apart(first) : first);
  if (then === undefined) return followed(throwing, first);
  const otherwise = effect.otherwise ? `; sonst ${say(effect.otherwise).next}` : '';
  return long(changed(throwing, (text) => `${colon(text, then)}${otherwise}`));
}

/** What holds under a condition. */
function when(given: string, then: Clause, otherwise?: Clause): Clause {
  if (otherwise) return statement(`${under(given, apart(then))}; sonst ${otherwise.next}`);
  const whole = statement(under(given, then));
  return then.only ? whole : { ...whole, only: { condition: given, next: then.next } };
}

export const shape = (say: Say): Pick<EffectWords<Clause>, ShapeEffectKind> => ({
  nothing: () => NOTHING,
  all: ({ of }) => inTurn(of, say),
  may: ({ effect }) => {
    const { next, inf, long: parts } = say(effect);
    if (inf === undefined) return statement(`wenn du möchtest, ${next}`);
    return { ...fact('du', 'darfst', inf.bare), long: parts };
  },
  choose: ({ of }) => {
    const parts = of.map(say);
    if (parts.length === 0) return NOTHING;
    if (parts.every((part) => part.inf !== undefined && !part.long)) return long(joined(parts, 'oder'));
    return long(order(CHOOSE, 'eine Möglichkeit', `: ${capital(parts.map(({ main }) => main).join('; oder '))}`));
  },
  pay: ({ cost: price, to }) => {
    const next = say(to);
    const rest = next.inf === undefined ? `; ${ifDone(next)}` : `, um ${next.inf.zu}`;
    return long(changed(cost(price), (text) => `${text}${rest}`));
  },
  when: ({ condition: given, then, otherwise }) =>
    when(condition(given), say(then), otherwise ? say(otherwise) : undefined),
  roll: (effect) => roll(effect, say),
  'roll-for': ({ then }) => {
    const next = say(then);
    return next.inf !== undefined && !next.long
      ? followed(throwing, next)
      : long(changed(throwing, (text) => colon(text, next.main)));
  },
  'risk-up-to': ({ max, then }) => followed(order(RISK, `${max === 1 ? '' : '1 bis '}${passengers(max)}`), say(then)),
  'choose-monarch': ({ then }) => followed(order(CHOOSE, 'einen Monarchen im Wasser'), say(then)),
  'choose-human': ({ then }) => followed(order(CHOOSE, 'einen anderen Menschen'), say(then)),
  check: ({ target, skills: supporting, pass, fail }) => {
    const results = [
      pass.do === 'nothing' ? '' : `bei Erfolg ${say(pass).next}`,
      fail.do === 'nothing' ? '' : `bei Misserfolg ${say(fail).next}`,
    ].filter((result) => result !== '');
    const kind = supporting.length > 0 ? ` auf ${skills(supporting)}` : '';
    const tail = results.length > 0 ? `: ${capital(results.join('; '))}` : '';
    return long(order(RESOLVE, `eine Probe${kind} mit Schwierigkeitsgrad ${target}`, tail));
  },
  'if-check-passes': ({ then }) => when('die Probe gelingt', say(then)),
});
