// English: crew, ship, goods, ports.
import type { Service } from '../../../model/source';
import type { LogWords } from '../../language';
import { cluesText, coins, count, gem, list, sentence } from '../grammar';
import { atHex, atZone, toPlace } from '../places';
import {
  because,
  does,
  hand,
  portName,
  theUpgrade,
  things,
  traitName,
  treasureName,
  upgradeName,
  who,
  whose,
} from '../telling';

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
  sale: 'sale',
  gamble: 'gambling',
  repair: 'repairs',
  upgrade: 'upgrade',
  install: 'installing',
  treasure: 'treasure',
  healing: 'healing',
  inn: 'Inn',
  listen: 'listening',
  hire: 'hiring',
  wages: 'wages',
};
const for_ = (why: string): string => (MONEY[why] ? ` (${MONEY[why]})` : '');

const GOES: Readonly<Record<Service, string>> = {
  improve: 'goes to the Shipwright for upgrades',
  repair: 'goes to the Shipwright for repairs',
  install: 'goes to the Shipwright to have schematics installed',
  buy: 'goes to the Marketplace to buy',
  sell: 'goes to the Marketplace to sell',
  tend: 'goes to the Apothecary to be tended',
  backstreet: 'goes to the backstreet doctor',
  university: 'goes to the University',
  rest: 'rests at the Inn',
  drink: 'drinks at the Inn',
  gamble: 'gambles at the Inn',
  hire: 'looks for crew at the Inn',
  listen: 'listens at the Inn',
  denizen: 'talks to the denizen',
};

const DECKS: Readonly<Record<string, (n: number) => string>> = {
  treasure: (n) => count(n, 'treasure'),
  improvement: (n) => count(n, 'improvement'),
  artillery: (n) => count(n, 'artillery card'),
  crew: (n) => count(n, 'crew board'),
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
  'crew-moved': ({ who: member, to }) => sentence(`${hand(member)} goes ${toPlace(to)}`),
  hired: ({ who: member, wage, traits, why }, told) =>
    sentence(
      `${hand(member)} ${why === 'start' ? 'sails with' : 'joins'} ${why === 'start' ? (told.seat(member.seat).you ? 'you' : who(told, member.seat)) : `${whose(told, member.seat)} crew`}${why === 'hired' ? ` for ${coins(wage)}` : ''}${traits.length > 0 ? `: ${list(traits.map(traitName), 'and')}` : ''}`,
    ),
  hurt: ({ who: member, gem: which, count: n, why }, told) =>
    sentence(`${hand(member)} takes ${n} ${gem(which)}${because(told, why)}`),
  recovered: ({ who: member, gem: which, count: n, source }, told) =>
    n === 0 ? '' : sentence(`${hand(member)} recovers ${n} ${gem(which)}${because(told, source)}`),
  died: ({ who: member, why }, told) => sentence(`${hand(member)} is dead${because(told, why)}`),
  survived: ({ who: member, traits }) =>
    sentence(
      `${hand(member)} should be dead and is not${traits.length > 0 ? `: ${list(traits.map(traitName), 'and')}` : ''}`,
    ),
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
  activated: ({ who: member, improvement }) => sentence(`${hand(member)} uses ${theUpgrade(improvement)}`),
  'node-destroyed': ({ seat, zone, roll, why }, told) =>
    sentence(
      `${roll === null ? '' : `rolled ${roll}: `}the node ${atZone(zone)} of ${whose(told, seat)} ship is destroyed${because(told, why)}`,
    ),
  repaired: ({ seat, zone }, told) => sentence(`the node ${atZone(zone)} of ${whose(told, seat)} ship is repaired`),
  installed: ({ seat, upgrade }, told) => sentence(`${does(told, seat, 'install')} ${theUpgrade(upgrade)}`),
  schematic: ({ seat, upgrade }, told) =>
    sentence(`${does(told, seat, 'stow')} the schematic of ${theUpgrade(upgrade)}`),
  scrapped: ({ seat, upgrade }, told) => sentence(`${does(told, seat, 'discard')} ${theUpgrade(upgrade)}`),
  sank: ({ seat, hex, why }, told) =>
    sentence(
      `${whose(told, seat)} ship sinks${hex === null ? '' : ` ${atHex(told, hex)}`}: ${why === 'nodes' ? 'every node is destroyed' : why === 'crew' ? 'nobody is left aboard' : 'the boarding was lost'}`,
    ),
  coin: ({ seat, by, now, why }, told) =>
    by === 0
      ? ''
      : sentence(
          `${by > 0 ? does(told, seat, 'gain') : MONEY[why] ? does(told, seat, 'pay') : does(told, seat, 'lose')} ${coins(Math.abs(by))}${for_(why)}, now ${now}`,
        ),
  clues: ({ seat, by, now, why }, told) => {
    if (by === 0) return '';
    const given = why === 'university' || why === 'traded' || why === 'paid';
    return sentence(
      `${by > 0 ? does(told, seat, 'gain') : given ? does(told, seat, 'give up', 'gives up') : does(told, seat, 'lose')} ${cluesText(Math.abs(by))}, now ${now}`,
    );
  },
  treasure: ({ seat, treasure, how, price }, told) =>
    sentence(
      `${who(told, seat)} ${(told.seat(seat).you ? YOU : GOODS)[how] ?? how} ${treasureName(treasure)}${price === undefined ? '' : ` for ${coins(price)}`}`,
    ),
  'revealed-cards': ({ seat, from, cards }, told) => {
    const seen = DECKS[from]?.(cards.length);
    if (!seen) return '';
    const named = from === 'improvement' || from === 'artillery' ? `: ${list(cards.map(upgradeName), 'and')}` : '';
    return sentence(`${does(told, seat, 'reveal')} ${seen}${named}`);
  },
  spoils: ({ seat, roll }, told) => sentence(`${does(told, seat, 'roll')} ${roll} for spoils`),
  traded: ({ from, to, what }, told) =>
    sentence(`${does(told, from, 'give')} ${told.seat(to).you ? 'you' : who(told, to)} ${things(what)}`),
  'trade-refused': ({ by, with: other }, told) =>
    sentence(`${does(told, by, 'decline')} to trade with ${who(told, other)}`),
  visit: ({ seat, port }, told) => sentence(`${does(told, seat, 'put', 'puts')} in at ${portName(port)}`),
  'visit-over': ({ seat, port }, told) => sentence(`${does(told, seat, 'leave')} ${portName(port)}`),
  service: ({ who: member, service }) => sentence(`${hand(member)} ${GOES[service]}`),
  passenger: ({ seat, card, what }, told) => {
    const who = `“${told.card(card)}”`;
    return sentence(
      what === 'aboard'
        ? `aboard ${whose(told, seat)} ship: ${who}`
        : what === 'arrived'
          ? `${who}: delivered, and the passage is paid`
          : `${who}: this passage will not be completed`,
    );
  },
};
