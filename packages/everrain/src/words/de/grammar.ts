// German: how the things of the game stand in a sentence.
import { type Counted, count, numbered, verb } from '@undertow/language/de';
import type { Amount, Whom } from '../../content/effect';
import type { AnyOrder, Gem, NodeKind, TreasureKind } from '../../content/ids';
import { token } from '../tokens';
import type { Case } from './nouns';

export * from '@undertow/language/de';

/** What is counted: „1 Münze“, „2 Münzen“; what has no plural is measured: „2 Schaden“. */
export interface Unit {
  readonly of: (n: number) => string;
  readonly one: string;
  readonly many: string;
  readonly measured?: true;
}

const unit = ([one, many]: Counted, draw: (word: string) => string = (word) => word): Unit => ({
  of: (n) => `${n} ${draw(numbered(n, [one, many]))}`,
  one: draw(one),
  many: draw(many),
});

const measure = (word: string): Unit => ({ of: (n) => `${n} ${word}`, one: word, many: word, measured: true });

export const HEXES: Counted = ['Feld', 'Felder'];
export const IN_HEXES: Counted = ['Feld', 'Feldern'];
export const STEPS: Counted = ['Schritt', 'Schritte'];
export const SPACES: Counted = ['Feld', 'Felder'];
export const POINTS: Counted = ['Navigationspunkt', 'Navigationspunkte'];
export const MEMBERS: Counted = ['Crewmitglied', 'Crewmitglieder'];
export const DICE: Counted = ['Würfel', 'Würfel'];
export const OMENS: Counted = ['Omen', 'Omen'];

export const COINS = unit(['Münze', 'Münzen'], (word) => token('goods', 'coin', word));
export const CLUES = unit(['Hinweis', 'Hinweise'], (word) => token('goods', 'clue', word));
export const SPOILS = unit(['Beutewurf', 'Beutewürfe']);
export const PACES = unit(STEPS);
export const DAMAGE = measure('Schaden');

export const coins = (n: number): string => COINS.of(n);
export const cluesText = (n: number): string => CLUES.of(n);
/** „im Wert von 5 Hinweisen“. */
export const ofClues = (n: number): string => `${n} ${token('goods', 'clue', numbered(n, ['Hinweis', 'Hinweisen']))}`;

export const gem = (which: Gem): string => token('gem', which, which === 'trauma' ? 'Trauma' : 'Belastung');
export const GEMS: Readonly<Record<Gem, Unit>> = { trauma: measure(gem('trauma')), strain: measure(gem('strain')) };
export const agendaWord = token('track', 'agenda', 'Agenda');
export const fateDie = token('die', 'fate', 'Schicksalswürfel');

// --- orders

const ORDERS: Readonly<Record<Exclude<AnyOrder, 'fleeting'> | 'any', Counted>> = {
  crew: ['Crewbefehl', 'Crewbefehle'],
  navigation: ['Navigationsbefehl', 'Navigationsbefehle'],
  artillery: ['Geschützbefehl', 'Geschützbefehle'],
  any: ['Befehl', 'Befehle'],
};

/** „bereiter“, „bereiten“, „bereite“: after a number or „ein“. */
const ending = (n: number, at: Case): string => (n !== 1 ? 'e' : at === 'nom' ? 'er' : 'en');

/** „Crewbefehl“, „flüchtigen Befehl“. */
export function orderWord(kind: AnyOrder | 'any', n: number, at: Case = 'acc'): string {
  if (kind === 'fleeting')
    return token('order', kind, `flüchtig${ending(n, at)} ${numbered(n, ['Befehl', 'Befehle'])}`);
  return token('order', kind, numbered(n, ORDERS[kind]));
}

/** „2 Crewbefehle“; as an object unless told otherwise. */
export const orders = (kind: AnyOrder | 'any' | 'choice', n: number, at: Case = 'acc'): string =>
  kind === 'choice' ? `${n} ${orderWord('any', n, at)} deiner Wahl` : `${n} ${orderWord(kind, n, at)}`;

/** „1 bereiten Crewbefehl“. */
export const freshOrders = (kind: AnyOrder | 'any', n: number): string =>
  `${n} bereite${n === 1 ? 'n' : ''} ${orderWord(kind, n)}`;

export const ordersOf = (kind: AnyOrder | 'any'): Unit => ({
  of: (n) => orders(kind, n),
  one: orderWord(kind, 1),
  many: orderWord(kind, 2),
});

// --- treasures

const TREASURES: Readonly<Record<TreasureKind | 'any', Counted>> = {
  commodity: ['Handelsware', 'Handelswaren'],
  shanty: ['Shanty', 'Shantys'],
  trinket: ['Kleinod', 'Kleinode'],
  relic: ['Relikt', 'Relikte'],
  any: ['Schatz', 'Schätze'],
};

export const treasures = (kind: TreasureKind | 'any', n: number): string =>
  kind === 'any' ? count(n, TREASURES.any) : `${n} ${token('goods', kind, numbered(n, TREASURES[kind]))}`;

// --- how much

/** A number, or what is counted when it happens. */
export function amount(by: Amount, { of, one, many, measured }: Unit): string {
  if (typeof by === 'number') return of(by);
  const so = measured ? 'so viel' : 'so viele';
  if (typeof by === 'object') {
    return 'plusPlayers' in by
      ? `${by.plusPlayers}+ ${many} (${by.plusPlayers} plus Anzahl der Spieler)`
      : `halb ${so} ${many} wie ${by.halfPlusPlayers} plus Anzahl der Spieler (abgerundet)`;
  }
  switch (by) {
    case 'act':
      return `${so} ${many} wie die Nummer des Aktes`;
    case 'crew':
      return `1 ${one} für jedes deiner Crewmitglieder`;
    case 'enemies-on-deck':
      return `1 ${one} für jeden Feind an Deck`;
    case 'destroyed-nodes':
      return `1 ${one} für jeden deiner zerstörten Posten`;
    case 'rolled':
      return `${so} ${many} wie gewürfelt`;
    default: {
      const never: never = by;
      return never;
    }
  }
}

// --- crew and nodes

/** Whom of the crew: subject and object alike. */
const PEOPLE: Readonly<Record<Whom, string>> = {
  it: 'dieses Crewmitglied',
  choice: '1 Crewmitglied deiner Wahl',
  each: 'jedes deiner Crewmitglieder',
  'each-on-deck': 'jedes Crewmitglied an Deck',
  'each-below': 'jedes Crewmitglied unter Deck',
  'each-of-party': 'jedes Crewmitglied der Expedition',
  random: '1 zufälliges Crewmitglied',
  here: 'jedes Crewmitglied in dieser Zone',
  nearest: 'das nächste Crewmitglied',
};

export const person = (whom: Whom): string => PEOPLE[whom];

const NODES: Readonly<Record<NodeKind, string>> = {
  bow: 'der Bugposten',
  stern: 'der Heckposten',
  larboard: 'der Geschützposten an Backbord',
  starboard: 'der Geschützposten an Steuerbord',
  navigation: 'der Navigationsposten',
  'crows-nest': 'das Krähennest',
  blank: 'ein leerer Posten',
};

export const node = (kind: NodeKind): string => token('node', kind, NODES[kind]);

// --- verbs that more than one effect needs

export const GAIN = verb('erhalte', 'erhalten');
export const LOSE = verb('verliere', 'verlieren');
export const EXHAUST = verb('verbrauche', 'verbrauchen');
