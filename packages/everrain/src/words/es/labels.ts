// Spanish: what an option means.
import type { LabelWords } from '../language';
import { sentences } from './effects';
import { capital, DICE, faceWord, list, of, orders, orderWord, some } from './grammar';
import { hexName, placeTo, spotName, zoneName } from './places';
import {
  crewName,
  crewOf,
  enemyOf,
  shipOf,
  thing,
  treasureName,
  treasureTitle,
  upgradeName,
  upgradeTitle,
  who,
  whom,
  withWhom,
} from './telling';
import { terms } from './terms';

const label = capital;

const SIDES = ['este', 'sureste', 'suroeste', 'oeste', 'noroeste', 'noreste'];

const ORDERED = {
  crew: 'Ordenar a un tripulante',
  navigation: 'Navegar',
  artillery: 'Disparar',
} as const;
const SIGNS = { positive: 'positivo', negative: 'negativo', indelible: 'indeleble' } as const;

export const labels: LabelWords = {
  order: ({ as, fleeting }) => `${ORDERED[as]}${fleeting ? ' (orden fugaz)' : ''}`,
  pooled: ({ count: n }) => label(`navegar con ${orders('navigation', n)} a la vez`),
  helm: ({ by }) => (by > 0 ? 'Virar a estribor' : 'Virar a babor'),
  forward: () => 'Avante una casilla',
  reveal: () => 'Revelar la loseta de proa',
  visit: () => 'Visitar el puerto',
  expedition: () => 'Mandar una expedición a tierra',
  purge: () => 'Purgar el altar',
  loot: ({ wreck }) => (wreck === 'printed' ? 'Saquear el pecio' : 'Saquear los restos'),
  'board-ship': ({ ship }, asked) => label(`abordar ${shipOf(asked, ship)}`),
  trade: ({ with: other }, asked) => label(`comerciar ${withWhom(asked, other)}`),
  'use-treasure': ({ treasure }) => label(`usar ${treasureName(treasure)}`),
  'end-turn': () => 'Terminar el turno',
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
      `cubre: ${list(
        hexes.map((hex) => hexName(asked, hex)),
        'y',
      )}`,
    ),
  orientation: ({ turned }) => (turned ? 'Girada media vuelta' : 'Tal como salió'),
  anyorder: ({ order }) => label(orderWord(order)),
  slot: ({ slot, gun }) =>
    gun
      ? label(`hueco: ${terms.guns[slot === 0 ? 'larboard' : slot === 1 ? 'starboard' : 'ends'].toLowerCase()}`)
      : `Hueco ${slot + 1}`,
  space: ({ slot, space }) => `Hueco ${slot + 1}, espacio ${space + 1}`,
  upgrade: ({ upgrade, schematic }) => label(schematic ? `plano ${of(upgradeName(upgrade))}` : upgradeTitle(upgrade)),
  'move-upgrade': ({ from, to }) =>
    to === 'scrap' ? `Descartar lo del hueco ${from + 1}` : `Pasar lo del hueco ${from + 1} al hueco ${to + 1}`,
  treasure: ({ treasure }) => label(treasureTitle(treasure)),
  clue: () => 'Una de tus pistas',
  recruit: ({ board }) => label(crewName(board)),
  seat: ({ seat }, asked) => label(who(asked, seat)),
  gun: ({ at, dice, end }, asked) =>
    label(
      `${end === null ? '' : `pieza de ${end === 'bow' ? 'proa' : 'popa'}, `}${hexName(asked, at)}: ${some(dice, DICE)}`,
    ),
  deck: ({ deck }) => (deck === 'improvement' ? 'Mazo de mejoras' : 'Mazo de artillería'),
  card: ({ card }, asked) => label(asked.card(card)),
  option: ({ card, option }, asked) => asked.option(card, option),
  effect: ({ index }, { about }) => {
    const effect = about.effects?.[index];
    return effect ? sentences(effect) : `Posibilidad ${index + 1}`;
  },
  number: ({ number }) => `${number}`,
  split: ({ attack, evasion }) => `Ataque ${attack}, esquiva ${evasion}`,
  die: ({ die, crew }, asked) => label(`${crewOf(asked, crew)}: dado de ${die === 'attack' ? 'ataque' : 'esquiva'}`),
  omen: ({ die, with: order }) => label(`${die === 'attack' ? 'daño' : 'esquiva'} por ${orders(order, 1)}`),
  send: ({ crew, service }, asked) => label(`${crewOf(asked, crew)}: ${terms.services[service].toLowerCase()}`),
  again: ({ service }) => label(`${terms.services[service].toLowerCase()} otra vez`),
  dismiss: ({ crew }, asked) => label(`despedir a ${crewOf(asked, crew)}`),
  'leave-port': () => 'Salir del puerto',
  node: ({ node }) => `Punto ${node + 1} del sendero`,
  face: ({ face }) => label(faceWord(face)),
  path: ({ via }, asked) =>
    label(via.map((at) => (asked.about.enemy === undefined ? hexName(asked, at) : spotName(at))).join(' → ')),
  give: ({ thing: what, to }, asked) => label(`${thing(what)} para ${whom(asked, to)}`),
  'trait-sign': ({ sign }) => `Rasgo ${SIGNS[sign]}`,
  yes: () => 'Sí',
  no: () => 'No',
  done: () => 'Continuar',
};
