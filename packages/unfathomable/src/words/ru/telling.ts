// Russian: how people, cards and sources are named in lines about the table. Names of characters are inflected; names of
// players never are: where a case is needed, «игрок» stands before them.
import type { Seat } from '@undertow/kernel';
import { faceValue, kindOf, skillOf } from '../../content/skill-cards';
import type { Fighter } from '../../model/event';
import type { Source } from '../../model/source';
import type { SkillFace } from '../../model/state';
import { sourceName } from '../source';
import type { Telling } from '../telling';
import { token } from '../tokens';
import { inflected, ofTitle, type PersonCase, skill } from './forms';
import { list, quoted } from './grammar';
import { names } from './names';
import { spaces } from './places';

/** Somebody as a subject: «вы», «Samira (Anna)». */
export function who(told: Telling, seat: Seat): string {
  const { name, you } = told.seat(seat);
  return token('seat', seat, you ? 'вы' : name);
}

const inCase =
  (yours: string, player: string, form: PersonCase) =>
  (told: Telling, seat: Seat): string => {
    const { name, you, role } = told.seat(seat);
    if (you) return token('seat', seat, yours);
    const character = inflected(name, role, form);
    return character === undefined ? `${player} ${token('seat', seat, name)}` : token('seat', seat, character);
  };

/** «вас», «Самиру (Anna)», «игрока Anna»: as an object. */
export const whom = inCase('вас', 'игрока', 'object');
/** «вас», «Самиры (Anna)», «игрока Anna»: after «у», «от» and «для». */
export const ofWhom = inCase('вас', 'игрока', 'of');
/** «вам», «Самире (Anna)», «игроку Anna». */
export const toWhom = inCase('вам', 'игроку', 'to');

/** «ваше поражение», «поражение Самиры». */
export function whose(told: Telling, seat: Seat, your: string, what: string): string {
  return told.seat(seat).you ? `${token('seat', seat, your)} ${what}` : `${what} ${ofWhom(told, seat)}`;
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
};

const isRoom = (id: string): id is keyof typeof names.rooms => Object.hasOwn(names.rooms, id);
const isTitle = (id: string): id is keyof typeof names.titles => Object.hasOwn(names.titles, id);

/** What somebody uses: «применяет карту «Подготовка»», «выполняет особое действие камбуза». */
export function uses(told: Telling, seat: Seat, id: Source): string {
  const [kind = '', key = ''] = id.split(':');
  const whose =
    kind === 'room' && isRoom(key) ? spaces.of(key) : kind === 'title' && isTitle(key) ? ofTitle(key) : null;
  if (whose !== null) return `${does(told, seat, 'выполняете', 'выполняет')} особое действие ${whose}`;
  const what = KINDS[kind];
  return `${does(told, seat, 'применяете', 'применяет')} ${what === undefined ? '' : `${what} `}${source(id)}`;
}

/** « («Иссушение»)» after a question; nothing if a plain rule asks. */
export function because(id: string | undefined): string {
  const name = id === undefined ? undefined : sourceName(id, names);
  if (name === undefined) return '';
  const [kind = '', key = ''] = (id ?? '').split(':');
  if (kind === 'room' && isRoom(key)) return ` (${spaces.name(key)})`;
  return ` (${kind === 'title' || kind === 'monarch' ? name : quoted(name)})`;
}

/** Who attacks: «глубоководный на камбузе». */
export const attacker = (told: Telling, one: Fighter): string =>
  one.kind === 'player' ? who(told, one.seat) : `глубоководный ${spaces.at(one.space)}`;

/** Who is attacked: «глубоководного на камбузе». */
export const defender = (told: Telling, one: Fighter): string =>
  one.kind === 'player' ? whom(told, one.seat) : `глубоководного ${spaces.at(one.space)}`;
