// How English builds sentences, and the words of this game.
import { plural } from '@undertow/language';
import { type Clause, count, fact, list, order } from '@undertow/language/en';
import type { Amount, Everyone, Who } from '../../content/effect';
import type { Activation, Loyalty, Resource, Room, Skill, Space, Title, Track } from '../../content/ids';
import { spaceNames } from '../lookups';
import { token } from '../tokens';
import { names } from './names';

export * from '@undertow/language/en';

// --- words with pictures

const SOULS = { one: 'soul', other: 'souls' };

export const resource = (id: Resource, n: number): string =>
  token('resource', id, id === 'souls' ? plural('en', n, SOULS) : names.resources[id].toLowerCase());

/** "2 fuel", "1 of any resource". */
export const amount = (id: Resource | 'any', n: number): string =>
  id === 'any' ? `${n} of any resource` : `${n} ${resource(id, n)}`;

export const skill = (id: Skill | 'any'): string =>
  token('skill', id, id === 'any' ? 'skill' : names.skills[id].toLowerCase());

export const skills = (ids: readonly Skill[]): string => list(ids.map(skill), 'and');

/** "2 lore cards"; "2 skill cards" for any type. */
export const skillCards = (n: number, id: Skill | 'any' = 'any'): string =>
  id === 'any' ? count(n, 'skill card') : `${n} ${skill(id)} ${plural('en', n, { one: 'card', other: 'cards' })}`;

export const track = (id: Track): string => `the ${token('track', id, names.tracks[id].toLowerCase())}`;

export const room = (id: Room): string => `the ${token('room', id, names.rooms[id])}`;

const TITLES: Readonly<Record<Title, string>> = { captain: 'Captain', keeper: 'Keeper' };

export const title = (id: Title): string => `the ${token('title', id, TITLES[id])}`;

export const loyalty = (id: Loyalty): string => token('loyalty', id, names.loyalties[id].name);

export const deepOnes = (n: number): string => `${n} ${token('piece', 'deep-one', n === 1 ? 'Deep One' : 'Deep Ones')}`;

/** "all Deep Ones", "each Deep One". */
export const everyDeepOne = (each: 'all' | 'each'): string =>
  `${each} ${token('piece', 'deep-one', each === 'all' ? 'Deep Ones' : 'Deep One')}`;

export const passengers = (n: number): string =>
  `${n} ${token('piece', 'passenger', plural('en', n, { one: 'passenger', other: 'passengers' }))}`;

export const monsters = (id: Activation): string =>
  id === 'deepOnes' ? `the ${token('activation', id, 'Deep Ones')}` : token('activation', id, names.monarchs[id]);

export const die = `the ${token('piece', 'die', 'die')}`;

const SPACES = { ...spaceNames(names), 'the-deep': 'Deep' };

const isRoom = (id: Space | 'the-deep'): boolean => Object.hasOwn(names.rooms, id);

/** A space by its bare name. */
export const spaceName = (id: Space | 'the-deep'): string => token('space', id, SPACES[id]);

/** "the Galley", "Deck 3", "the Deep". */
export const space = (id: Space | 'the-deep'): string =>
  isRoom(id) || id === 'the-deep' ? `the ${spaceName(id)}` : spaceName(id);

/** "in the Galley", "on the Bridge", "on Deck 3". */
export const at = (id: Space | 'the-deep'): string =>
  `${id === 'bridge' || Object.hasOwn(names.deckSpaces, id) ? 'on' : 'in'} ${space(id)}`;

// --- people and numbers

/** Somebody as the subject or object of a sentence. */
export function person(who: Who): string {
  if (who === 'you') return 'you';
  if (who === 'current') return 'the current player';
  if (who === 'captain' || who === 'keeper') return title(who);
  return token('character', who, names.characters[who].short);
}

export const EVERYONE: Readonly<Record<Everyone, string>> = {
  'each-human': 'each human',
  'each-human-not-in-brig': `each human not in ${room('brig')}`,
  'each-human-outside-sick-bay': `each human outside ${room('sick-bay')}`,
};

const isEveryone = (who: Who | Everyone): who is Everyone => Object.hasOwn(EVERYONE, who);

/** "discard 1 card" for you, "the Captain discards 1 card" for others. */
export function does(who: Who | Everyone, yours: string, theirs: string): Clause {
  if (who === 'you') return order(yours);
  return fact(`${isEveryone(who) ? EVERYONE[who] : person(who)} ${theirs}`);
}

type Counted = Exclude<Amount, number>;

/** What a counted amount is equal to. */
export const AMOUNTS: Readonly<Record<Counted, string>> = {
  roll: 'the number rolled',
  defeated: 'the number defeated',
  rescued: 'the number rescued',
  risked: 'the number of passengers risked',
  drawn: 'the number of cards drawn',
  'added-value': 'the value of the added card',
  'passengers-on-deck': 'the number of passengers on deck',
  'one-plus-half-surplus': '1 plus 1 for every 2 by which the total beats the target',
};

/** What follows "as many ... as". */
export const AS_MANY: Readonly<Record<Counted, string>> = {
  roll: 'the die shows',
  defeated: 'were defeated',
  rescued: 'were rescued',
  risked: 'passengers were risked',
  drawn: 'cards were drawn',
  'added-value': 'the added card is worth',
  'passengers-on-deck': 'there are passengers on deck',
  'one-plus-half-surplus': '1 plus 1 for every 2 by which the total beats the target',
};
