// Russian: what cards say.
import type { Cell, Destination } from '../../content/card';
import type { HexKind } from '../../content/ids';
import type { RuleWords } from '../language';
import { token } from '../tokens';
import { condition } from './conditions';
import { sentences } from './effects';
import {
  both,
  type Counted,
  clues,
  cluesAre,
  coinsAre,
  count,
  DICE,
  HEXES,
  list,
  lower,
  numbered,
  SPOILS,
  sentence,
  some,
} from './grammar';
import { passive } from './passives';
import { portAt, portName, portTo } from './places';
import { terms } from './terms';

const key = (text: string): string => token('key', 'key', text);

const DESTINATIONS: Readonly<Record<Destination, string>> = {
  'nearest-port': 'ближайший порт',
  'farthest-port': 'самый дальний порт',
  'nearest-altar': 'ближайший алтарь',
  'nearest-island': 'ближайший остров',
  'farthest-island': 'самый дальний остров',
  edge: 'край карты',
  storm: 'шторм',
};

const distance = ({ dq, dr }: Cell): number => (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;

/** «3 кубика на 1 гекс и 2 кубика на 2 гекса». */
function reach(cells: readonly Cell[]): string {
  const best = new Map<number, number>();
  for (const cell of cells) best.set(distance(cell), Math.max(best.get(distance(cell)) ?? 0, cell.dice));
  return list(
    [...best].sort(([a], [b]) => a - b).map(([far, dice]) => `${count(dice, DICE)} на ${count(far, HEXES)}`),
    'и',
  );
}

const KINDS: Readonly<Record<HexKind, Counted>> = {
  calm: ['гекс спокойного моря', 'гекса спокойного моря', 'гексов спокойного моря'],
  rough: ['гекс бурного моря', 'гекса бурного моря', 'гексов бурного моря'],
  wreck: ['гекс обломков', 'гекса обломков', 'гексов обломков'],
  spawn: ['гекс появления', 'гекса появления', 'гексов появления'],
  port: ['порт', 'порта', 'портов'],
  island: ['остров', 'острова', 'островов'],
  altar: ['алтарь', 'алтаря', 'алтарей'],
};

/** «3 порта»; without a number of players «3/3/2/2 порта (для 1/2/3/4 игроков)». */
const goal = (by: readonly number[], players: number | null, forms: Counted): string =>
  players === null
    ? `${by.join('/')} ${numbered(by.at(-1) ?? 0, forms)} (для 1/2/3/4 игроков)`
    : count(by[players - 1] ?? 0, forms);

export const rules: RuleWords = {
  effect: sentences,
  passive,
  requirement: (given) => sentence(`только если ${condition(given)}`),
  ability: ({ omens, effect }, name) =>
    `${key(`${name} (${count(omens, ['знамение', 'знамения', 'знамений'])})`)}: ${lower(sentences(effect))}`,
  enemy: ({ act, health, dice, spoils }) =>
    `${terms.act(act)}. Здоровье ${health}, ${count(dice, DICE)}, ${some(spoils, SPOILS)}.`,
  enemyShip: ({ health, dice, range, pattern, destinations }) =>
    `Здоровье ${health}, ${count(dice, DICE)}; дальность боя ${count(range, HEXES)}, стреляет не дальше ${count(Math.max(...pattern.map(distance)), both('гекса', 'гексов'))}. Место назначения: ${list(
      destinations.map((each) => DESTINATIONS[each]),
      'или',
    )}.`,
  destination: (destination) => DESTINATIONS[destination],
  objective: (objective, players) => {
    switch (objective.is) {
      case 'destroy-ports':
        return sentence(`разрушить ${goal(objective.count, players, ['порт', 'порта', 'портов'])}`);
      case 'sink-ships':
        return sentence(
          `потопить ${goal(objective.count, players, ['корабль игрока', 'корабля игроков', 'кораблей игроков'])}`,
        );
      case 'visit-corners':
        return sentence(
          `обойти ${goal(objective.count, players, ['угол карты', 'угла карты', 'углов карты'])}, один за другим`,
        );
      case 'consume':
        return sentence(`поглотить ${goal(objective.count, players, KINDS[objective.what])}`);
      case 'raise-storms':
        return sentence(`поднять ${goal(objective.count, players, ['шторм', 'шторма', 'штормов'])}`);
      default: {
        const never: never = objective;
        return never;
      }
    }
  },
  gun: ({ slot, ends, cells }) =>
    `${
      slot === 'ends'
        ? `Стреляет с ${list(
            (ends ?? ['bow', 'stern']).map((end) => (end === 'bow' ? 'носа' : 'кормы')),
            'и',
          )}`
        : terms.guns[slot]
    }: ${reach(cells)}.`,
  spaces: (shape, n, potential) =>
    `${count(
      n,
      shape === 'circle'
        ? ['место для моряка', 'места для моряков', 'мест для моряков']
        : ['место для врага', 'места для врагов', 'мест для врагов'],
    )}${potential > 0 ? `, рядом с таким же улучшением ещё ${potential}` : ''}.`,
  square: 'Работает без моряков.',
  twin: 'Рядом с таким же улучшением действует ещё раз.',
  boat: 'Отсюда моряки могут отправиться в экспедицию.',
  cabins: 'На месте может жить пассажир.',
  cost: (cost) => `Цена: ${coinsAre(cost)}.`,
  starter: 'С этого начинает каждый игрок.',
  prices: (standard, desired, undesired) =>
    `Цена: ${coinsAre(standard)}; ${portAt(desired.port)} ${desired.price}, ${portAt(undesired.port)} ${undesired.price}.`,
  clueValue: (n) => `В Университете засчитывается за ${clues(n)}.`,
  use: (text, kept) => `${key(kept ? 'Раз за раунд' : 'Использовать и сбросить')}: ${lower(text)}`,
  crew: ({ track, island, port, dice, wage }) =>
    `Остров ${island}, порт ${port}, ${count(dice, DICE)}, ${count(track, ['деление', 'деления', 'делений'])} шкалы, жалованье ${coinsAre(wage)}.`,
  traitPlace: (place, sign) =>
    `${key(sign === 'positive' ? 'Положительная' : sign === 'negative' ? 'Отрицательная' : 'Неизгладимая')}, работает ${terms.places[place]}.`,
  contradicts: (others) =>
    `Не достаётся вместе с ${others.length === 1 ? 'чертой' : 'чертами'} ${list(
      others.map((name) => `«${name}»`),
      'и',
    )}.`,
  elder: ({ health, dice }) => (health === null || dice === null ? '' : `Здоровье ${health}, ${count(dice, DICE)}.`),
  awakening: key('При пробуждении'),
  whilstArisen: key('Пока бодрствует'),
  objectiveTitle: key('Цель'),
  headed: (heading, text) => `${heading}: ${lower(text)}`,
  success: key('Успех'),
  failure: key('Провал'),
  option: (label) => key(label),
  passenger: (port, reward) => `Пассажиру нужно ${portTo(port)}. По прибытии: ${lower(reward)}`,
  tile: (n, hexes, port) => {
    const kinds = [...new Set(hexes)].map((kind) =>
      kind === 'port' && port
        ? `порт ${portName(port)}`
        : count(hexes.filter((each) => each === kind).length, KINDS[kind]),
    );
    return `${n > 0 ? `${cluesAre(n)} за открытие. ` : ''}${sentence(list(kinds, 'и'))}`;
  },
};
