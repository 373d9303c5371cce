// Russian: the ship, the voyage, passengers and monsters.
import { waypoint as card } from '../../../content';
import { TRACK_LABELS } from '../../../content/tracks';
import type { ShipEventKind } from '../../families';
import type { LogWords } from '../../language';
import { spreadOf } from '../../spread';
import { deepOnesAre, isSeveral, monsters, passengers, resource, track } from '../forms';
import { both, list, numbered, quoted, sentence } from '../grammar';
import { names } from '../names';
import { DAMAGED, spaces } from '../places';
import { does } from '../telling';

const HOW = { advance: 'движется вперёд', retreat: 'движется назад', reset: 'обнулён' } as const;

const EVERYWHERE = {
  deck: 'В каждой наружной области',
  water: 'В каждой водной области',
  rooms: 'В каждой внутренней области с номером',
} as const;

export const ship: Pick<LogWords, ShipEventKind> = {
  resource: ({ resource: id, by, now }) =>
    sentence(
      `${resource(id)} ${by < 0 ? 'снижа' : 'повыша'}${isSeveral(id) ? 'ются' : 'ется'} на ${Math.abs(by)}: теперь ${now}`,
    ),
  'damage-card': ({ card }) => `Карта повреждения: ${quoted(names.damage[card].name)}.`,
  damaged: ({ room }) => sentence(`${spaces.name(room)} ${DAMAGED[room]}`),
  repaired: ({ room, seat }, told) => `${does(told, seat, 'ремонтируете', 'ремонтирует')} ${spaces.object(room)}.`,
  risked: ({ space }) => `Пассажир под угрозой ${spaces.at(space)}.`,
  rescued: ({ space, count, by }, told) =>
    `${does(told, by, 'спасаете', 'спасает')} ${count === 1 ? 'пассажира' : passengers(count)} ${spaces.at(space)}.`,
  'passenger-defeated': ({ space, face }) =>
    sentence(
      `${space === 'supply' ? 'в запасе' : spaces.at(space)} побеждён пассажир${face === 'x' ? ': ничего не потеряно' : ''}`,
    ),
  track: ({ track: id, to, how }) => {
    const place = TRACK_LABELS[id][to];
    return sentence(`${track(id)} ${HOW[how]}${place ? `: ${quoted(names.trackSpaces[place])}` : ''}`);
  },
  arrived: () => 'Прибытие: судно завершает переход.',
  cast: () => 'Великое изгнание совершено: водные и наружные области очищены.',
  waypoint: ({ waypoint, distance, by }, told) =>
    `${does(told, by, 'прокладываете', 'прокладывает')} курс: ${quoted(names.waypoints[waypoint].name)} (расстояние ${card(waypoint).distance}, всего ${distance}).`,
  'waypoint-lost': ({ waypoint }) => `Путевая точка ${quoted(names.waypoints[waypoint].name)} убрана.`,
  awakening: () => 'Пробуждение: в крови у каждого что-то шевельнулось.',
  activation: ({ icon, at }) =>
    at === undefined
      ? sentence(`${monsters(icon)} ${icon === 'deepOnes' ? 'активируются' : 'активируется'}`)
      : sentence(`${spaces.at(at)} активируется ${deepOnesAre(1)}`),
  spawned: (event) => {
    const { space, count } = event;
    const { spaces: all, whole } = spreadOf(event);
    const appear = (n: number): string => numbered(n, ['появляется', 'появляются', 'появляется']);
    if (whole) return `${EVERYWHERE[whole]} ${appear(count)} ${deepOnesAre(count)}.`;
    const sum = count * all.length;
    return all.length === 1
      ? sentence(`${spaces.at(space)} ${appear(count)} ${deepOnesAre(count)}`)
      : sentence(`${appear(sum)} ${deepOnesAre(sum)}, по ${count} в каждой области: ${list(all.map(spaces.at), 'и')}`);
  },
  'deep-ones-moved': ({ from, to, count }) =>
    to === 'supply'
      ? `${deepOnesAre(count)} ${numbered(count, both('возвращается', 'возвращаются'))} ${spaces.from(from)} в запас.`
      : `${deepOnesAre(count)} ${numbered(count, both('передвигается', 'передвигаются'))} ${spaces.from(from)} ${spaces.to(to)}.`,
  'monarch-moved': ({ monarch, from, to }) =>
    `${names.monarchs[monarch]} передвигается ${spaces.from(from)} ${spaces.to(to)}.`,
  'rooms-barred': () => 'До конца хода глубоководные не войдут во внутренние области.',
};
