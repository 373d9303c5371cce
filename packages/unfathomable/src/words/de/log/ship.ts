// German: the ship, the voyage, passengers and monsters.
import { waypoint as card } from '../../../content';
import { TRACK_LABELS } from '../../../content/tracks';
import type { ShipEventKind } from '../../families';
import type { LogWords } from '../../language';
import { spreadOf } from '../../spread';
import { deepOnes, monsters, passengers, resource, track } from '../forms';
import { list, numbered, quoted, sentence } from '../grammar';
import { names } from '../names';
import { spaces } from '../places';
import { does } from '../telling';

const HOW = { advance: 'rückt vor', retreat: 'fällt zurück', reset: 'wird zurückgesetzt' } as const;

const EVERYWHERE = {
  deck: 'Auf jedem Deckfeld',
  water: 'Auf jedem Wasserfeld',
  rooms: 'Auf jedem nummerierten Innenfeld',
} as const;

const moves = (by: number, several: boolean): string =>
  `${by < 0 ? 'sink' : 'steig'}${several ? 'en' : 't'} um ${Math.abs(by)}`;

export const ship: Pick<LogWords, ShipEventKind> = {
  resource: ({ resource: id, by, now }) => `${resource(id)} ${moves(by, id === 'souls')} auf ${now}.`,
  'damage-card': ({ card }) => `Schadenskarte: ${quoted(names.damage[card].name)}.`,
  damaged: ({ room }) => sentence(`${spaces.subject(room)} wird beschädigt`),
  repaired: ({ room, seat }, told) => `${does(told, seat, 'reparierst', 'repariert')} ${spaces.object(room)}.`,
  risked: ({ space }) => `Ein Passagier wird riskiert und kommt ${spaces.to(space)}.`,
  rescued: ({ space, count, by }, told) =>
    `${does(told, by, 'rettest', 'rettet')} ${count === 1 ? 'einen Passagier' : passengers(count)} ${spaces.at(space)}.`,
  'passenger-defeated': ({ space, face }) =>
    `Ein Passagier ${space === 'supply' ? 'im Vorrat' : spaces.at(space)} wird überwältigt${face === 'x' ? ': Nichts geht verloren' : ''}.`,
  track: ({ track: id, to, how }) => {
    const place = TRACK_LABELS[id][to];
    return sentence(`${track(id)} ${HOW[how]}${place ? `: ${names.trackSpaces[place]}` : ''}`);
  },
  arrived: () => 'Das Schiff kommt an.',
  cast: () => 'Die Größere Verbannung wird gewirkt: Wasser und Deck sind leer gefegt.',
  waypoint: ({ waypoint, distance, by }, told) =>
    `${does(told, by, 'legst', 'legt')} den Kurs fest: ${quoted(names.waypoints[waypoint].name)} (Entfernung ${card(waypoint).distance}, insgesamt ${distance}).`,
  'waypoint-lost': ({ waypoint }) => `${quoted(names.waypoints[waypoint].name)} wird aus dem Spiel entfernt.`,
  awakening: () => 'Das Erwachen: Im Blut aller regt sich etwas.',
  activation: ({ icon, at }) =>
    at === undefined
      ? sentence(`${monsters(icon)} ${icon === 'deepOnes' ? 'werden' : 'wird'} aktiviert`)
      : `${deepOnes(1)} ${spaces.at(at)} wird aktiviert.`,
  spawned: (event) => {
    const { count } = event;
    const { spaces: all, whole } = spreadOf(event);
    const appear = numbered(count, ['erscheint', 'erscheinen']);
    if (whole) return `${EVERYWHERE[whole]} ${appear} ${deepOnes(count)}.`;
    return all.length === 1
      ? `${deepOnes(count)} ${appear} ${spaces.at(event.space)}.`
      : sentence(`${list(all.map(spaces.at), 'und')} ${appear} je ${deepOnes(count)}`);
  },
  'deep-ones-moved': ({ from, to, count }) =>
    to === 'supply'
      ? `${deepOnes(count)} ${numbered(count, ['kommt', 'kommen'])} ${spaces.from(from)} zurück in den Vorrat.`
      : `${deepOnes(count)} ${numbered(count, ['bewegt', 'bewegen'])} sich ${spaces.from(from)} ${spaces.to(to)}.`,
  'monarch-moved': ({ monarch, from, to }) =>
    `${names.monarchs[monarch]} bewegt sich ${spaces.from(from)} ${spaces.to(to)}.`,
  'rooms-barred': () => 'Bis zum Ende des Zuges betreten Tiefe Wesen keine Innenfelder.',
};
