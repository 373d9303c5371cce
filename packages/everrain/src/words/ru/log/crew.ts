// Russian: crew, ship, goods, ports.
import type { Event } from '../../../model/event';
import type { LogWords } from '../../language';
import { lookUp } from '../../lookups';
import { both, type Counted, clues, coins, coinsAre, count, gems, list, sentence, some } from '../grammar';
import { hexAt, placeTo, portName, portTo, zoneAt } from '../places';
import {
  because,
  cardName,
  does,
  hand,
  handIs,
  things,
  toWhom,
  traitName,
  treasureName,
  upgradeName,
  whose,
  withWhom,
} from '../telling';
import { terms } from '../terms';

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

const GOODS: Readonly<Record<Of<'treasure'>['how'], readonly [yours: string, theirs: string]>> = {
  gained: ['получаете', 'получает'],
  bought: ['покупаете', 'покупает'],
  sold: ['продаёте', 'продаёт'],
  used: ['используете', 'использует'],
  lost: ['теряете', 'теряет'],
  'handed-in': ['сдаёте', 'сдаёт'],
};

const MONEY: Readonly<Record<string, string>> = {
  spoils: 'добыча',
  sale: 'продажа',
  gamble: 'игра',
  repair: 'ремонт',
  upgrade: 'оснащение',
  install: 'установка',
  treasure: 'сокровище',
  healing: 'лечение',
  inn: 'Таверна',
  listen: 'слухи',
  hire: 'найм',
  wages: 'жалованье',
};
const money = (why: string): string => {
  const known = lookUp(MONEY, why);
  return known === undefined ? '' : ` (${known})`;
};

/** What is looked through in the open; whatever else is turned up tells of itself. */
const DECKS: Readonly<Partial<Record<Of<'revealed-cards'>['from'], Counted>>> = {
  treasure: ['сокровище', 'сокровища', 'сокровищ'],
  improvement: ['улучшение', 'улучшения', 'улучшений'],
  artillery: ['орудие', 'орудия', 'орудий'],
  crew: both('моряка', 'моряков'),
};

const SANK: Readonly<Record<Of<'sank'>['why'], string>> = {
  nodes: 'разрушены все посты',
  crew: 'на борту никого не осталось',
  boarding: 'абордаж проигран',
};

const traitsText = (traits: readonly string[]): string =>
  traits.length === 0 ? '' : `: ${list(traits.map(traitName), 'и')}`;

export const crew: Pick<
  LogWords,
  | 'crew-moved'
  | 'hired'
  | 'hurt'
  | 'recovered'
  | 'died'
  | 'survived'
  | 'left'
  | 'paid'
  | 'trait'
  | 'fatigued'
  | 'activated'
  | 'node-destroyed'
  | 'repaired'
  | 'installed'
  | 'schematic'
  | 'scrapped'
  | 'sank'
  | 'coin'
  | 'clues'
  | 'treasure'
  | 'revealed-cards'
  | 'spoils'
  | 'traded'
  | 'trade-refused'
  | 'visit'
  | 'visit-over'
  | 'service'
  | 'passenger'
