// German: crew, ship, goods, ports.
import type { Event } from '../../../model/event';
import type { Service } from '../../../model/source';
import type { LogWords } from '../../language';
import { type Counted, cluesText, coins, count, gem, list, quoted, sentence } from '../grammar';
import { atHex, atZone, toPlace } from '../places';
import {
  because,
  does,
  hand,
  owned,
  portName,
  things,
  toWhom,
  traitName,
  treasureName,
  upgradeName,
  upgradeTitle,
} from '../telling';

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

const GOODS: Readonly<Record<Of<'treasure'>['how'], readonly [yours: string, theirs: string, end: string]>> = {
  gained: ['erhältst', 'erhält', ''],
  bought: ['kaufst', 'kauft', ''],
  sold: ['verkaufst', 'verkauft', ''],
  used: ['nutzt', 'nutzt', ''],
  lost: ['verlierst', 'verliert', ''],
  'handed-in': ['reichst', 'reicht', ' ein'],
};

const MONEY: Readonly<Partial<Record<Of<'coin'>['why'], string>>> = {
  spoils: 'Beute',
  sale: 'Verkauf',
  gamble: 'Glücksspiel',
  repair: 'Reparatur',
  upgrade: 'Ausbau',
  install: 'Einbau',
  treasure: 'Schatz',
  healing: 'Heilung',
  inn: 'Wirtshaus',
  listen: 'Zuhören',
  hire: 'Anheuern',
  wages: 'Heuer',
};
const SPENT = ['zahlst', 'zahlt'] as const;
const LOST = ['verlierst', 'verliert'] as const;
const money = (why: Of<'coin'>['why']): string => (MONEY[why] ? ` (${MONEY[why]})` : '');

const GOES: Readonly<Record<Service, string>> = {
  improve: 'sieht sich in der Werft nach Ausbauten um',
  repair: 'lässt in der Werft reparieren',
  install: 'lässt in der Werft Baupläne einbauen',
  buy: 'kauft auf dem Markt ein',
  sell: 'verkauft auf dem Markt',
  tend: 'geht zur Wundversorgung in die Apotheke',
  backstreet: 'geht zum Kurpfuscher',
  university: 'geht zur Universität',
  rest: 'ruht sich im Wirtshaus aus',
  drink: 'trinkt im Wirtshaus',
  gamble: 'spielt im Wirtshaus',
  hire: 'sucht im Wirtshaus nach neuen Leuten',
  listen: 'hört sich im Wirtshaus um',
  denizen: 'redet mit der Hafengestalt',
};

/** Whatever else is turned over is told where it comes into play. */
const REVEALED: Readonly<Partial<Record<Of<'revealed-cards'>['from'], Counted>>> = {
  treasure: ['Schatz', 'Schätze'],
  improvement: ['Verbesserung', 'Verbesserungen'],
  artillery: ['Geschütz', 'Geschütze'],
  crew: ['Crewtafel', 'Crewtafeln'],
};

