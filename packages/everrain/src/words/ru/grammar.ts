// Russian: how the things of the game stand in a sentence.
import {
  after,
  both,
  type Clause,
  type Counted,
  capital,
  count,
  fact,
  ifDone,
  list,
  long,
  numbered,
  order,
  paragraph,
  sentence,
  signed,
  under,
} from '@undertow/language/ru';
import type { Amount, Whom } from '../../content/effect';
import type { AnyOrder, Gem, NodeKind, TreasureKind } from '../../content/ids';
import type { AttackFace, EnemyFace, EvasionFace } from '../../model/event';
import { token } from '../tokens';

export {
  after,
  both,
  type Clause,
  type Counted,
  capital,
  count,
  fact,
  ifDone,
  list,
  long,
  numbered,
  order,
  paragraph,
  sentence,
  signed,
  under,
};

/** A small letter, inside a token if that comes first: what follows a colon. */
export const lower = (text: string): string =>
  text.replace(/^((?:\{[^|}]*\|)?)(\p{Lu})/u, (_, before: string, letter: string) => before + letter.toLowerCase());

/** What is counted, as the object of a verb; `picture` sets the word into its token. */
export interface Unit {
  /** «монету», «монеты», «монет». */
  readonly forms: Counted;
  /** «по 1 монете». */
  readonly each: string;
  readonly picture: (word: string) => string;
}

const plainly = (word: string): string => word;
const unit = (forms: Counted, each: string, picture: Unit['picture'] = plainly): Unit => ({ forms, each, picture });

export const some = (n: number, { forms, picture }: Unit): string => `${n} ${picture(numbered(n, forms))}`;

const coinPicture = (word: string): string => token('goods', 'coin', word);
const cluePicture = (word: string): string => token('goods', 'clue', word);

export const COINS = unit(['монету', 'монеты', 'монет'], 'монете', coinPicture);
export const CLUES = unit(['улику', 'улики', 'улик'], 'улике', cluePicture);
const GEMS: Readonly<Record<Gem, Unit>> = {
  trauma: unit(['травму', 'травмы', 'травм'], 'травме', (word) => token('gem', 'trauma', word)),
  strain: unit(['напряжение', 'напряжения', 'напряжений'], 'напряжению', (word) => token('gem', 'strain', word)),
};
export const gems = (which: Gem): Unit => GEMS[which];
export const HARM = unit(['повреждение', 'повреждения', 'повреждений'], 'повреждению');
export const SPOILS = unit(['бросок добычи', 'броска добычи', 'бросков добычи'], 'броску добычи');
export const STEPS: Counted = ['деление', 'деления', 'делений'];
export const HEXES: Counted = ['гекс', 'гекса', 'гексов'];
export const DICE: Counted = ['кубик', 'кубика', 'кубиков'];
export const POINTS: Counted = ['очко хода', 'очка хода', 'очков хода'];
export const HITS: Counted = ['урон', 'урона', 'урона'];
export const HEALTH: Counted = ['здоровье', 'здоровья', 'здоровья'];

/** As objects. */
export const coins = (n: number): string => some(n, COINS);
export const clues = (n: number): string => some(n, CLUES);
/** As subjects, or alone: «1 монета», «1 улика». */
export const coinsAre = (n: number): string => `${n} ${coinPicture(numbered(n, ['монета', 'монеты', 'монет']))}`;
export const cluesAre = (n: number): string => `${n} ${cluePicture(numbered(n, ['улика', 'улики', 'улик']))}`;
/** After «меньше» and «до». */
export const ofCoins = (n: number): string => `${n} ${coinPicture(numbered(n, both('монеты', 'монет')))}`;
export const ofClues = (n: number): string => `${n} ${cluePicture(numbered(n, both('улики', 'улик')))}`;

export const agendaWord = token('track', 'agenda', 'замысел');
export const fateDie = token('die', 'fate', 'кубик судьбы');

// --- orders

interface OrderForms {
  readonly forms: Counted;
  readonly each: string;
}
const ORDERS: Readonly<Record<AnyOrder | 'any', OrderForms>> = {
  crew: { forms: ['приказ команде', 'приказа команде', 'приказов команде'], each: 'приказу команде' },
  navigation: {
    forms: ['навигационный приказ', 'навигационных приказа', 'навигационных приказов'],
    each: 'навигационному приказу',
  },
  artillery: {
    forms: ['артиллерийский приказ', 'артиллерийских приказа', 'артиллерийских приказов'],
    each: 'артиллерийскому приказу',
  },
  fleeting: {
    forms: ['мимолётный приказ', 'мимолётных приказа', 'мимолётных приказов'],
    each: 'мимолётному приказу',
  },
  any: { forms: ['приказ', 'приказа', 'приказов'], each: 'приказу' },
};

export const orderUnit = (kind: AnyOrder | 'any'): Unit =>
  unit(ORDERS[kind].forms, ORDERS[kind].each, (word) => token('order', kind, word));

export const orderWord = (kind: AnyOrder | 'any'): string => token('order', kind, ORDERS[kind].forms[0]);

export const orders = (kind: AnyOrder | 'any' | 'choice', n: number): string =>
  kind === 'choice' ? `${some(n, orderUnit('any'))} на ваш выбор` : some(n, orderUnit(kind));

/** «2 готовых навигационных приказов»: after «меньше». */
export const ofFreshOrders = (kind: AnyOrder | 'any', n: number): string =>
  `${n} готовых ${token('order', kind, ORDERS[kind].forms[2])}`;

// --- treasures

