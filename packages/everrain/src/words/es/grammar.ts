// Spanish: how the things of the game stand in a sentence.
import { count, list, numbered } from '@undertow/language/es';
import type { Amount, Whom } from '../../content/effect';
import type { AnyOrder, Gem, NodeKind, TreasureKind } from '../../content/ids';
import type { AttackFace, EnemyFace, EvasionFace } from '../../model/event';
import { token } from '../tokens';

export {
  type Clause,
  capital,
  count,
  fact,
  ifDone,
  list,
  long,
  numbered,
  of,
  order,
  paragraph,
  quoted,
  sentence,
  signed,
  to,
  uncapital,
  under,
} from '@undertow/language/es';

/** What is counted; `one` and `many` follow the number, `asMuch` stands before «como». */
export interface Unit {
  readonly one: string;
  readonly many: string;
  readonly asMuch: string;
}

const plainly = (word: string): string => word;

const thing = (
  gender: 'm' | 'f',
  one: string,
  many = `${one}s`,
  picture: (word: string) => string = plainly,
): Unit => ({ one: picture(one), many: picture(many), asMuch: `tant${gender === 'f' ? 'a' : 'o'}s ${picture(many)}` });

/** What is not counted but measured: «2 de tensión». */
const measure = (gender: 'm' | 'f', word: string): Unit => ({
  one: `de ${word}`,
  many: `de ${word}`,
  asMuch: `tant${gender === 'f' ? 'a' : 'o'} ${word}`,
});

export const some = (n: number, { one, many }: Unit): string => `${n} ${n === 1 ? one : many}`;

const coinPicture = (word: string): string => token('goods', 'coin', word);
const cluePicture = (word: string): string => token('goods', 'clue', word);
const GEMS: Readonly<Record<Gem, string>> = {
  trauma: token('gem', 'trauma', 'trauma'),
  strain: token('gem', 'strain', 'tensión'),
};

export const COINS = thing('f', 'moneda', 'monedas', coinPicture);
export const CLUES = thing('f', 'pista', 'pistas', cluePicture);
export const gems = (which: Gem): Unit => measure(which === 'strain' ? 'f' : 'm', GEMS[which]);
export const gem = (which: Gem): string => GEMS[which];
export const HARM = measure('m', 'daño');
export const HEALTH = measure('f', 'vida');
export const SPOILS = thing('f', 'tirada de botín', 'tiradas de botín');
/** Spaces of a track and hexes of the chart alike. */
export const SPACES = thing('f', 'casilla');
export const DICE = thing('m', 'dado');
export const POINTS = thing('m', 'punto de navegación', 'puntos de navegación');

export const coins = (n: number): string => some(n, COINS);
export const clues = (n: number): string => some(n, CLUES);

export const agendaWord = token('track', 'agenda', 'designio');
export const fateDie = token('die', 'fate', 'dado del destino');

// --- orders

const ORDERS: Readonly<Record<AnyOrder | 'any', string>> = {
  crew: ' de tripulación',
  navigation: ' de navegación',
  artillery: ' de artillería',
  fleeting: ' fugaz',
  any: '',
};

const orderText = (kind: AnyOrder | 'any', n: number, fresh = false): string => {
  const what = kind === 'fleeting' && n !== 1 ? ' fugaces' : ORDERS[kind];
  const ready = fresh ? numbered(n, ' disponible', ' disponibles') : '';
  return token('order', kind, `${numbered(n, 'orden', 'órdenes')}${what}${ready}`);
};

export const orderUnit = (kind: AnyOrder | 'any'): Unit => ({
  one: orderText(kind, 1),
  many: orderText(kind, 2),
  asMuch: `tantas ${orderText(kind, 2)}`,
});

export const orderWord = (kind: AnyOrder | 'any'): string => orderText(kind, 1);

export const orders = (kind: AnyOrder | 'any' | 'choice', n: number): string =>
  kind === 'choice' ? `${some(n, orderUnit('any'))} a tu elección` : some(n, orderUnit(kind));

