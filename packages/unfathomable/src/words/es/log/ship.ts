// Spanish: the ship, the voyage, passengers and monsters.
import { waypoint as card } from '../../../content';
import { TRACK_LABELS } from '../../../content/tracks';
import type { ShipEventKind } from '../../families';
import type { LogWords } from '../../language';
import { spreadOf } from '../../spread';
import { amount, deepOnes, monsters, passengers, passengerWord, track } from '../forms';
import { list, numbered, quoted, sentence } from '../grammar';
import { names } from '../names';
import { damaged as isDamaged, spaces } from '../places';
import { does } from '../telling';

const HOW = { advance: 'avanza', retreat: 'retrocede', reset: 'se reinicia' } as const;

const EVERYWHERE = {
  deck: 'En cada casilla de cubierta',
  water: 'En cada casilla de agua',
  rooms: 'En cada casilla interior numerada',
} as const;

export const ship: Pick<LogWords, ShipEventKind> = {
  resource: ({ resource: id, by, now }) => {
    const number = Math.abs(by);
    return by < 0
      ? `Se ${numbered(number, 'pierde', 'pierden')} ${amount(id, number)}: ${numbered(now, 'queda', 'quedan')} ${now}.`
      : `Se ${numbered(number, 'obtiene', 'obtienen')} ${amount(id, number)}: ahora hay ${now}.`;
  },
  'damage-card': ({ card }) => `Carta de Daño: ${quoted(names.damage[card].name)}.`,
  damaged: ({ room }) => sentence(`${spaces.the(room)} queda ${isDamaged(room)}`),
  repaired: ({ room, seat }, told) => `${does(told, seat, 'reparas', 'repara')} ${spaces.the(room)}.`,
  risked: ({ space }) => `Se arriesga 1 ${passengerWord(1)} ${spaces.at(space)}.`,
  rescued: ({ space, count, by }, told) =>
    `${does(told, by, 'rescatas', 'rescata')} a ${count === 1 ? `un ${passengerWord(1)}` : passengers(count)} ${spaces.of(space)}.`,
  'passenger-defeated': ({ space, face }) =>
    `Cae derrotado un ${passengerWord(1)} ${space === 'supply' ? 'del suministro común' : spaces.at(space)}${face === 'x' ? ': no se pierde nada' : ''}.`,
  track: ({ track: id, to, how }) => {
    const place = TRACK_LABELS[id][to];
    return sentence(`${track(id)} ${HOW[how]}${place ? `: ${names.trackSpaces[place]}` : ''}`);
  },
  arrived: () => 'El barco ha llegado.',
  cast: () => 'Se lanza el destierro mayor: el agua y la cubierta quedan limpias.',
  waypoint: ({ waypoint, distance, by }, told) =>
    `${does(told, by, 'fijas', 'fija')} el rumbo: ${quoted(names.waypoints[waypoint].name)} (distancia ${card(waypoint).distance}, ${distance} en total).`,
  'waypoint-lost': ({ waypoint }) => `La Escala ${quoted(names.waypoints[waypoint].name)} se retira de la partida.`,
  awakening: () => 'El despertar: algo se agita en la sangre de todos.',
  activation: ({ icon, at }) =>
    at === undefined
      ? sentence(`${monsters(icon)} ${icon === 'deepOnes' ? 'se activan' : 'se activa'}`)
      : `Se activa ${deepOnes(1)} ${spaces.at(at)}.`,
  spawned: (event) => {
    const { space, count } = event;
    const { spaces: all, whole } = spreadOf(event);
    if (whole) return `${EVERYWHERE[whole]} ${numbered(count, 'aparece', 'aparecen')} ${deepOnes(count)}.`;
    return all.length === 1
      ? `${numbered(count, 'Aparece', 'Aparecen')} ${deepOnes(count)} ${spaces.at(space)}.`
      : `Aparecen ${deepOnes(count * all.length)}, ${count} en cada casilla: ${list(all.map(spaces.at), 'y')}.`;
  },
  'deep-ones-moved': ({ from, to, count }) =>
    to === 'supply'
      ? `${deepOnes(count)} ${numbered(count, 'vuelve', 'vuelven')} ${spaces.of(from)} al suministro común.`
      : `${deepOnes(count)} ${numbered(count, 'pasa', 'pasan')} ${spaces.of(from)} ${spaces.to(to)}.`,
  'monarch-moved': ({ monarch, from, to }) => `${names.monarchs[monarch]} pasa ${spaces.of(from)} ${spaces.to(to)}.`,
  'rooms-barred': () => 'Hasta el final del turno, ningún profundo entra en casillas interiores.',
};
