// Spanish: numbers that are counted when an effect resolves, and people who act.
import type { Amount, Everyone, Who } from '../../content/effect';
import { somebody } from './forms';
import { type Clause, fact, order } from './grammar';
import { rooms } from './places';

type Counting = Exclude<Amount, number>;

/** What a counted amount is equal to. */
export const AMOUNTS: Readonly<Record<Counting, string>> = {
  roll: 'el número obtenido',
  defeated: 'el número de derrotados',
  rescued: 'el número de Pasajeros rescatados',
  risked: 'el número de Pasajeros arriesgados',
  drawn: 'el número de cartas robadas',
  'added-value': 'el valor de la carta añadida',
  'passengers-on-deck': 'el número de Pasajeros en cubierta',
  'one-plus-half-surplus': '1 más 1 por cada 2 puntos en que el total supere la dificultad',
};

/** What follows «tantos … como». */
export const AS_MANY: Readonly<Record<Counting, string>> = {
  roll: 'indique el dado',
  defeated: 'derrotados haya habido',
  rescued: 'Pasajeros hayas rescatado',
  risked: 'Pasajeros hayas arriesgado',
  drawn: 'cartas hayas robado',
  'added-value': 'indique el valor de la carta añadida',
  'passengers-on-deck': 'Pasajeros haya en cubierta',
  'one-plus-half-surplus': 'resulte de sumar 1 más 1 por cada 2 puntos en que el total supere la dificultad',
};

export const EVERYONE: Readonly<Record<Everyone, string>> = {
  'each-human': 'cada humano',
  'each-human-not-in-brig': `cada humano que no esté ${rooms.at('brig')}`,
  'each-human-outside-sick-bay': `cada humano que no esté ${rooms.at('sick-bay')}`,
};

const isEveryone = (who: Who | Everyone): who is Everyone => Object.hasOwn(EVERYONE, who);

/** «descarta/descartar 1 carta» for you, «el Capitán descarta 1 carta» for others. */
export function does(who: Who | Everyone, yours: string, theirs: string): Clause {
  if (who === 'you') return order(yours);
  return fact(`${isEveryone(who) ? EVERYONE[who] : somebody(who)} ${theirs}`);
}
