// German words with pictures, in the cases that sentences need.
import type { Who } from '../../content/effect';
import type { Activation, Loyalty, Resource, Skill, Title, Track } from '../../content/ids';
import { token } from '../tokens';
import { type Clause, type Counted, count, list, numbered, order, verb } from './grammar';
import { names } from './names';

// --- skills and resources

/** What the names of cards and decks begin with: „Wissenskarte“, „Wissensstapel“. */
const STEMS: Readonly<Record<Skill, string>> = {
  influence: 'Einfluss',
  lore: 'Wissens',
  observation: 'Wahrnehmungs',
  strength: 'Stärke',
  will: 'Willens',
  treachery: 'Verrats',
};

export const skill = (id: Skill): string => token('skill', id, names.skills[id]);
export const skills = (ids: readonly Skill[]): string => list(ids.map(skill), 'und');

const cardsOf = (id: Skill): Counted => [`${STEMS[id]}karte`, `${STEMS[id]}karten`];

/** „Wissenskarte“. */
export const skillCard = (id: Skill): string => token('skill', id, cardsOf(id)[0]);
/** „Wissenskarten“; „Fertigkeitskarten“ for any. */
export const severalCards = (id: Skill | 'any'): string =>
  id === 'any' ? 'Fertigkeitskarten' : token('skill', id, cardsOf(id)[1]);
/** „2 Wissenskarten“, „1 Fertigkeitskarte“. */
export const skillCards = (n: number, id: Skill | 'any' = 'any'): string =>
  id === 'any'
    ? count(n, ['Fertigkeitskarte', 'Fertigkeitskarten'])
    : `${n} ${token('skill', id, numbered(n, cardsOf(id)))}`;
export const skillDeck = (id: Skill): string => token('skill', id, `${STEMS[id]}stapel`);

export const resource = (id: Resource): string => token('resource', id, names.resources[id]);

/** „Brennstoff um 2“, „eine beliebige Ressource um 1“. */
export const byAmount = (id: Resource | 'any', n: number): string =>
  `${id === 'any' ? 'eine beliebige Ressource' : resource(id)} um ${n}`;

export const track = (id: Track): string => `die ${token('track', id, names.tracks[id])}`;

// --- pieces

const piece = (id: 'deep-one' | 'passenger', word: string): string => token('piece', id, word);

/** „1 Tiefes Wesen“, „2 Tiefe Wesen“. */
export const deepOnes = (n: number): string =>
  `${n} ${piece('deep-one', numbered(n, ['Tiefes Wesen', 'Tiefe Wesen']))}`;
/** Without a number or an article: „Tiefe Wesen“. */
export const someDeepOnes = piece('deep-one', 'Tiefe Wesen');
export const allDeepOnes = `alle ${piece('deep-one', 'Tiefen Wesen')}`;
export const eachDeepOne = `jedes ${piece('deep-one', 'Tiefe Wesen')}`;
export const aDeepOne = `ein ${piece('deep-one', 'Tiefes Wesen')}`;
export const theDeepOne = `das ${piece('deep-one', 'Tiefe Wesen')}`;

export const passengers = (n: number): string => `${n} ${piece('passenger', numbered(n, ['Passagier', 'Passagiere']))}`;

/** Both as a subject and as an object. */
export const monsters = (id: Activation): string =>
  id === 'deepOnes' ? `die ${token('activation', id, 'Tiefen Wesen')}` : token('activation', id, names.monarchs[id]);

const die = (word: string): string => token('piece', 'die', word);

/** „würfle“. */
export const throwing: Clause = order(verb(die('würfle'), die('würfeln')));
export const theDie = `den ${die('Würfel')}`;

// --- people

export const title = (id: Title): string => token('title', id, names.titles[id]);

const TITLES: Readonly<Record<Title, { readonly of: string; readonly held: string }>> = {
  captain: { of: 'Kapitäns', held: 'Kapitänstitel' },
  keeper: { of: 'Buchwächters', held: 'Buchwächtertitel' },
};

/** „Kapitäns“. */
export const ofTitle = (id: Title): string => token('title', id, TITLES[id].of);

/** „Kapitänstitel“. */
export const heldTitle = (id: Title): string => token('title', id, TITLES[id].held);

/** Everybody but the reader. */
export type Other = Exclude<Who, 'you'>;

/** As a subject: „der Kapitän“, „Samira“. */
export function somebody(who: Other): string {
  if (who === 'current') return 'der aktive Spieler';
  if (who === 'captain' || who === 'keeper') return `der ${title(who)}`;
  return token('character', who, names.characters[who].short);
}

/** As an object: „den Kapitän“, „Samira“. */
export function somebodyObject(who: Other): string {
  if (who === 'current') return 'den aktiven Spieler';
  return who === 'captain' || who === 'keeper' ? `den ${title(who)}` : somebody(who);
}

/** „deinem Feld“, „dem Feld des Kapitäns“, „Samiras Feld“. */
export function owned(who: Who, yours: string, the: string, what: string): string {
  if (who === 'you') return `${yours} ${what}`;
  if (who === 'current') return `${the} ${what} des aktiven Spielers`;
  if (who === 'captain' || who === 'keeper') return `${the} ${what} des ${ofTitle(who)}`;
  return `${token('character', who, `${names.characters[who].short}s`)} ${what}`;
}

export const loyalty = (id: Loyalty): string => token('loyalty', id, names.loyalties[id].name);
/** „Hybrid-Karte“. */
export const loyaltyCard = (id: Loyalty): string => token('loyalty', id, `${names.loyalties[id].name}-Karte`);
export const loyaltyCards = (id: Loyalty): string => token('loyalty', id, `${names.loyalties[id].name}-Karten`);
