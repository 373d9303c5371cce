// English: the ship, the voyage, passengers and monsters.
import { waypoint as card } from '../../../content';
import { TRACK_LABELS } from '../../../content/tracks';
import type { ShipEventKind } from '../../families';
import type { LogWords } from '../../language';
import { spreadOf } from '../../spread';
import { at, deepOnes, list, monsters, resource, room, sentence, space, track } from '../grammar';
import { names } from '../names';
import { does } from '../telling';

const EVERYWHERE = {
  deck: 'in every deck space',
  water: 'in every water space',
  rooms: 'in every numbered room',
} as const;

const HOW = { advance: 'advances', retreat: 'retreats', reset: 'is reset' } as const;

export const ship: Pick<LogWords, ShipEventKind> = {
  resource: ({ resource: id, by, now }) =>
    by < 0 ? `Lost ${-by} ${resource(id, -by)}: ${now} left.` : `Gained ${by} ${resource(id, by)}: now ${now}.`,
  'damage-card': ({ card }) => `Damage card: ${names.damage[card].name}.`,
  damaged: ({ room: id }) => sentence(`${room(id)} is damaged`),
  repaired: ({ room: id, seat }, told) => `${does(told, seat, 'repair', 'repairs')} ${room(id)}.`,
  risked: ({ space: where }) => `A passenger is put at risk ${at(where)}.`,
  rescued: ({ space: where, count: number, by }, told) =>
    `${does(told, by, 'rescue', 'rescues')} ${number === 1 ? 'a passenger' : `${number} passengers`} ${at(where)}.`,
  'passenger-defeated': ({ space: where, face }) =>
    `A passenger is defeated ${where === 'supply' ? 'in the supply' : at(where)}${face === 'x' ? ': nothing is lost' : ''}.`,
  track: ({ track: id, to, how }) => {
    const place = TRACK_LABELS[id][to];
    return sentence(`${track(id)} ${HOW[how]}${place ? `: ${names.trackSpaces[place]}` : ''}`);
  },
  arrived: () => 'The ship arrives.',
  cast: () => 'The greater banishment is cast: water and deck are swept clean.',
  waypoint: ({ waypoint, distance, by }, told) =>
    `${does(told, by, 'set', 'sets')} course: ${names.waypoints[waypoint].name} (distance ${card(waypoint).distance}, ${distance} in all).`,
  'waypoint-lost': ({ waypoint }) => `${names.waypoints[waypoint].name} is removed from the game.`,
  awakening: () => 'The awakening: something stirs in everybody’s blood.',
  activation: ({ icon, at: where }) =>
    where === undefined
      ? sentence(`${monsters(icon)} ${icon === 'deepOnes' ? 'activate' : 'activates'}`)
      : `${deepOnes(1)} ${at(where)} activates.`,
  spawned: (event) => {
    const { space: where, count: number } = event;
    const { spaces, whole } = spreadOf(event);
    const place = whole
      ? EVERYWHERE[whole]
      : spaces.length === 1
        ? at(where)
        : `in each of ${list(spaces.map(space), 'and')}`;
    return `${deepOnes(number)} ${number === 1 ? 'spawns' : 'spawn'} ${place}.`;
  },
  'deep-ones-moved': ({ from, to, count: number }) =>
    to === 'supply'
      ? `${deepOnes(number)} ${number === 1 ? 'returns' : 'return'} from ${space(from)} to the supply.`
      : `${deepOnes(number)} ${number === 1 ? 'moves' : 'move'} from ${space(from)} to ${space(to)}.`,
  'monarch-moved': ({ monarch, from, to }) => `${names.monarchs[monarch]} moves from ${space(from)} to ${space(to)}.`,
  'rooms-barred': () => 'No Deep One enters a room until the end of the turn.',
};
