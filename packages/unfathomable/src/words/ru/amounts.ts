// Russian: numbers that are counted when an effect resolves, and people who act.
import type { Amount, Everyone, Who } from '../../content/effect';
import { somebody } from './forms';
import { type Clause, fact, order } from './grammar';
import { rooms } from './places';

type Counting = Exclude<Amount, number>;

/** In the genitive, after «не больше» and «меньше». */
export const AMOUNTS: Readonly<Record<Counting, string>> = {
  roll: 'выпавшего числа',
  defeated: 'числа побеждённых',
  rescued: 'числа спасённых',
  risked: 'числа пассажиров, которыми вы рискнули',
  drawn: 'числа взятых карт',
  'added-value': 'значения добавленной карты',
  'passengers-on-deck': 'числа пассажиров в наружных областях',
  'one-plus-half-surplus': '1 плюс 1 за каждые 2 единицы сверх целевого числа',
};

/** What follows «столько». */
export const AS_MANY: Readonly<Record<Counting, string>> = {
  roll: 'сколько выпало на кубике',
  defeated: 'сколько было побеждено',
  rescued: 'сколько пассажиров спасено',
  risked: 'сколькими пассажирами вы рискнули',
  drawn: 'сколько карт взято',
  'added-value': 'сколько составляет значение добавленной карты',
  'passengers-on-deck': 'сколько пассажиров в наружных областях',
  'one-plus-half-surplus': 'сколько выйдет: 1 плюс 1 за каждые 2 единицы сверх целевого числа',
};

export const EVERYONE: Readonly<Record<Everyone, string>> = {
  'each-human': 'каждый человек',
  'each-human-not-in-brig': `каждый человек вне ${rooms.of('brig')}`,
  'each-human-outside-sick-bay': `каждый человек вне ${rooms.of('sick-bay')}`,
};

const isEveryone = (who: Who | Everyone): who is Everyone => Object.hasOwn(EVERYONE, who);

/** «сбросьте/сбросить 1 карту» for you, «капитан сбрасывает 1 карту» for others. */
export function does(who: Who | Everyone, yours: string, theirs: string): Clause {
  if (who === 'you') return order(yours);
  return fact(`${isEveryone(who) ? EVERYONE[who] : somebody(who)} ${theirs}`);
}
