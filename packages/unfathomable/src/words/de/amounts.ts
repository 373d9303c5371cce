// German: numbers that are counted when an effect resolves, and people who act.
import type { Amount, Everyone, Who } from '../../content/effect';
import { somebody } from './forms';
import { type Clause, fact } from './grammar';
import { rooms } from './places';

type Counting = Exclude<Amount, number>;

/** After „nicht größer als“. */
export const AMOUNTS: Readonly<Record<Counting, string>> = {
  roll: 'die gewürfelte Zahl',
  defeated: 'die Zahl der Überwältigten',
  rescued: 'die Zahl der Geretteten',
  risked: 'die Zahl der riskierten Passagiere',
  drawn: 'die Zahl der gezogenen Karten',
  'added-value': 'der Wert der hinzugefügten Karte',
  'passengers-on-deck': 'die Zahl der Passagiere an Deck',
  'one-plus-half-surplus': '1 plus 1 für je 2, um die der Gesamtwert den Schwierigkeitsgrad übertrifft',
};

/** After „so viele …, wie“. */
export const AS_MANY: Readonly<Record<Counting, string>> = {
  roll: 'der Würfel zeigt',
  defeated: 'überwältigt wurden',
  rescued: 'Passagiere gerettet wurden',
  risked: 'Passagiere riskiert wurden',
  drawn: 'Karten gezogen wurden',
  'added-value': 'die hinzugefügte Karte wert ist',
  'passengers-on-deck': 'Passagiere an Deck sind',
  'one-plus-half-surplus': 'sich ergeben: 1 plus 1 für je 2, um die der Gesamtwert den Schwierigkeitsgrad übertrifft',
};

export const EVERYONE: Readonly<Record<Everyone, string>> = {
  'each-human': 'jeder Mensch',
  'each-human-not-in-brig': `jeder Mensch außerhalb ${rooms.of('brig')}`,
  'each-human-outside-sick-bay': `jeder Mensch außerhalb ${rooms.of('sick-bay')}`,
};

const isEveryone = (who: Who | Everyone): who is Everyone => Object.hasOwn(EVERYONE, who);

/** The order for you, „der Kapitän legt 1 Karte ab“ for others. */
export function does(who: Who | Everyone, yours: Clause, theirs: string, rest: string): Clause {
  if (who === 'you') return yours;
  return fact(isEveryone(who) ? EVERYONE[who] : somebody(who), theirs, rest);
}
