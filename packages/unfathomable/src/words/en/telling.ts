// English: how people, cards and sources are named in lines about the table.
import type { Seat } from '@undertow/kernel';
import type { ItemId } from '../../content/ids';
import { faceValue, kindOf, skillOf } from '../../content/skill-cards';
import type { Fighter } from '../../model/event';
import type { Source } from '../../model/source';
import type { SkillFace } from '../../model/state';
import { sourceName } from '../source';
import type { Telling } from '../telling';
import { token } from '../tokens';
import { at, list, skill } from './grammar';
import { names } from './names';

/** Somebody as an object: "you", "Samira (Anna)". */
export function whom(told: Telling, seat: Seat): string {
  const { name, you } = told.seat(seat);
  return token('seat', seat, you ? 'you' : name);
}

export function whose(told: Telling, seat: Seat): string {
  const { name, you } = told.seat(seat);
  return token('seat', seat, you ? 'your' : `${name}’s`);
}

/** Somebody at the start of a sentence, with the verb in its form: "You draw", "Samira (Anna) draws". */
export function does(told: Telling, seat: Seat, yours: string, theirs: string): string {
  const { name, you } = told.seat(seat);
  return `${token('seat', seat, you ? 'You' : name)} ${you ? yours : theirs}`;
}

export const everybody = (told: Telling, seats: readonly Seat[]): string =>
  list(
    seats.map((seat) => whom(told, seat)),
    'and',
  );

/** "lore 3". */
export const face = (card: SkillFace): string => `${skill(skillOf(card))} ${faceValue(card)}`;

export const faces = (cards: readonly SkillFace[]): string => list(cards.map(face), 'and');

/** "Shrivelling (lore 2)". */
export const faceName = (card: SkillFace): string => `${names.skillCards[kindOf(card).id].name} (${face(card)})`;

const PLAIN: Readonly<Partial<Record<Source, string>>> = {
  'deep-one': 'a Deep One',
  action: 'an action',
  rule: 'the rules',
};

/** As it stands on a button. */
export const sourceLabel = (id: Source): string => PLAIN[id] ?? sourceName(id, names) ?? id;

/** "the Shotgun"; Starbuck is somebody. */
export const thing = (id: ItemId): string => (id === 'starbuck' ? '' : 'the ') + names.items[id].name;

const isItem = (id: string): id is ItemId => Object.hasOwn(names.items, id);

const KINDS: Readonly<Record<string, string>> = {
  spell: 'the spell ',
  damage: 'the damage card ',
  mythos: 'the mythos card ',
  ability: 'the ability ',
  feat: 'the feat ',
  reveal: 'the reveal ability ',
  room: 'the ',
};

/** Inside a sentence, with what it is: "the Boiler Room", "the feat Quick Cast", "the Keeper’s action". */
export function source(id: Source): string {
  const [kind = '', key = ''] = id.split(':');
  if (kind === 'item' && isItem(key)) return thing(key);
  if (kind === 'title') return `the ${sourceLabel(id)}’s action`;
  return `${KINDS[kind] ?? ''}${sourceLabel(id)}`;
}

/** " (Shrivelling)" after a question; nothing if a plain rule asks. */
export function because(id: string | undefined): string {
  const name = id === undefined ? undefined : sourceName(id, names);
  return name === undefined ? '' : ` (${name})`;
}

export const fighter = (told: Telling, one: Fighter): string =>
  one.kind === 'player' ? whom(told, one.seat) : `a Deep One ${at(one.space)}`;
