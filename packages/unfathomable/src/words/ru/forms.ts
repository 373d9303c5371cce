// Russian words with pictures, in the cases that sentences need.
import type { Who } from '../../content/effect';
import type { Activation, CharacterId, Loyalty, Resource, Skill, Title, Track } from '../../content/ids';
import { genderOf } from '../telling';
import { token } from '../tokens';
import { both, CARDS, type Counted, count, list, numbered } from './grammar';
import { names } from './names';

// --- skills and resources

const SKILLS: Readonly<Record<Skill, readonly [nominative: string, genitive: string]>> = {
  influence: ['общение', 'общения'],
  lore: ['знания', 'знаний'],
  observation: ['внимание', 'внимания'],
  strength: ['сила', 'силы'],
  will: ['воля', 'воли'],
  treachery: ['коварство', 'коварства'],
};

export const skill = (id: Skill): string => token('skill', id, SKILLS[id][0]);
/** After «карта» and «кроме». */
export const ofSkill = (id: Skill): string => token('skill', id, SKILLS[id][1]);
export const skills = (ids: readonly Skill[]): string => list(ids.map(skill), 'и');

/** «2 карты знаний»; «1 карту навыка», «2 карты навыков» for any; `forms` gives the case of «карта». */
export const skillCards = (n: number, id: Skill | 'any' = 'any', forms: Counted = CARDS): string =>
  `${count(n, forms)} ${id === 'any' ? (n === 1 ? 'навыка' : 'навыков') : ofSkill(id)}`;

interface ResourceForms {
  /** Both as a subject and as an object. */
  readonly word: string;
  readonly several: boolean;
}
const RESOURCES: Readonly<Record<Resource, ResourceForms>> = {
  fuel: { word: 'топливо', several: false },
  food: { word: 'припасы', several: true },
  sanity: { word: 'рассудок', several: false },
  souls: { word: 'души', several: true },
};

export const resource = (id: Resource): string => token('resource', id, RESOURCES[id].word);
export const isSeveral = (id: Resource): boolean => RESOURCES[id].several;

/** «топливо на 2», «любой ресурс на 1». */
export const byAmount = (id: Resource | 'any', n: number): string =>
  `${id === 'any' ? 'любой ресурс' : resource(id)} на ${n}`;

export const track = (id: Track): string => token('track', id, names.tracks[id].toLowerCase());

// --- pieces

const DEEP_ONES = both('глубоководного', 'глубоководных');
const DEEP_ONES_ARE = both('глубоководный', 'глубоководных');
const DEEP_ONES_EACH = both('глубоководному', 'глубоководных');
const PASSENGERS = both('пассажира', 'пассажиров');
const PASSENGERS_ARE: Counted = ['пассажир', 'пассажира', 'пассажиров'];
const PASSENGERS_BY = both('пассажиром', 'пассажирами');

const piece = (id: 'deep-one' | 'passenger', n: number, forms: Counted): string =>
  `${n} ${token('piece', id, numbered(n, forms))}`;

/** As an object: «1 глубоководного», «2 глубоководных»; also after «до». */
export const deepOnes = (n: number): string => piece('deep-one', n, DEEP_ONES);
/** As a subject: «1 глубоководный». */
export const deepOnesAre = (n: number): string => piece('deep-one', n, DEEP_ONES_ARE);
/** «по 1 глубоководному», «по 2 глубоководных». */
export const deepOnesEach = (n: number): string => `по ${piece('deep-one', n, DEEP_ONES_EACH)}`;
export const deepOnesWord = token('piece', 'deep-one', 'глубоководных');
export const allDeepOnes = `всех ${deepOnesWord}`;
export const eachDeepOne = `каждого ${token('piece', 'deep-one', 'глубоководного')}`;

export const passengers = (n: number): string => piece('passenger', n, PASSENGERS);
export const passengersAre = (n: number): string => piece('passenger', n, PASSENGERS_ARE);
/** After «рискните»: «2 пассажирами». */
export const byPassengers = (n: number): string => piece('passenger', n, PASSENGERS_BY);

export const die = token('piece', 'die', 'кубик');

const MONSTERS: Readonly<Record<Activation, readonly [subject: string, object: string]>> = {
  deepOnes: ['глубоководные', 'глубоководных'],
  dagon: [names.monarchs.dagon, 'Отца Дагона'],
  hydra: [names.monarchs.hydra, 'Матерь Гидру'],
};

