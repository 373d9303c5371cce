// Russian: how people, cards and sources are named in lines about the table. Names of players are never inflected: where
// a case is needed, «игрок» stands before them.
import type { Seat } from '@undertow/kernel';
import { faceValue, kindOf, skillOf } from '../../content/skill-cards';
import type { Fighter } from '../../model/event';
import type { Source } from '../../model/source';
import type { SkillFace } from '../../model/state';
import { sourceName } from '../source';
import type { Telling } from '../telling';
import { token } from '../tokens';
import { skill } from './forms';
import { list, quoted } from './grammar';
import { names } from './names';
import { spaces } from './places';

/** Somebody as a subject: «вы», «Samira (Anna)». */
export function who(told: Telling, seat: Seat): string {
  const { name, you } = told.seat(seat);
  return token('seat', seat, you ? 'вы' : name);
}

const inCase =
  (yours: string, player: string) =>
  (told: Telling, seat: Seat): string => {
    const { name, you } = told.seat(seat);
    return you ? token('seat', seat, yours) : `${player} ${token('seat', seat, name)}`;
  };

/** «вас», «игрока Samira»: of somebody, or as an object. */
export const whom = inCase('вас', 'игрока');
/** «вам», «игроку Samira». */
export const toWhom = inCase('вам', 'игроку');

/** «ваше поражение», «поражение игрока Samira». */
export function whose(told: Telling, seat: Seat, your: string, what: string): string {
  return told.seat(seat).you ? `${token('seat', seat, your)} ${what}` : `${what} ${whom(told, seat)}`;
}

/** Somebody at the start of a sentence, with the verb in its form: «Вы берёте», «Samira (Anna) берёт». */
export function does(told: Telling, seat: Seat, yours: string, theirs: string): string {
  const { name, you } = told.seat(seat);
  return `${token('seat', seat, you ? 'Вы' : name)} ${you ? yours : theirs}`;
}

const DEFEATED = { f: 'побеждена', m: 'побеждён', n: 'терпит поражение' } as const;

/** «Вы побеждены», «Edmund побеждён», «Jamie терпит поражение». */
export const isDefeated = (told: Telling, seat: Seat): string =>
  does(told, seat, 'побеждены', DEFEATED[told.seat(seat).gender]);

export const everybody = (told: Telling, seats: readonly Seat[]): string =>
  list(
    seats.map((seat) => who(told, seat)),
    'и',
  );

/** «знания 3». */
export const face = (card: SkillFace): string => `${skill(skillOf(card))} ${faceValue(card)}`;

export const faces = (cards: readonly SkillFace[]): string => cards.map(face).join(', ');

/** «Иссушение (знания 2)». */
export const faceName = (card: SkillFace): string => `${names.skillCards[kindOf(card).id].name} (${face(card)})`;

const PLAIN: Readonly<Partial<Record<Source, string>>> = {
  'deep-one': 'глубоководный',
  action: 'действие',
  rule: 'правила',
};

/** As it stands on a button. */
export const sourceLabel = (id: Source): string => PLAIN[id] ?? sourceName(id, names) ?? id;

/** Inside a sentence: «Иссушение» in quotes, plain rules without. */
export function source(id: Source): string {
  const name = sourceName(id, names);
  return name === undefined ? sourceLabel(id) : quoted(name);
}

const KINDS: Readonly<Record<string, string>> = {
  skill: 'карту',
  item: 'вещь',
  spell: 'заклинание',
  waypoint: 'путевую точку',
  damage: 'карту повреждения',
  mythos: 'карту мифа',
  ability: 'свойство',
  feat: 'подвиг',
  reveal: 'свойство',
  room: 'область',
  title: 'звание',
};

/** As an object, with what it is, so that the name itself stays as it is: «карту «Подготовка»». */
export function used(id: Source): string {
  const [kind = ''] = id.split(':');
  const what = KINDS[kind];
  return what === undefined ? source(id) : `${what} ${source(id)}`;
}

/** « («Иссушение»)» after a question; nothing if a plain rule asks. */
export function because(id: string | undefined): string {
  const name = id === undefined ? undefined : sourceName(id, names);
  return name === undefined ? '' : ` (${quoted(name)})`;
}

/** Who attacks: «глубоководный на камбузе». */
export const attacker = (told: Telling, one: Fighter): string =>
  one.kind === 'player' ? who(told, one.seat) : `глубоководный ${spaces.at(one.space)}`;

/** Who is attacked: «глубоководного на камбузе». */
export const defender = (told: Telling, one: Fighter): string =>
  one.kind === 'player' ? whom(told, one.seat) : `глубоководного ${spaces.at(one.space)}`;
