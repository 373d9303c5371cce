// Spanish: how people, cards and sources are named in lines about the table. The reader is spoken to with «tú», and the
// verb alone says so: «Robas 2 cartas».
import type { Seat } from '@undertow/kernel';
import type { ItemId } from '../../content/ids';
import { faceValue, kindOf, skillOf } from '../../content/skill-cards';
import type { Fighter } from '../../model/event';
import type { Source } from '../../model/source';
import type { SkillFace } from '../../model/state';
import { sourceName } from '../source';
import type { Telling } from '../telling';
import { token } from '../tokens';
import { skill } from './forms';
import { list, of, quoted, sentence } from './grammar';
import { names } from './names';
import { spaces } from './places';

const called =
  (yours: string) =>
  (told: Telling, seat: Seat): string => {
    const { name, you } = told.seat(seat);
    return token('seat', seat, you ? yours : name);
  };

/** Somebody as a subject or in a list: «tú», «Samira (Anna)». */
export const who = called('tú');
/** After «a», «de», «en» and «para»: «ti», «Samira (Anna)». */
export const whom = called('ti');

/** «contigo», «con Samira (Anna)». */
export const withWhom = (told: Telling, seat: Seat): string =>
  told.seat(seat).you ? token('seat', seat, 'contigo') : `con ${who(told, seat)}`;

/** «tu derrota», «la derrota de Samira». */
export const whose = (told: Telling, seat: Seat, your: string, theirs: string, what: string): string =>
  told.seat(seat).you ? `${token('seat', seat, your)} ${what}` : `${theirs} ${what} de ${who(told, seat)}`;

const capital = (text: string): string => sentence(text).slice(0, -1);

/** Somebody at the start of a sentence, with the verb in its form: «Robas», «Samira (Anna) roba». */
export function does(told: Telling, seat: Seat, yours: string, theirs: string): string {
  const { name, you } = told.seat(seat);
  return you ? token('seat', seat, capital(yours)) : `${token('seat', seat, name)} ${theirs}`;
}

/** «Das la carta a Bo», «Samira te da la carta». */
export function gives(told: Telling, from: Seat, to: Seat, what: string): string {
  return told.seat(to).you
    ? `${does(told, from, 'te das', 'te da')} ${what}`
    : `${does(told, from, 'das', 'da')} ${what} a ${whom(told, to)}`;
}

const DEFEATED = { f: 'derrotada', m: 'derrotado' } as const;

/** «Samira cae derrotada», «Edmund cae derrotado»; without gender, «Derrotan a Jamie». */
export function isDefeated(told: Telling, seat: Seat): string {
  const { gender, you } = told.seat(seat);
  if (gender !== 'n') return `${does(told, seat, 'caes', 'cae')} ${DEFEATED[gender]}`;
  return you ? does(told, seat, 'te derrotan', '') : `Derrotan a ${who(told, seat)}`;
}

const TRAITORS = { f: ' como traidora', m: ' como traidor', n: '' } as const;

/** «Samira se revela como traidora». */
export const isRevealed = (told: Telling, seat: Seat): string =>
  `${does(told, seat, 'te revelas', 'se revela')}${TRAITORS[told.seat(seat).gender]}`;

export const everybody = (told: Telling, seats: readonly Seat[]): string =>
  list(
    seats.map((seat) => who(told, seat)),
    'y',
  );

/** «Saber 3». */
export const face = (card: SkillFace): string => `${skill(skillOf(card))} ${faceValue(card)}`;

export const faces = (cards: readonly SkillFace[]): string => list(cards.map(face), 'y');

/** «Consunción (Saber 2)». */
export const faceName = (card: SkillFace): string => `${names.skillCards[kindOf(card).id].name} (${face(card)})`;

const PLAIN: Readonly<Partial<Record<Source, string>>> = {
  'deep-one': 'un profundo',
  action: 'una acción',
  rule: 'las reglas',
};

/** As it stands on a button. */
export const sourceLabel = (id: Source): string => PLAIN[id] ?? sourceName(id, names) ?? id;

const KINDS: Readonly<Record<string, string>> = {
  skill: 'la carta ',
  mythos: 'la carta de Mitos ',
  ability: 'la capacidad ',
  reveal: 'la capacidad de revelación ',
  item: 'el Objeto ',
  feat: 'la Proeza ',
  spell: 'el Hechizo ',
  waypoint: 'la Escala ',
};

const isRoom = (id: string): id is keyof typeof names.rooms => Object.hasOwn(names.rooms, id);

/** Inside a sentence: «el Objeto «Escopeta»», «la Cocina», «el Rol de Capitán»; plain rules without quotes. */
export function source(id: Source): string {
  const [kind = '', key = ''] = id.split(':');
  const name = sourceName(id, names);
  if (name === undefined) return sourceLabel(id);
  if (kind === 'room' && isRoom(key)) return spaces.the(key);
  if (kind === 'title') return `el Rol de ${name}`;
  if (kind === 'monarch') return name;
  return `${KINDS[kind] ?? ''}${quoted(name)}`;
}

/** What somebody uses: «la acción de la Cocina», «el Objeto «Escopeta»». */
export const used = (id: Source): string =>
  id.startsWith('room:') || id.startsWith('title:') ? `la acción ${of(source(id))}` : source(id);

export const item = (id: ItemId): string => `el Objeto ${quoted(names.items[id].name)}`;

/** « (Consunción)» after a question; nothing if a plain rule asks. */
export function because(id: string | undefined): string {
  const name = id === undefined ? undefined : sourceName(id, names);
  return name === undefined ? '' : ` (${name})`;
}

/** Who attacks whom: «Atacas a un profundo en la Cocina», «Un profundo te ataca en la cubierta 2». */
export function attack(told: Telling, attacker: Fighter, defender: Fighter): string {
  const hitsYou = defender.kind === 'player' && told.seat(defender.seat).you;
  const theirs = hitsYou ? 'te ataca' : 'ataca';
  const target = hitsYou
    ? ''
    : defender.kind === 'player'
      ? ` a ${whom(told, defender.seat)}`
      : ` a un profundo ${spaces.at(defender.space)}`;
  return attacker.kind === 'player'
    ? `${does(told, attacker.seat, hitsYou ? 'te atacas' : 'atacas', theirs)}${target}`
    : `Un profundo ${theirs}${target} ${spaces.at(attacker.space)}`;
}
