// English: crew, ship, goods, ports.
import type { LogWords } from '../../language';
import { cluesText, coins, count, gem, list, sentence } from '../grammar';
import {
  because,
  does,
  hand,
  hexName,
  placeName,
  portName,
  thing,
  traitName,
  treasureName,
  upgradeName,
  who,
  whose,
  zoneName,
} from '../telling';
import { terms } from '../terms';

const GOODS: Readonly<Record<string, string>> = {
  gained: 'gains',
  bought: 'buys',
  sold: 'sells',
  used: 'uses',
  lost: 'loses',
  'handed-in': 'hands in',
};
const YOU: Readonly<Record<string, string>> = {
  gained: 'gain',
  bought: 'buy',
  sold: 'sell',
  used: 'use',
  lost: 'lose',
  'handed-in': 'hand in',
};

const MONEY: Readonly<Record<string, string>> = {
  spoils: 'spoils',
  sale: 'a sale',
  gamble: 'gambling',
  repair: 'repairs',
  upgrade: 'an upgrade',
  install: 'installing',
  treasure: 'a treasure',
  healing: 'healing',
  inn: 'the Inn',
  listen: 'listening',
  hire: 'hiring',
  wages: 'wages',
};
const for_ = (why: string): string => (MONEY[why] ? ` (${MONEY[why]})` : '');

const DECKS: Readonly<Record<string, (n: number) => string>> = {
  treasure: (n) => count(n, 'treasure'),
  improvement: (n) => count(n, 'improvement'),
  artillery: (n) => count(n, 'artillery card'),
  crew: (n) => count(n, 'recruit'),
};

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
  'crew-moved': ({ who: member, to }) => sentence(`${hand(member)} goes to ${placeName(to)}`),
  hired: ({ who: member, wage, traits, why }, told) =>
    sentence(
      `${hand(member)} joins ${whose(told, member.seat)} crew${why === 'hired' ? ` for ${coins(wage)}` : ''}${traits.length > 0 ? `: ${list(traits.map(traitName), 'and')}` : ''}`,
    ),
  hurt: ({ who: member, gem: which, count: n, why }, told) =>
    sentence(`${hand(member)} takes ${n} ${gem(which)}${because(told, why)}`),
  recovered: ({ who: member, gem: which, count: n, source }, told) =>
    n === 0 ? '' : sentence(`${hand(member)} recovers ${n} ${gem(which)}${because(told, source)}`),
  died: ({ who: member, why }, told) => sentence(`${hand(member)} is dead${because(told, why)}`),
  survived: ({ who: member, traits }) =>
    sentence(`${hand(member)} should be dead and is not: ${list(traits.map(traitName), 'and')}`),
  left: ({ who: member, why }) =>
    sentence(
      `${hand(member)} ${why === 'unpaid' ? 'leaves unpaid' : why === 'dismissed' ? 'is dismissed' : 'leaves the ship'}`,
    ),
  paid: ({ who: member, wage }) => sentence(`${hand(member)} is paid ${coins(wage)}`),
  trait: ({ who: member, gained, lost }) =>
    sentence(
      `${hand(member)} ${list([gained ? `gains ${traitName(gained)}` : '', lost ? `loses ${traitName(lost)}` : ''].filter(Boolean), 'and')}`,
    ),
  fatigued: () => '',
  activated: ({ who: member, improvement }) => sentence(`${hand(member)} uses ${upgradeName(improvement)}`),
  'node-destroyed': ({ seat, zone, roll, why }, told) =>
    sentence(
      `${roll === null ? '' : `rolled ${roll}: `}${whose(told, seat)} ${zoneName(zone)} is destroyed${because(told, why)}`,
    ),
  repaired: ({ seat, zone }, told) => sentence(`${whose(told, seat)} ${zoneName(zone)} is repaired`),
  installed: ({ seat, upgrade }, told) => sentence(`${does(told, seat, 'install')} ${upgradeName(upgrade)}`),
  schematic: ({ seat, upgrade }, told) =>
    sentence(`${does(told, seat, 'stow')} the schematic of ${upgradeName(upgrade)}`),
  scrapped: ({ seat, upgrade }, told) => sentence(`${does(told, seat, 'scrap')} ${upgradeName(upgrade)}`),
  sank: ({ seat, hex, why }, told) =>
    sentence(
      `${whose(told, seat)} ship sinks${hex === null ? '' : ` in ${hexName(told, hex)}`}: ${why === 'nodes' ? 'every node is gone' : why === 'crew' ? 'nobody is left aboard' : 'the boarding was lost'}`,
    ),
  coin: ({ seat, by, now, why }, told) =>
    by === 0
      ? ''
      : sentence(
          `${by > 0 ? does(told, seat, 'gain') : does(told, seat, 'pay')} ${coins(Math.abs(by))}${for_(why)}, now ${now}`,
        ),
  clues: ({ seat, by, now }, told) =>
    by === 0
      ? ''
      : sentence(
          `${by > 0 ? does(told, seat, 'gain') : does(told, seat, 'give up', 'gives up')} ${cluesText(Math.abs(by))}, now ${now}`,
        ),
  treasure: ({ seat, treasure, how, price }, told) =>
    sentence(
      `${who(told, seat)} ${(told.seat(seat).you ? YOU : GOODS)[how] ?? how} ${treasureName(treasure)}${price === undefined ? '' : ` for ${coins(price)}`}`,
    ),
  'revealed-cards': ({ seat, from, cards }, told) => {
    const seen = DECKS[from]?.(cards.length);
    if (!seen) return '';
    const named = from === 'improvement' || from === 'artillery' ? `: ${list(cards.map(upgradeName), 'and')}` : '';
    return sentence(`${does(told, seat, 'see')} ${seen}${named}`);
  },
  spoils: ({ seat, roll }, told) => sentence(`${does(told, seat, 'roll')} ${roll} for spoils`),
  traded: ({ from, to, what }, told) =>
    sentence(
      `${does(told, from, 'give')} ${told.seat(to).you ? 'you' : who(told, to)} ${list(what.map(thing), 'and')}`,
    ),
  'trade-refused': ({ by, with: other }, told) =>
    sentence(`${does(told, by, 'decline')} to trade with ${who(told, other)}`),
  visit: ({ seat, port }, told) => sentence(`${does(told, seat, 'put', 'puts')} in at ${portName(port)}`),
  'visit-over': ({ seat, port }, told) => sentence(`${does(told, seat, 'leave')} ${portName(port)}`),
  service: ({ who: member, service }) =>
    sentence(`${hand(member)} goes ashore: ${terms.services[service].toLowerCase()}`),
  passenger: ({ seat, card, what }, told) =>
    sentence(
      what === 'aboard'
        ? `${told.card(card)} comes aboard ${whose(told, seat)} ship`
        : what === 'arrived'
          ? `${told.card(card)} is home and pays`
          : `${told.card(card)} will not arrive`,
    ),
};