const TREASURES: Readonly<Record<TreasureKind | 'any', Counted>> = {
  commodity: ['товар', 'товара', 'товаров'],
  shanty: ['шанти', 'шанти', 'шанти'],
  trinket: ['безделушку', 'безделушки', 'безделушек'],
  relic: ['реликвию', 'реликвии', 'реликвий'],
  any: ['сокровище', 'сокровища', 'сокровищ'],
};

export const treasures = (kind: TreasureKind | 'any', n: number): string => {
  const word = numbered(n, TREASURES[kind]);
  return `${n} ${kind === 'any' ? word : token('goods', kind, word)}`;
};

// --- amounts

/** How much, as an object: a number, or what is counted when it happens. */
export function amount(by: Amount, what: Unit): string {
  const { picture, each } = what;
  if (typeof by === 'number') return some(by, what);
  const many = picture(what.forms[2]);
  if (typeof by === 'object') {
    return 'plusPlayers' in by
      ? `${by.plusPlayers}+ ${many} (${by.plusPlayers} плюс число игроков)`
      : `половину от ${by.halfPlusPlayers}+ ${many} (${by.halfPlusPlayers} плюс число игроков; половина округляется вниз)`;
  }
  switch (by) {
    case 'act':
      return `столько ${many}, каков номер акта`;
    case 'crew':
      return `по 1 ${picture(each)} за каждого своего моряка`;
    case 'enemies-on-deck':
      return `по 1 ${picture(each)} за каждого врага на вашей палубе`;
    case 'destroyed-nodes':
      return `по 1 ${picture(each)} за каждый ваш разрушенный пост`;
    case 'rolled':
      return `столько ${many}, сколько выпало`;
    default: {
      const never: never = by;
      return never;
    }
  }
}

/** How far, after a verb of motion: «на 2 деления». */
export function distance(by: Amount): string {
  if (typeof by === 'number') return `на ${count(by, STEPS)}`;
  if (typeof by === 'object') {
    return 'plusPlayers' in by
      ? `на ${by.plusPlayers}+ (${by.plusPlayers} плюс число игроков)`
      : `на половину от ${by.halfPlusPlayers}+ (${by.halfPlusPlayers} плюс число игроков; половина округляется вниз)`;
  }
  switch (by) {
    case 'act':
      return 'на номер акта';
    case 'crew':
      return 'на 1 деление за каждого вашего моряка';
    case 'enemies-on-deck':
      return 'на 1 деление за каждого врага на вашей палубе';
    case 'destroyed-nodes':
      return 'на 1 деление за каждый ваш разрушенный пост';
    case 'rolled':
      return 'на выпавшее число делений';
    default: {
      const never: never = by;
      return never;
    }
  }
}

// --- people

interface Person {
  readonly is: string;
  readonly to: string;
}

/** Whom of the crew: as a subject, and as the one something is given to. */
const PEOPLE: Readonly<Record<Whom, Person>> = {
  it: { is: 'этот моряк', to: 'этому моряку' },
  choice: { is: 'один моряк на ваш выбор', to: 'одному моряку на ваш выбор' },
  each: { is: 'каждый ваш моряк', to: 'каждому вашему моряку' },
  'each-on-deck': { is: 'каждый моряк на палубе', to: 'каждому моряку на палубе' },
  'each-below': { is: 'каждый моряк под палубой', to: 'каждому моряку под палубой' },
  'each-of-party': { is: 'каждый моряк в экспедиции', to: 'каждому моряку в экспедиции' },
  random: { is: 'один случайный моряк', to: 'одному случайному моряку' },
  here: { is: 'каждый моряк в зоне этого врага', to: 'каждому моряку в зоне этого врага' },
  nearest: { is: 'ближайший моряк', to: 'ближайшему моряку' },
};

export const person = (whom: Whom): string => PEOPLE[whom].is;
export const toPerson = (whom: Whom): string => PEOPLE[whom].to;

// --- nodes and dice

interface Node {
  readonly word: string;
  readonly ending: '' | 'о';
}
const NODES: Readonly<Record<NodeKind, Node>> = {
  bow: { word: 'носовой пост', ending: '' },
  stern: { word: 'кормовой пост', ending: '' },
  larboard: { word: 'орудийный пост левого борта', ending: '' },
  starboard: { word: 'орудийный пост правого борта', ending: '' },
  navigation: { word: 'навигационный пост', ending: '' },
  'crows-nest': { word: 'воронье гнездо', ending: 'о' },
  blank: { word: 'пустой пост', ending: '' },
};

/** «носовой пост разрушен», «воронье гнездо разрушено». */
export const nodeIs = (kind: NodeKind, stem: 'занят' | 'разрушен'): string =>
  `${token('node', kind, NODES[kind].word)} ${stem}${NODES[kind].ending}`;

const FACES: Readonly<Record<AttackFace | EvasionFace | EnemyFace, Counted>> = {
  damage: HITS,
  critical: ['двойной урон', 'двойных урона', 'двойных урона'],
  omen: ['знамение', 'знамения', 'знамений'],
  blank: ['пустая грань', 'пустые грани', 'пустых граней'],
  evade: ['уклонение', 'уклонения', 'уклонений'],
  move: ['движение', 'движения', 'движений'],
};

/** «2 знамения и 1 урон», in the order of the roll. */
export function facesText(faces: readonly (AttackFace | EvasionFace | EnemyFace)[]): string {
  const counted = new Map<AttackFace | EvasionFace | EnemyFace, number>();
  for (const face of faces) counted.set(face, (counted.get(face) ?? 0) + 1);
  return list(
    [...counted].map(([face, n]) => count(n, FACES[face])),
    'и',
  );
}

/** Alone: «двойной урон». */
export const faceWord = (face: AttackFace | EvasionFace | EnemyFace): string => FACES[face][0];
