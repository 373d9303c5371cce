// English: the ship, the voyage, passengers and monsters.
import { TRACK_LABELS } from '../../../content/tracks';
import type { ShipEventKind } from '../../families';
import type { LogWords } from '../../language';
import { at, count, deepOnes, monsters, resource, room, sentence, space, track } from '../grammar';
import { names } from '../names';
import { does } from '../telling';

const HOW = { advance: 'advances', retreat: 'retreats', reset: 'is reset' } as const;

const be = (number: number, words: string): string => `${number === 1 ? 'is' : 'are'} ${words}`;

export const ship: Pick<LogWords, ShipEventKind> = {
  resource: ({ resource: id, by, now }) =>
    `${by < 0 ? 'Lost' : 'Gained'} ${Math.abs(by)} ${resource(id, Math.abs(by))}: ${now} left.`,
  'damage-card': ({ card }) => `Damage card: ${names.damage[card].name}.`,
  damaged: ({ room: id, card }) => `${sentence(`${room(id)} is damaged`)} ${names.damage[card].name}.`,
  repaired: ({ room: id, seat }, told) => `${does(told, seat, 'repair', 'repairs')} ${room(id)}.`,
  risked: ({ space: where }) => `A passenger is risked ${at(where)}.`,
  rescued: ({ space: where, count: number }) => `${count(number, 'passenger')} ${at(where)} ${be(number, 'rescued')}.`,
  'passenger-defeated': ({ space: where, face }) =>
    `A passenger is defeated ${where === 'supply' ? 'in the supply' : at(where)}: ${names.passengers[face].name}.`,
  track: ({ track: id, to, how }) => {
    const place = TRACK_LABELS[id][to];
    return sentence(`${track(id)} ${HOW[how]}${place ? `: ${names.trackSpaces[place]}` : ''}`);
  },
  arrived: () => 'The ship arrives.',
  cast: () => 'The greater banishment is cast: water and deck are swept clean.',
  waypoint: ({ waypoint, distance, by }, told) =>
    `${does(told, by, 'set', 'sets')} course: ${names.waypoints[waypoint].name}, distance ${distance}.`,
  'waypoint-lost': ({ waypoint }) => `${names.waypoints[waypoint].name} is removed from play.`,
  awakening: () => 'The awakening: something stirs in everybody’s blood.',
  activation: ({ icon }) => sentence(`${monsters(icon)} ${icon === 'deepOnes' ? 'activate' : 'activates'}`),
  spawned: ({ space: where, count: number }) =>
    `${deepOnes(number)} ${number === 1 ? 'spawns' : 'spawn'} ${at(where)}.`,
  'deep-ones-moved': ({ from, to, count: number }) =>
    to === 'supply'
      ? `${deepOnes(number)} ${number === 1 ? 'returns' : 'return'} from ${space(from)} to the supply.`
      : `${deepOnes(number)} ${number === 1 ? 'moves' : 'move'} from ${space(from)} to ${space(to)}.`,
  'monarch-moved': ({ monarch, from, to }) => `${names.monarchs[monarch]} moves from ${space(from)} to ${space(to)}.`,
  'rooms-barred': () => 'No Deep One enters a room until the end of the turn.',
};
