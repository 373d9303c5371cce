// German: how effects are put together.
import type { Effect } from '../../../content/effect';
import type { EffectWords } from '../../language';
import { condition } from '../conditions';
import { cost } from '../costs';
import { type Clause, capital, fact, fateDie, joined, long, order, parted, statement, under, verb } from '../grammar';

/** A numbered band of the fate die: „0–3: …“. */
const band = (from: number, upTo: number, text: string): string =>
  `${from === upTo ? from : `${from}–${upTo}`}: ${text}`;

const NOTHING = fact('nichts', 'geschieht');
const THROW = verb('wirf', 'werfen');
const TAKE_TEST = parted('ab', 'lege', 'legen');
const CHOOSE = verb('wähle', 'wählen');

const unstopped = (text: string): string => text.replace(/\.$/, '');

/** What follows starts a sentence of its own where a list or a sentence has ended. */
const then = (text: string, mark: string, next: string): string => {
  if (text.includes('\n')) return `${unstopped(text)}.\n${capital(next)}`;
  return text.endsWith('.')
    ? `${text} ${capital(next)}`
    : `${text}${mark === '.' ? `. ${capital(next)}` : `${mark} ${next}`}`;
};

const oneLine = (text: string): string => text.replaceAll('\n', ' ');

/** One after the other: „erhalte 1 Hinweis und 5 Münzen“, „verliere 5 Münzen, danach geht die Agenda zurück“. */
function sequence(parts: readonly Clause[]): Clause {
  const [first, ...rest] = parts;
  if (!first) return NOTHING;
  if (rest.length === 0) return first;
  if (parts.every(({ inf, long: clear }) => inf !== undefined && !clear)) return joined(parts, 'und');
  const chain = (start: string): string => rest.reduce((text, { next }) => then(text, ',', `danach ${next}`), start);
  return { main: chain(first.main), next: chain(first.next), long: true };
}

export const shape = (
  clause: (effect: Effect) => Clause,
  sentences: (effect: Effect) => string,
): Pick<
  EffectWords<Clause>,
  'nothing' | 'all' | 'may' | 'choose' | 'pay' | 'when' | 'fate' | 'test' | 'captains' | 'hand-over'
> => ({
  nothing: () => NOTHING,
  all: ({ of }) => sequence(of.map(clause)),
  may: ({ effect }) => {
    const inner = clause(effect);
    if (effect.do === 'pay' || effect.do === 'may') return inner; // both leave the choice already
    if (inner.inf === undefined) return statement(`wenn du möchtest, ${inner.next}`);
    return { ...fact('du', 'darfst', inner.inf.bare), long: inner.long };
  },
  choose: ({ of }) =>
    of.length === 0
      ? NOTHING
      : long(
          order(
            CHOOSE,
            'eine Möglichkeit',
            `: ${of.map((one) => capital(unstopped(oneLine(clause(one).main)))).join('; oder: ')}`,
          ),
        ),
  pay: ({ cost: price, to, otherwise }) => {
    const paid = `${cost(price)}. Falls du das tust, ${clause(to).next}`;
    return long(fact('du', 'darfst', otherwise ? then(paid, '.', `sonst ${clause(otherwise).next}`) : paid));
  },
  when: ({ condition: given, then: effect, otherwise }) => {
    const met = under(condition(given), clause(effect));
    return statement(otherwise ? then(met, ';', `sonst ${clause(otherwise).next}`) : met);
  },
  fate: ({ bands }) => {
    const lines = bands.map(({ upTo, effect }, index) =>
      band((bands[index - 1]?.upTo ?? -1) + 1, upTo, oneLine(sentences(effect))),
    );
    return long(order(THROW, `den ${fateDie}`, `.\n${lines.map((line) => `• ${line}`).join('\n')}`));
  },
  test: ({ value, whom, success, failure }) =>
    long(
      order(
        TAKE_TEST,
        `mit ${whom === 'it' ? 'diesem Crewmitglied' : '1 Crewmitglied deiner Wahl'} eine ${value === 'island' ? 'Inselprobe' : 'Hafenprobe'}`,
        `.\n• Erfolg: ${oneLine(sentences(success))}\n• Misserfolg: ${oneLine(sentences(failure))}`,
      ),
    ),
  captains: ({ who, effect }) =>
    who === 'you'
      ? clause(effect)
      : effect.do === 'agenda'
        ? statement(`für jeden ${who === 'others' ? 'anderen ' : ''}Spieler ${clause(effect).next}`)
        : statement(`für jeden ${who === 'others' ? 'anderen ' : ''}Spieler gilt: ${capital(clause(effect).main)}`),
  'hand-over': ({ each }) =>
    long(order(parted('ab', 'lege', 'legen'), 'die Gefangenen', `; für jeden davon ${clause(each).next}`)),
});
