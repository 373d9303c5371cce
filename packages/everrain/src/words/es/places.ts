// Spanish: where something is and where it goes.
import type { Hex } from '../../map/geometry';
import type { CrewPlace } from '../../model/state';
import { lookUp } from '../lookups';
import type { HexName, Telling } from '../telling';
import { token } from '../tokens';
import { of, to } from './grammar';
import { names } from './naming';
import { terms } from './terms';

const ZONES: readonly (readonly [article: 'el' | 'la', word: string])[] = [
  ['la', 'proa'],
  ['la', 'zona de babor a proa'],
  ['la', 'zona de estribor a proa'],
  ['la', 'cofa'],
  ['la', 'zona de babor al centro'],
  ['la', 'zona de estribor al centro'],
  ['el', 'timón'],
  ['la', 'zona de babor a popa'],
  ['la', 'zona de estribor a popa'],
  ['la', 'popa'],
];

/** Alone: «babor a proa». */
export const zoneName = (zone: number): string =>
  token('zone', zone, (terms.zones[zone] ?? String(zone)).toLowerCase());

/** «la cofa», «el timón». */
export const zoneThe = (zone: number): string => {
  const [article, word] = ZONES[zone] ?? ['la', `zona ${zone}`];
  return `${article} ${token('zone', zone, word)}`;
};

/** A place in a fight of two ships: the own deck first, then theirs. */
export const spotName = (spot: number): string =>
  spot < terms.zones.length ? zoneName(spot) : `${zoneName(spot - terms.zones.length)} del barco enemigo`;

interface Place {
  readonly is: string;
  readonly at: string;
  readonly to: string;
}
const HEXES: Readonly<Record<HexName, Place>> = {
  calm: { is: 'mar en calma', at: 'en una casilla de mar en calma', to: 'a una casilla de mar en calma' },
  rough: { is: 'mar gruesa', at: 'en una casilla de mar gruesa', to: 'a una casilla de mar gruesa' },
  wreck: { is: 'pecio', at: 'junto a un pecio', to: 'hasta un pecio' },
  spawn: { is: 'casilla de aparición', at: 'en una casilla de aparición', to: 'a una casilla de aparición' },
  port: { is: 'puerto', at: 'en un puerto', to: 'a un puerto' },
  island: { is: 'isla', at: 'junto a una isla', to: 'hasta una isla' },
  altar: { is: 'altar', at: 'junto a un altar', to: 'hasta un altar' },
  unknown: { is: 'aguas desconocidas', at: 'en aguas desconocidas', to: 'hacia aguas desconocidas' },
};

/** «Madresal», «el Reposo de Orrin». */
export const portName = (id: string): string => {
  const port = lookUp(names.ports, id);
  const name = token('port', id, port?.bare ?? id);
  return port?.article ? `${port.article} ${name}` : name;
};
export const portAt = (id: string): string => `en ${portName(id)}`;
const portTo = (id: string): string => to(portName(id));

const hex = (told: Telling, at: Hex, ofPort: (id: string) => string, form: keyof Place): string => {
  const { port, what } = told.hex(at);
  return port ? ofPort(port) : token('hex', at, HEXES[what][form]);
};

export const hexName = (told: Telling, at: Hex): string => hex(told, at, portName, 'is');
export const hexAt = (told: Telling, at: Hex): string => hex(told, at, portAt, 'at');
export const hexTo = (told: Telling, at: Hex): string => hex(told, at, portTo, 'to');

/** Where somebody goes: «al timón», «bajo cubierta». */
export const placeTo = (place: CrewPlace): string => {
  switch (place.is) {
    case 'deck':
      return to(zoneThe(place.zone));
    case 'below':
      return 'bajo cubierta';
    case 'ashore':
      return 'a tierra';
    case 'island':
      return 'tierra adentro';
    case 'boarding':
      return `${to(zoneThe(place.zone))} ${of('el barco enemigo')}`;
    default: {
      const never: never = place;
      return never;
    }
  }
};
