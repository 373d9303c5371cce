// Spanish: crew, ship, goods, ports.
import type { Seat } from '@undertow/kernel';
import type { Event } from '../../../model/event';
import type { LogWords } from '../../language';
import { lookUp } from '../../lookups';
import type { Telling } from '../../telling';
import { clues, coins, count, gems, list, of, sentence, some, to as toward } from '../grammar';
import { hexAt, placeTo, portAt, portName, zoneThe } from '../places';
import {
  because,
  cardName,
  does,
  hand,
  handIs,
  things,
  traitName,
  treasureName,
  upgradeName,
  upgradeTitle,
  whom,
  whose,
  withWhom,
} from '../telling';
import { terms } from '../terms';

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

const GOODS: Readonly<Record<Of<'treasure'>['how'], readonly [yours: string, theirs: string]>> = {
  gained: ['ganas', 'gana'],
  bought: ['compras', 'compra'],
  sold: ['vendes', 'vende'],
  used: ['usas', 'usa'],
  lost: ['pierdes', 'pierde'],
  'handed-in': ['entregas', 'entrega'],
};

const MONEY: Readonly<Record<string, string>> = {
  spoils: 'botín',
  sale: 'una venta',
  gamble: 'apuesta',
  repair: 'reparaciones',
  upgrade: 'equipamiento',
  install: 'instalación',
  treasure: 'un tesoro',
  healing: 'cura',
  inn: 'Posada',
  listen: 'escuchar',
  hire: 'enrolar',
  wages: 'pagas',
};
const money = (why: string): string => {
  const known = lookUp(MONEY, why);
  return known === undefined ? '' : ` (${known})`;
};

/** What is looked through in the open; whatever else is turned up tells of itself. */
const DECKS: Readonly<Partial<Record<Of<'revealed-cards'>['from'], readonly [one: string, many: string]>>> = {
  treasure: ['tesoro', 'tesoros'],
  improvement: ['mejora', 'mejoras'],
  artillery: ['pieza de artillería', 'piezas de artillería'],
  crew: ['tripulante por enrolar', 'tripulantes por enrolar'],
};

const SANK: Readonly<Record<Of<'sank'>['why'], string>> = {
  nodes: 'no le queda ningún puesto',
  crew: 'no queda nadie a bordo',
  boarding: 'el abordaje se perdió',
};

const traitsText = (traits: readonly string[]): string =>
  traits.length === 0 ? '' : `: ${list(traits.map(traitName), 'y')}`;