> = {
  'crew-moved': ({ who, to }) => sentence(`${hand(who)} идёт ${placeTo(to)}`),
  hired: ({ who, wage, traits, why }, told) =>
    sentence(
      `${hand(who)} вступает в ${whose(told, who.seat, 'вашу', 'команду')}${why === 'hired' ? ` за ${coins(wage)}` : ''}${traitsText(traits)}`,
    ),
  hurt: ({ who, gem, count: n, why }, told) =>
    sentence(`${hand(who)} получает ${some(n, gems(gem))}${because(told, why)}`),
  recovered: ({ who, gem, count: n, source }, told) =>
    n === 0 ? '' : sentence(`${hand(who)} снимает ${some(n, gems(gem))}${because(told, source)}`),
  died: ({ who, why }, told) => sentence(`${hand(who)} погибает${because(told, why)}`),
  survived: ({ who, traits }) => sentence(`${hand(who)} вопреки всему остаётся в живых${traitsText(traits)}`),
  left: ({ who, why }) =>
    sentence(
      why === 'dismissed'
        ? `${handIs(who, 'списан')} на берег`
        : `${hand(who)} ${why === 'unpaid' ? 'уходит, не получив жалованья' : 'покидает корабль'}`,
    ),
  paid: ({ who, wage }) => sentence(`${hand(who)} получает жалованье: ${coinsAre(wage)}`),
  trait: ({ who, gained, lost }) =>
    sentence(
      `${hand(who)} ${list(
        [gained ? `получает черту ${traitName(gained)}` : '', lost ? `теряет черту ${traitName(lost)}` : ''].filter(
          Boolean,
        ),
        'и',
      )}`,
    ),
  fatigued: () => '',
  activated: ({ who, improvement }) => sentence(`${hand(who)} запускает улучшение: ${upgradeName(improvement)}`),
  'node-destroyed': ({ seat, zone, roll, why }, told) =>
    sentence(
      `${roll === null ? '' : `выпало ${roll}: `}на ${whose(told, seat, 'вашем', 'корабле')} разрушен пост ${zoneAt(zone)}${because(told, why)}`,
    ),
  repaired: ({ seat, zone }, told) =>
    sentence(`на ${whose(told, seat, 'вашем', 'корабле')} починен пост ${zoneAt(zone)}`),
  installed: ({ seat, upgrade }, told) =>
    sentence(`${does(told, seat, 'устанавливаете', 'устанавливает')} ${upgradeName(upgrade, 'acc')}`),
  schematic: ({ seat, upgrade }, told) =>
    sentence(`${does(told, seat, 'получаете', 'получает')} чертёж ${upgradeName(upgrade, 'gen')}`),
  scrapped: ({ seat, upgrade, schematic }, told) =>
    sentence(
      `${does(told, seat, 'сбрасываете', 'сбрасывает')} ${schematic ? `чертёж ${upgradeName(upgrade, 'gen')}` : upgradeName(upgrade, 'acc')}`,
    ),
  sank: ({ seat, hex, why }, told) =>
    sentence(`${whose(told, seat, 'ваш', 'корабль')} тонет${hex === null ? '' : ` ${hexAt(told, hex)}`}: ${SANK[why]}`),
  coin: ({ seat, by, now, why }, told) =>
    by === 0
      ? ''
      : sentence(
          `${by > 0 ? does(told, seat, 'получаете', 'получает') : does(told, seat, 'платите', 'платит')} ${coins(Math.abs(by))}${money(why)}, теперь ${now}`,
        ),
  clues: ({ seat, by, now }, told) =>
    by === 0
      ? ''
      : sentence(
          `${by > 0 ? does(told, seat, 'получаете', 'получает') : does(told, seat, 'отдаёте', 'отдаёт')} ${clues(Math.abs(by))}, теперь ${now}`,
        ),
  treasure: ({ seat, treasure, how, price }, told) =>
    sentence(
      `${does(told, seat, ...GOODS[how])} ${treasureName(treasure, 'acc')}${price === undefined ? '' : ` за ${coins(price)}`}`,
    ),
  'revealed-cards': ({ seat, from, cards }, told) => {
    const forms = DECKS[from];
    if (!forms) return '';
    const shown =
      from === 'crew' || from === 'treasure'
        ? ''
        : `: ${list(
            cards.map((card) => upgradeName(card)),
            'и',
          )}`;
    return sentence(`${does(told, seat, 'видите', 'видит')} ${count(cards.length, forms)}${shown}`);
  },
  spoils: ({ seat, roll }, told) => sentence(`${does(told, seat, 'делаете', 'делает')} бросок добычи: ${roll}`),
  traded: ({ from, to, what }, told) =>
    sentence(`${does(told, from, 'отдаёте', 'отдаёт')} ${toWhom(told, to)} ${things(what)}`),
  'trade-refused': ({ by, with: other }, told) =>
    sentence(`${does(told, by, 'отказываетесь', 'отказывается')} от обмена с ${withWhom(told, other)}`),
  visit: ({ seat, port }, told) => sentence(`${does(told, seat, 'заходите', 'заходит')} ${portTo(port)}`),
  'visit-over': ({ seat, port }, told) =>
    sentence(`${does(told, seat, 'покидаете', 'покидает')} ${portName(port, 'acc')}`),
  service: ({ who, service }) => sentence(`${hand(who)} сходит на берег: ${terms.services[service].toLowerCase()}`),
  passenger: ({ seat, card, what }, told) =>
    sentence(
      what === 'aboard'
        ? `на ${whose(told, seat, 'ваш', 'корабль')} садится пассажир: ${cardName(told, card)}`
        : what === 'arrived'
          ? `пассажир на месте и платит: ${cardName(told, card)}`
          : `пассажир уже не доберётся: ${cardName(told, card)}`,
    ),
};