/** «2 órdenes de navegación disponibles». */
export const freshOrders = (kind: AnyOrder | 'any', n: number): string => `${n} ${orderText(kind, n, true)}`;

// --- treasures

const TREASURES: Readonly<Record<TreasureKind | 'any', readonly [one: string, many: string]>> = {
  commodity: ['mercancía', 'mercancías'],
  shanty: ['saloma', 'salomas'],
  trinket: ['baratija', 'baratijas'],
  relic: ['reliquia', 'reliquias'],
  any: ['tesoro', 'tesoros'],
};

export const treasures = (kind: TreasureKind | 'any', n: number): string => {
  const word = numbered(n, ...TREASURES[kind]);
  return `${n} ${kind === 'any' ? word : token('goods', kind, word)}`;
};

// --- amounts

/** How much: a number, or what is counted when it happens. */
export function amount(by: Amount, unit: Unit): string {
  if (typeof by === 'number') return some(by, unit);
  if (typeof by === 'object') {
    return 'plusPlayers' in by
      ? `${by.plusPlayers}+ ${unit.many} (${by.plusPlayers} más el número de jugadores)`
      : `la mitad de ${by.halfPlusPlayers}+ ${unit.many} (${by.halfPlusPlayers} más el número de jugadores, y la mitad se redondea hacia abajo)`;
  }
  switch (by) {
    case 'act':
      return `${unit.asMuch} como el número del acto`;
    case 'crew':
      return `1 ${unit.one} por cada uno de tus tripulantes`;
    case 'enemies-on-deck':
      return `1 ${unit.one} por cada enemigo en tu cubierta`;
    case 'destroyed-nodes':
      return `1 ${unit.one} por cada puesto tuyo destruido`;
    case 'rolled':
      return `${unit.asMuch} como indique la tirada`;
    default: {
      const never: never = by;
      return never;
    }
  }
}

// --- people

/** Whom of the crew, as a subject. */
const PEOPLE: Readonly<Record<Whom, string>> = {
  it: 'este tripulante',
  choice: '1 tripulante a tu elección',
  each: 'cada uno de tus tripulantes',
  'each-on-deck': 'cada tripulante en cubierta',
  'each-below': 'cada tripulante bajo cubierta',
  'each-of-party': 'cada tripulante de la expedición',
  random: '1 de tus tripulantes al azar',
  here: 'cada tripulante en la zona de este enemigo',
  nearest: 'el tripulante más cercano',
};

export const person = (whom: Whom): string => PEOPLE[whom];

// --- nodes and dice

const NODES: Readonly<Record<NodeKind, readonly [article: string, word: string]>> = {
  bow: ['el', 'puesto de proa'],
  stern: ['el', 'puesto de popa'],
  larboard: ['el', 'puesto de artillería de babor'],
  starboard: ['el', 'puesto de artillería de estribor'],
  navigation: ['un', 'puesto de navegación'],
  'crows-nest': ['el', 'puesto de la cofa'],
  blank: ['un', 'puesto vacío'],
};

export const node = (kind: NodeKind): string => {
  const [article, word] = NODES[kind];
  return `${article} ${token('node', kind, word)}`;
};

type Face = AttackFace | EvasionFace | EnemyFace;

const FACES: Readonly<Record<Face, readonly [one: string, many: string]>> = {
  damage: ['daño', 'daños'],
  critical: ['crítico', 'críticos'],
  omen: ['presagio', 'presagios'],
  blank: ['cara vacía', 'caras vacías'],
  evade: ['esquiva', 'esquivas'],
  move: ['movimiento', 'movimientos'],
};

/** «2 presagios y 1 daño», in the order of the roll. */
export function facesText(faces: readonly Face[]): string {
  const counted = new Map<Face, number>();
  for (const face of faces) counted.set(face, (counted.get(face) ?? 0) + 1);
  return list(
    [...counted].map(([face, n]) => count(n, ...FACES[face])),
    'y',
  );
}

/** Alone: «presagio». */
export const faceWord = (face: Face): string => FACES[face][0];
