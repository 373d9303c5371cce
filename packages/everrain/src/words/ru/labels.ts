// Russian: what an option means.
import type { LabelWords } from '../language';
import { sentences } from './effects';
import { count, DICE, faceWord, list, orders, orderWord, sentence } from './grammar';
import { hexName, placeTo, spotName, zoneName } from './places';
import { crewName, crewOf, enemyOf, shipOf, thing, toWhom, treasureName, upgradeName, who, withWhom } from './telling';
import { terms } from './terms';

/** With a capital and without a full stop. */
const label = (text: string): string => sentence(text).replace(/\.$/, '');

const SIDES = ['восток', 'юго-восток', 'юго-запад', 'запад', 'северо-запад', 'северо-восток'];

const ORDERED = {
  crew: 'Приказать моряку',
  navigation: 'Идти под парусами',
  artillery: 'Выстрелить из орудия',
} as const;
const SIGNS = { positive: 'Положительная', negative: 'Отрицательная', indelible: 'Неизгладимая' } as const;

export const labels: LabelWords = {
  order: ({ as, fleeting }) => `${ORDERED[as]}${fleeting ? ' (мимолётный приказ)' : ''}`,
  pooled: ({ count: n }) => label(`идти, отдав сразу ${orders('navigation', n)}`),
  helm: ({ by }) => (by > 0 ? 'Право руля' : 'Лево руля'),
  forward: () => 'Вперёд на один гекс',
  reveal: () => 'Открыть участок впереди',
  visit: () => 'Посетить порт',
  expedition: () => 'Послать экспедицию',
  purge: () => 'Очистить алтарь',
  loot: () => 'Обыскать обломки',
  'board-ship': ({ ship }, asked) => label(`взять на абордаж ${shipOf(asked, ship, 'acc')}`),
  trade: ({ with: other }, asked) => label(`меняться с ${withWhom(asked, other)}`),
  'use-treasure': ({ treasure }) => label(`использовать ${treasureName(treasure, 'acc')}`),
  'end-turn': () => 'Закончить ход',
  crew: ({ crew }, asked) => label(crewOf(asked, crew)),
  place: ({ place }) => label(placeTo(place)),
  'crew-to': ({ crew, place }, asked) => label(`${crewOf(asked, crew)}: ${placeTo(place)}`),
  enemy: ({ enemy }, asked) => label(enemyOf(asked, enemy)),
  ship: ({ ship }, asked) => label(shipOf(asked, ship)),
  zone: ({ zone }) => label(`${zoneName(zone)} (${zone})`),
  hex: ({ hex }, asked) => label(hexName(asked, hex)),
  side: ({ side }) => label(SIDES[side] ?? ''),
  hexes: ({ hexes }, asked) =>
    label(
      `накроет: ${list(
        hexes.map((hex) => hexName(asked, hex)),
        'и',
      )}`,
    ),
  orientation: ({ turned }) => (turned ? 'Перевернуть на пол-оборота' : 'Как взят'),
  anyorder: ({ order }) => label(orderWord(order)),
  slot: ({ slot, gun }) =>
    gun
      ? label(`ячейка: ${terms.guns[slot === 0 ? 'larboard' : slot === 1 ? 'starboard' : 'ends'].toLowerCase()}`)
      : `Ячейка ${slot + 1}`,
  space: ({ slot, space }) => `Ячейка ${slot + 1}, место ${space + 1}`,
  upgrade: ({ upgrade, schematic }) =>
    label(schematic ? `чертёж ${upgradeName(upgrade, 'gen')}` : upgradeName(upgrade)),
  'move-upgrade': ({ from, to }) =>
    to === 'scrap' ? `Сбросить из ячейки ${from + 1}` : `Переставить из ячейки ${from + 1} в ячейку ${to + 1}`,
  treasure: ({ treasure }) => label(treasureName(treasure)),
  clue: () => 'Одна из ваших улик',
  recruit: ({ board }) => label(crewName(board)),
  seat: ({ seat }, asked) => label(who(asked, seat)),
  gun: ({ at, dice, end }, asked) =>
    label(
      `${end === null ? '' : `${end === 'bow' ? 'носовое' : 'кормовое'} орудие, `}${hexName(asked, at)}: ${count(dice, DICE)}`,
    ),
  deck: ({ deck }) => (deck === 'improvement' ? 'Колода улучшений' : 'Колода орудий'),
  card: ({ card }, asked) => label(asked.card(card)),
  option: ({ card, option }, asked) => asked.option(card, option),
  effect: ({ index }, { about }) => {
    const effect = about.effects?.[index];
    return effect ? sentences(effect) : `Вариант ${index + 1}`;
  },
  number: ({ number }) => `${number}`,
  split: ({ attack, evasion }) => `Атака ${attack}, уклонение ${evasion}`,
  die: ({ die, crew }, asked) => label(`${crewOf(asked, crew)}: кубик ${die === 'attack' ? 'атаки' : 'уклонения'}`),
  omen: ({ die, with: order }) => label(`${die === 'attack' ? 'урон' : 'уклонение'} за ${orders(order, 1)}`),
  send: ({ crew, service }, asked) => label(`${crewOf(asked, crew)}: ${terms.services[service].toLowerCase()}`),
  again: ({ service }) => label(`${terms.services[service].toLowerCase()}, ещё раз`),
  dismiss: ({ crew }, asked) => label(`списать на берег: ${crewOf(asked, crew)}`),
  'leave-port': () => 'Покинуть порт',
  node: ({ node }) => `Точка тропы ${node + 1}`,
  face: ({ face }) => label(faceWord(face)),
  path: ({ via }, asked) =>
    label(via.map((at) => (asked.about.enemy === undefined ? hexName(asked, at) : spotName(at))).join(' → ')),
  give: ({ thing: what, to }, asked) => label(`${thing(what, 'nom')} → ${toWhom(asked, to)}`),
  'trait-sign': ({ sign }) => `${SIGNS[sign]} черта`,
  yes: () => 'Да',
  no: () => 'Нет',
  done: () => 'Дальше',
};