export const monsters = (id: Activation): string => token('activation', id, MONSTERS[id][0]);
/** As an object, after «активируйте». */
export const monstersObject = (id: Activation): string => token('activation', id, MONSTERS[id][1]);

// --- people

interface Person {
  readonly name: string;
  /** Both of somebody and as an object, unless `object` differs. */
  readonly of: string;
  readonly object?: string;
  /** To somebody. */
  readonly to: string;
}
const TITLES: Readonly<Record<Title, Person>> = {
  captain: { name: 'капитан', of: 'капитана', to: 'капитану' },
  keeper: { name: 'хранитель фолианта', of: 'хранителя фолианта', to: 'хранителю фолианта' },
};
const CHARACTERS: Readonly<Record<CharacterId, Person>> = {
  keilani: { name: 'Кейлани', of: 'Кейлани', to: 'Кейлани' },
  arjun: { name: 'Арджун', of: 'Арджуна', to: 'Арджуну' },
  jeanne: { name: 'Жанна', of: 'Жанны', object: 'Жанну', to: 'Жанне' },
  jamie: { name: 'Джейми', of: 'Джейми', to: 'Джейми' },
  svetlana: { name: 'Светлана', of: 'Светланы', object: 'Светлану', to: 'Светлане' },
  beatrice: { name: 'Беатрис', of: 'Беатрис', to: 'Беатрис' },
  edmund: { name: 'Эдмунд', of: 'Эдмунда', to: 'Эдмунду' },
  ishmael: { name: 'Измаил', of: 'Измаила', to: 'Измаилу' },
  william: { name: 'Уильям', of: 'Уильяма', to: 'Уильяму' },
  samira: { name: 'Самира', of: 'Самиры', object: 'Самиру', to: 'Самире' },
};

export type PersonCase = 'of' | 'object' | 'to';

const isCharacter = (id: string): id is CharacterId => Object.hasOwn(CHARACTERS, id);

/** «Самиру (Anna)»: the character's name in a case, and what follows it as it is. Nothing if it is no character's name. */
export function inflected(name: string, role: string | null | undefined, form: PersonCase): string | undefined {
  if (typeof role !== 'string' || !isCharacter(role)) return undefined;
  const one = CHARACTERS[role];
  if (!name.startsWith(one.name)) return undefined;
  return `${form === 'object' ? (one.object ?? one.of) : one[form]}${name.slice(one.name.length)}`;
}

/** «Самире», «игроку Anna»: where only the name is known. */
export function toNamed(name: string): string {
  const role = Object.keys(CHARACTERS).find((id) => isCharacter(id) && CHARACTERS[id].name === name);
  return inflected(name, role, 'to') ?? `игроку ${name}`;
}

export const title = (id: Title): string => token('title', id, TITLES[id].name);
export const ofTitle = (id: Title): string => token('title', id, TITLES[id].of);

/** Everybody but the reader. */
export type Other = Exclude<Who, 'you'>;

function person(who: Other, form: (person: Person) => string): string {
  if (who === 'current') return form({ name: 'текущий игрок', of: 'текущего игрока', to: 'текущему игроку' });
  if (who === 'captain' || who === 'keeper') return token('title', who, form(TITLES[who]));
  return token('character', who, form(CHARACTERS[who]));
}

export const somebody = (who: Other): string => person(who, ({ name }) => name);
/** «область капитана», «вещи Самиры». */
export const ofSomebody = (who: Other): string => person(who, ({ of }) => of);
/** «передвиньте Жанну». */
export const somebodyObject = (who: Other): string => person(who, ({ of, object = of }) => object);

const DEFEATED = { f: 'побеждена', m: 'побеждён', n: 'терпит поражение' } as const;

/** «Эдмунд побеждён», «Самира побеждена». */
export const isDefeated = (who: Other): string =>
  `${somebody(who)} ${DEFEATED[who === 'current' || who === 'captain' || who === 'keeper' ? 'm' : genderOf(who)]}`;

const LOYALTIES: Readonly<Record<Loyalty, readonly [nominative: string, genitive: string]>> = {
  human: ['человек', 'человека'],
  hybrid: ['гибрид', 'гибрида'],
  cultist: ['культист', 'культиста'],
};

export const loyalty = (id: Loyalty): string => token('loyalty', id, LOYALTIES[id][0]);
/** After «карта». */
export const ofLoyalty = (id: Loyalty): string => token('loyalty', id, LOYALTIES[id][1]);
