// German: what an option means.
import type { LabelWords } from '../language';
import { sentences } from './effects';
import { capital, count, DICE, orders, orderWord } from './grammar';
import { hexName, placeName, spotName, toPlace, zoneName } from './places';
import {
  crewName,
  crewOf,
  enemyOf,
  shipOf,
  thing,
  toWhom,
  treasureName,
  treasureTitle,
  upgradeTitle,
  who,
} from './telling';
import { terms } from './terms';

const SIDES = ['Osten', 'Südosten', 'Südwesten', 'Westen', 'Nordwesten', 'Nordosten'];
const ORDERS = { crew: 'Crewmitglied bewegen', navigation: 'Segeln', artillery: 'Geschütz abfeuern' } as const;
const SIGNS = { positive: 'Positive', negative: 'Negative', indelible: 'Unauslöschliche' } as const;

const GUNS = [terms.guns.larboard, terms.guns.starboard, terms.guns.ends];
const slotName = (slot: number, gun: boolean): string => (gun ? (GUNS[slot] ?? '') : `Platz ${slot + 1}`);

/** „ruhige See (2), Insel“. */
const tally = (parts: readonly string[]): string => {
  const counted = new Map<string, number>();
  for (const part of parts) counted.set(part, (counted.get(part) ?? 0) + 1);
  return [...counted].map(([part, n]) => (n === 1 ? part : `${part} (${n})`)).join(', ');
};

export const labels: LabelWords = {
  order: ({ as, fleeting }) => `${ORDERS[as]}${fleeting ? ' (flüchtiger Befehl)' : ''}`,
  pooled: ({ count: n }) => `Mit ${n} Navigationsbefehlen zusammen segeln`,
  helm: ({ by }) => (by > 0 ? 'Nach Steuerbord drehen' : 'Nach Backbord drehen'),
  forward: () => 'Ein Feld voraus',
  reveal: () => 'Das Wasser voraus aufdecken',
  visit: () => 'Den Hafen besuchen',
  expedition: () => 'Eine Expedition an Land schicken',
  purge: () => 'Den Altar tilgen',
  loot: () => 'Das Wrack plündern',
  'board-ship': ({ ship }, asked) => capital(`${shipOf(asked, ship, 'acc')} entern`),
  trade: ({ with: other }, asked) => `Mit ${toWhom(asked, other)} tauschen`,
  'use-treasure': ({ treasure }) => capital(`${treasureName(treasure)} nutzen`),
  'end-turn': () => 'Den Zug beenden',
  crew: ({ crew }, asked) => capital(crewOf(asked, crew)),
  place: ({ place }) => capital(placeName(place)),
  'crew-to': ({ crew, place }, asked) => capital(`${crewOf(asked, crew)} ${toPlace(place)}`),
  enemy: ({ enemy }, asked) => capital(enemyOf(asked, enemy)),
  ship: ({ ship }, asked) => capital(shipOf(asked, ship)),
  zone: ({ zone }) => `${zoneName(zone)} (${zone})`,
  hex: ({ hex }, asked) => capital(hexName(asked, hex)),
  side: ({ side }) => SIDES[side] ?? '',
  hexes: ({ hexes }, asked) =>
    `Sturm über: ${tally(hexes.map((hex) => hexName(asked, hex).replace(/\{hex:\d+\|([^}]*)\}/, '$1')))}`,
  orientation: ({ turned }) => (turned ? 'Andersherum' : 'Wie gezogen'),
  anyorder: ({ order }) => capital(orderWord(order, 1, 'nom')),
  slot: ({ slot, gun }) => slotName(slot, gun),
  space: ({ slot, space }) => `Platz ${slot + 1}, Feld ${space + 1}`,
  upgrade: ({ upgrade, schematic }) => `${upgradeTitle(upgrade)}${schematic ? ' (Bauplan)' : ''}`,
  'move-upgrade': ({ from, to, gun }) =>
    to === 'scrap' ? `${slotName(from, gun)}: aufgeben` : `${slotName(from, gun)} → ${slotName(to, gun)}`,
  treasure: ({ treasure }) => treasureTitle(treasure),
  clue: () => 'Einer deiner Hinweise',
  recruit: ({ board }) => crewName(board),
  seat: ({ seat }, asked) => capital(who(asked, seat)),
  gun: ({ at, dice, end }, asked) =>
    capital(
      `${end === null ? '' : end === 'bow' ? 'Buggeschütz, ' : 'Heckgeschütz, '}${hexName(asked, at)}: ${count(dice, DICE)}`,
    ),
  deck: ({ deck }) => (deck === 'improvement' ? 'Stapel der Verbesserungen' : 'Stapel der Geschütze'),
  card: ({ card }, asked) => asked.card(card),
  option: ({ card, option }, asked) => asked.option(card, option),
  effect: ({ index }, { about }) => {
    const effect = about.effects?.[index];
    return effect ? sentences(effect) : `Möglichkeit ${index + 1}`;
  },
  number: ({ number }) => `${number}`,
  split: ({ attack, evasion }) => `${attack} Angriff, ${evasion} Ausweichen`,
  die: ({ die, crew }, asked) =>
    capital(`${crewOf(asked, crew)}: ${die === 'attack' ? 'Angriffswürfel' : 'Ausweichwürfel'}`),
  omen: ({ die, with: order }) => `${die === 'attack' ? 'Schaden' : 'Ausweichen'} für ${orders(order, 1)}`,
  send: ({ crew, service }, asked) => capital(`${crewOf(asked, crew)}: ${terms.services[service]}`),
  again: ({ service }) => `Noch einmal: ${terms.services[service]}`,
  dismiss: ({ crew }, asked) => capital(`${crewOf(asked, crew)} abmustern`),
  'leave-port': () => 'Den Hafen verlassen',
  node: ({ node }) => `Ort ${node + 1} am Pfad`,
  face: ({ face }) => terms.faces[face],
  path: ({ via }, asked) =>
    capital(via.map((at) => (asked.about.enemy === undefined ? hexName(asked, at) : spotName(at))).join(' → ')),
  give: ({ thing: what, to }, asked) => capital(`${thing(what)} an ${asked.seat(to).you ? 'dich' : who(asked, to)}`),
  'trait-sign': ({ sign }) => `${SIGNS[sign]} Eigenschaft`,
  yes: () => 'Ja',
  no: () => 'Nein',
  done: () => 'Weiter',
};
