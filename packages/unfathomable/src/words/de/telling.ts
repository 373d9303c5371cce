// German: how people, cards and sources are named in lines about the table. Names of players stay as they are; „von“
// stands before them instead of a genitive.
import type { Seat } from '@undertow/kernel';
import { faceValue, kindOf, skillOf } from '../../content/skill-cards';
import type { Fighter } from '../../model/event';
import type { Source } from '../../model/source';
import type { SkillFace } from '../../model/state';
import { sourceName } from '../source';
import type { Telling } from '../telling';
import { token } from '../tokens';
import { aDeepOne, ofTitle, skill } from './forms';
import { list, quoted } from './grammar';
import { names } from './names';
import { spaces } from './places';

const called =
  (yours: string) =>
  (told: Telling, seat: Seat): string => {
    const { name, you } = told.seat(seat);
    return token('seat', seat, you ? yours : name);
  };

/** „du“, „Samira (Anna)“. */
export const who = called('du');
/** „dich“, „Samira (Anna)“. */
export const whom = called('dich');
/** „dir“, „Samira (Anna)“. */
export const toWhom = called('dir');

/** „deine Talentkarte“, „die Talentkarte von Samira (Anna)“; for feminine words and several things. */
export function whose(told: Telling, seat: Seat, what: string): string {
  return told.seat(seat).you ? `${token('seat', seat, 'deine')} ${what}` : `die ${what} von ${who(told, seat)}`;
}

/** Somebody at the start of a sentence, with the verb in its form: „Du ziehst“, „Samira (Anna) zieht“. */
export function does(told: Telling, seat: Seat, yours: string, theirs: string): string {
  const { name, you } = told.seat(seat);
  return `${token('seat', seat, you ? 'Du' : name)} ${you ? yours : theirs}`;
}

export const everybody = (told: Telling, seats: readonly Seat[]): string =>
  list(
    seats.map((seat) => whom(told, seat)),
    'und',
  );

/** „dass du überwältigt wirst“. */
export const thatDefeated = (told: Telling, seat: Seat): string =>
  `dass ${who(told, seat)} überwältigt ${told.seat(seat).you ? 'wirst' : 'wird'}`;

/** „Wissen 3“. */
export const face = (card: SkillFace): string => `${skill(skillOf(card))} ${faceValue(card)}`;

export const faces = (cards: readonly SkillFace[]): string => list(cards.map(face), 'und');

/** „Verdorren (Wissen 2)“. */
export const faceName = (card: SkillFace): string => `${names.skillCards[kindOf(card).id].name} (${face(card)})`;

const PLAIN: Readonly<Partial<Record<Source, string>>> = {
  'deep-one': 'Tiefes Wesen',
  action: 'Aktion',
  rule: 'Regeln',
};

/** As it stands on a button. */
export const sourceLabel = (id: Source): string => PLAIN[id] ?? sourceName(id, names) ?? id;

const KINDS: Readonly<Record<string, string>> = {
  item: 'den Gegenstand ',
  spell: 'den Zauber ',
  mythos: 'die Mythoskarte ',
  ability: 'die Fähigkeit ',
  feat: 'das Talent ',
  reveal: 'die Enttarnen-Fähigkeit ',
};

const isRoom = (id: string): id is keyof typeof names.rooms => Object.hasOwn(names.rooms, id);
const isTitle = (id: string): id is keyof typeof names.titles => Object.hasOwn(names.titles, id);

/** As an object, with what it is: „den Kesselraum“, „das Talent „Schnellzauber““, „die Aktion des Buchwächters“. */
export function used(id: Source): string {
  const [kind = '', key = ''] = id.split(':');
  const name = sourceName(id, names);
  if (name === undefined) return sourceLabel(id);
  if (kind === 'room' && isRoom(key)) return key === 'brig' ? `die Aktion ${spaces.of(key)}` : spaces.object(key);
  if (kind === 'title' && isTitle(key)) return `die Aktion des ${ofTitle(key)}`;
  return `${KINDS[kind] ?? ''}${quoted(name)}`;
}

/** „ („Verdorren“)“ after a question; nothing if a plain rule asks. */
export function because(id: string | undefined): string {
  const name = id === undefined ? undefined : sourceName(id, names);
  if (name === undefined) return '';
  return ` (${/^(room|title|monarch):/.test(id ?? '') ? name : quoted(name)})`;
}

const deepOneAt = ({ space }: Extract<Fighter, { readonly kind: 'deep-one' }>): string =>
  `${aDeepOne} ${spaces.at(space)}`;

/** Who attacks. */
export const attacker = (told: Telling, one: Fighter): string =>
  one.kind === 'player' ? who(told, one.seat) : deepOneAt(one);

/** Who is attacked. */
export const defender = (told: Telling, one: Fighter): string =>
  one.kind === 'player' ? whom(told, one.seat) : deepOneAt(one);
