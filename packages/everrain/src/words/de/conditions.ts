// German: under which condition; the verb stands last.
import { tell } from '@undertow/language';
import type { Condition } from '../../content/effect';
import type { ConditionWords } from '../language';
import { cluesText, coins, freshOrders, node, treasures } from './grammar';

const is = (n: number): string => (n === 1 ? 'ist' : 'sind');

const LENGTHS = { short: 'kurze', medium: 'mittlere', long: 'lange' } as const;

const conditions: ConditionWords = {
  coin: ({ atLeast }) => `du mindestens ${coins(atLeast)} hast`,
  clues: ({ atLeast }) => `du mindestens ${cluesText(atLeast)} hast`,
  treasure: ({ kind }) => (kind === 'any' ? 'du einen Schatz hast' : `du mindestens ${treasures(kind, 1)} hast`),
  crew: ({ atLeast }) => `du mindestens ${atLeast} Crewmitglied${atLeast === 1 ? '' : 'er'} hast`,
  'crew-below': ({ atLeast }) => `mindestens ${atLeast} deiner Crewmitglieder unter Deck ${is(atLeast)}`,
  'free-crew-slot': () => 'in deiner Crew noch Platz ist',
  'fresh-order': ({ kind, atLeast }) => `du mindestens ${freshOrders(kind, atLeast)} hast`,
  'enemy-on-deck': () => 'ein Feind an Deck ist',
  damaged: ({ atLeast }) => `mindestens ${atLeast} deiner Posten zerstört ${is(atLeast)}`,
  act: ({ atLeast }) => `Akt ${atLeast} oder ein späterer läuft`,
  behind: ({ atLeast }) =>
    `der Feindmarker ${atLeast === 1 ? '' : `mindestens ${atLeast} Felder `}vor dem Spielermarker liegt`,
  ahead: ({ atLeast }) =>
    `der Spielermarker ${atLeast === 1 ? '' : `mindestens ${atLeast} Felder `}vor dem Feindmarker liegt`,
  captains: ({ atMost }) => (atMost === 1 ? 'du allein spielst' : `höchstens ${atMost} Spieler mitspielen`),
  voyage: ({ is: length }) => `die Partie eine ${LENGTHS[length]} ist`,
  passenger: () => 'du einen Passagier an Bord hast',
  shellback: () => 'du einen Seebären in der Crew hast',
  rough: () => 'dein Schiff in rauer See oder im Sturm liegt',
  manned: ({ node: which }) => `${node(which)} besetzt ist`,
  not: ({ condition: inner }) => `nicht gilt, dass ${condition(inner)}`,
};

export function condition(given: Condition): string {
  if (given.if === 'not') {
    const inner = given.condition;
    if (inner.if === 'enemy-on-deck') return 'kein Feind an Deck ist';
    if (inner.if === 'passenger') return 'du keinen Passagier an Bord hast';
    if (inner.if === 'shellback') return 'du keinen Seebären in der Crew hast';
    if (inner.if === 'free-crew-slot') return 'in deiner Crew kein Platz mehr ist';
    if (inner.if === 'manned') return `${node(inner.node)} nicht besetzt ist`;
  }
  return tell(conditions, given.if, given);
}