const aboard = (told: Telling, seat: Seat): string => `en ${whose(told, seat, 'el', 'barco')}`;

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
  'crew-moved': ({ who, to }) => sentence(`${hand(who)} va ${placeTo(to)}`),
  hired: ({ who, wage, traits, why }, told) =>
    sentence(
      `${hand(who)} se une a ${whose(told, who.seat, 'la', 'tripulación')}${why === 'hired' ? ` por ${coins(wage)}` : ''}${traitsText(traits)}`,
    ),
  hurt: ({ who, gem, count: n, why }, told) =>
    sentence(`${hand(who)} sufre ${some(n, gems(gem))}${because(told, why)}`),
  recovered: ({ who, gem, count: n, source }, told) =>
    n === 0 ? '' : sentence(`${hand(who)} se recupera de ${some(n, gems(gem))}${because(told, source)}`),
  died: ({ who, why }, told) => sentence(`${hand(who)} muere${because(told, why)}`),
  survived: ({ who, traits }) => sentence(`${hand(who)} debería haber muerto y sigue con vida${traitsText(traits)}`),
  left: ({ who, why }) =>
    sentence(
      why === 'dismissed'
        ? handIs(who, 'despedid')
        : `${hand(who)} ${why === 'unpaid' ? 'se marcha sin cobrar' : 'deja el barco'}`,
    ),
  paid: ({ who, wage }) => sentence(`${hand(who)} cobra ${coins(wage)}`),
  trait: ({ who, gained, lost }) =>
    sentence(
      `${hand(who)} ${list(
        [gained ? `gana el rasgo ${traitName(gained)}` : '', lost ? `pierde el rasgo ${traitName(lost)}` : ''].filter(
          Boolean,
        ),
        'y',
      )}`,
    ),
  fatigued: () => '',
  activated: ({ who, improvement }) => sentence(`${hand(who)} usa ${upgradeName(improvement)}`),
  'node-destroyed': ({ seat, zone, roll, why }, told) =>
    sentence(
      `${roll === null ? '' : `sale un ${roll}: `}${aboard(told, seat)} queda destruido el puesto ${of(zoneThe(zone))}${because(told, why)}`,
    ),
  repaired: ({ seat, zone }, told) => sentence(`${aboard(told, seat)} queda reparado el puesto ${of(zoneThe(zone))}`),
  installed: ({ seat, upgrade }, told) =>
    sentence(`${does(told, seat, 'instalas', 'instala')} ${upgradeName(upgrade)}`),
  schematic: ({ seat, upgrade }, told) =>
    sentence(`${does(told, seat, 'guardas', 'guarda')} el plano ${of(upgradeName(upgrade))}`),
  scrapped: ({ seat, upgrade, schematic }, told) =>
    sentence(
      `${does(told, seat, 'descartas', 'descarta')} ${schematic ? `el plano ${of(upgradeName(upgrade))}` : upgradeName(upgrade)}`,
    ),
  sank: ({ seat, hex, why }, told) =>
    sentence(`${whose(told, seat, 'el', 'barco')} se hunde${hex === null ? '' : ` ${hexAt(told, hex)}`}: ${SANK[why]}`),
  coin: ({ seat, by, now, why }, told) =>
    by === 0
      ? ''
      : sentence(
          `${by > 0 ? does(told, seat, 'ganas', 'gana') : does(told, seat, 'pagas', 'paga')} ${coins(Math.abs(by))}${money(why)}, total ${now}`,
        ),
  clues: ({ seat, by, now }, told) =>
    by === 0
      ? ''
      : sentence(
          `${by > 0 ? does(told, seat, 'ganas', 'gana') : does(told, seat, 'entregas', 'entrega')} ${clues(Math.abs(by))}, total ${now}`,
        ),
  treasure: ({ seat, treasure, how, price }, told) =>
    sentence(
      `${does(told, seat, ...GOODS[how])} ${treasureName(treasure)}${price === undefined ? '' : ` por ${coins(price)}`}`,
    ),
  'revealed-cards': ({ seat, from, cards }, told) => {
    const forms = DECKS[from];
    if (!forms) return '';
    const shown = from === 'crew' || from === 'treasure' ? '' : `: ${list(cards.map(upgradeTitle), 'y')}`;
    return sentence(`${does(told, seat, 'ves', 've')} ${count(cards.length, ...forms)}${shown}`);
  },
  spoils: ({ seat, roll }, told) => sentence(`${does(told, seat, 'haces', 'hace')} una tirada de botín: ${roll}`),
  traded: ({ from, to, what }, told) =>
    sentence(
      told.seat(to).you
        ? `${does(told, from, 'te entregas', 'te entrega')}: ${things(what)}`
        : `${does(told, from, 'entregas', 'entrega')} ${toward(whom(told, to))}: ${things(what)}`,
    ),
  'trade-refused': ({ by, with: other }, told) =>
    sentence(`${does(told, by, 'te niegas', 'se niega')} a comerciar ${withWhom(told, other)}`),
  visit: ({ seat, port }, told) => sentence(`${does(told, seat, 'entras', 'entra')} ${portAt(port)}`),
  'visit-over': ({ seat, port }, told) => sentence(`${does(told, seat, 'zarpas', 'zarpa')} ${of(portName(port))}`),
  service: ({ who, service }) => sentence(`${hand(who)} baja a tierra: ${terms.services[service].toLowerCase()}`),
  passenger: ({ seat, card, what }, told) =>
    sentence(
      what === 'aboard'
        ? `sube ${toward(whose(told, seat, 'el', 'barco'))} un pasajero: ${cardName(told, card)}`
        : what === 'arrived'
          ? `el pasajero llega y paga: ${cardName(told, card)}`
          : `el pasajero ya no llegará: ${cardName(told, card)}`,
    ),
};