const traitsOf = (traits: readonly string[]): string =>
  traits.length > 0 ? `: ${list(traits.map(traitName), 'und')}` : '';

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
  'crew-moved': ({ who: member, to }) => sentence(`${hand(member)} geht ${toPlace(to)}`),
  hired: ({ who: member, wage, traits, why }, told) => {
    const joins = {
      start: `fährt mit ${toWhom(told, member.seat)}`,
      hired: `heuert für ${coins(wage)} bei ${toWhom(told, member.seat)} an`,
      joined: `kommt zu ${toWhom(told, member.seat)} an Bord`,
      returned: `kommt zu ${toWhom(told, member.seat)} an Bord`,
    } as const satisfies Record<typeof why, string>;
    return sentence(`${hand(member)} ${joins[why]}${traitsOf(traits)}`);
  },
  hurt: ({ who: member, gem: which, count: n, why }, told) =>
    sentence(`${hand(member)} nimmt ${n} ${gem(which)}${because(told, why)}`),
  recovered: ({ who: member, gem: which, count: n, source }, told) =>
    n === 0 ? '' : sentence(`${hand(member)} wird ${n} ${gem(which)} los${because(told, source)}`),
  died: ({ who: member, why }, told) => sentence(`${hand(member)} ist tot${because(told, why)}`),
  survived: ({ who: member, traits }) =>
    sentence(`${hand(member)} müsste tot sein und ist es nicht${traitsOf(traits)}`),
  left: ({ who: member, why }) =>
    sentence(
      `${hand(member)} ${why === 'unpaid' ? 'geht ohne Heuer von Bord' : why === 'dismissed' ? 'wird abgemustert' : 'verlässt das Schiff'}`,
    ),
  paid: ({ who: member, wage }) => sentence(`${hand(member)} erhält ${coins(wage)} Heuer`),
  trait: ({ who: member, gained, lost }) =>
    sentence(
      `${hand(member)} ${list([gained ? `erhält ${traitName(gained)}` : '', lost ? `verliert ${traitName(lost)}` : ''].filter(Boolean), 'und')}`,
    ),
  fatigued: () => '',
  activated: ({ who: member, improvement }) => sentence(`${hand(member)} nutzt ${upgradeName(improvement)}`),
  'node-destroyed': ({ seat, zone, roll, why }, told) =>
    sentence(
      `${roll === null ? '' : `${roll} gewürfelt: `}${roll === null ? 'auf' : 'Auf'} ${owned(told, seat, 'n', 'Schiff', 'dat')} wird der Posten ${atZone(zone)} zerstört${because(told, why)}`,
    ),
  repaired: ({ seat, zone }, told) =>
    sentence(`auf ${owned(told, seat, 'n', 'Schiff', 'dat')} wird der Posten ${atZone(zone)} repariert`),
  installed: ({ seat, upgrade }, told) => sentence(`${does(told, seat, 'baust', 'baut')} ${upgradeName(upgrade)} ein`),
  schematic: ({ seat, upgrade }, told) =>
    sentence(`${does(told, seat, 'verstaust', 'verstaut')} den Bauplan ${quoted(upgradeTitle(upgrade))}`),
  scrapped: ({ seat, upgrade }, told) => sentence(`${does(told, seat, 'gibst', 'gibt')} ${upgradeName(upgrade)} auf`),
  sank: ({ seat, hex, why }, told) =>
    sentence(
      `${owned(told, seat, 'n', 'Schiff')} sinkt${hex === null ? '' : ` ${atHex(told, hex)}`}: ${why === 'nodes' ? 'Alle Posten sind zerstört' : why === 'crew' ? 'Niemand ist mehr an Bord' : 'Das Entern ist gescheitert'}`,
    ),
  coin: ({ seat, by, now, why }, told) =>
    by === 0
      ? ''
      : sentence(
          `${by > 0 ? does(told, seat, 'erhältst', 'erhält') : MONEY[why] ? does(told, seat, ...SPENT) : does(told, seat, ...LOST)} ${coins(Math.abs(by))}${money(why)}, jetzt ${now}`,
        ),
  clues: ({ seat, by, now, why }, told) => {
    if (by === 0) return '';
    if (by > 0) return sentence(`${does(told, seat, 'erhältst', 'erhält')} ${cluesText(by)}, jetzt ${now}`);
    return sentence(
      why === 'university' || why === 'traded' || why === 'paid'
        ? `${does(told, seat, 'gibst', 'gibt')} ${cluesText(-by)} ab, jetzt ${now}`
        : `${does(told, seat, ...LOST)} ${cluesText(-by)}, jetzt ${now}`,
    );
  },
  treasure: ({ seat, treasure, how, price }, told) => {
    const [yours, theirs, end] = GOODS[how];
    return sentence(
      `${does(told, seat, yours, theirs)} ${treasureName(treasure)}${price === undefined ? '' : ` für ${coins(price)}`}${end}`,
    );
  },
  'revealed-cards': ({ seat, from, cards }, told) => {
    const forms = REVEALED[from];
    if (!forms) return '';
    const named = from === 'improvement' || from === 'artillery' ? `: ${list(cards.map(upgradeTitle), 'und')}` : '';
    return sentence(`${does(told, seat, 'deckst', 'deckt')} ${count(cards.length, forms)} auf${named}`);
  },
  spoils: ({ seat, roll }, told) => sentence(`${does(told, seat, 'würfelst', 'würfelt')} ${roll} für die Beute`),
  traded: ({ from, to, what }, told) =>
    sentence(`${does(told, from, 'gibst', 'gibt')} ${toWhom(told, to)} ${things(what)}`),
  'trade-refused': ({ by, with: other }, told) =>
    sentence(`${does(told, by, 'lehnst', 'lehnt')} den Tausch mit ${toWhom(told, other)} ab`),
  visit: ({ seat, port }, told) => sentence(`${does(told, seat, 'läufst', 'läuft')} in ${portName(port)} ein`),
  'visit-over': ({ seat, port }, told) => sentence(`${does(told, seat, 'verlässt', 'verlässt')} ${portName(port)}`),
  service: ({ who: member, service }) => sentence(`${hand(member)} ${GOES[service]}`),
  passenger: ({ seat, card, what }, told) =>
    what === 'aboard'
      ? `An Bord bei ${toWhom(told, seat)}: ${quoted(told.card(card))}.`
      : sentence(
          what === 'arrived'
            ? `${quoted(told.card(card))}: am Ziel, und die Überfahrt ist bezahlt`
            : `${quoted(told.card(card))}: diese Überfahrt endet nicht am Ziel`,
        ),
};
