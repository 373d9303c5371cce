// Russian: where something is and where it goes. Zones and hexes stand with the preposition that belongs to them.
import type { Hex } from '../../map/geometry';
import type { CrewPlace } from '../../model/state';
import { lookUp } from '../lookups';
import type { HexName, Telling } from '../telling';
import { token } from '../tokens';
import { names } from './naming';
import { terms } from './terms';

interface Place {
  /** «на носу». */
  readonly at: string;
  /** «на нос». */
  readonly to: string;
}

const ZONES: readonly Place[] = [
  { at: 'на носу', to: 'на нос' },
  { at: 'у левого борта ближе к носу', to: 'к левому борту ближе к носу' },
  { at: 'у правого борта ближе к носу', to: 'к правому борту ближе к носу' },
  { at: 'в вороньем гнезде', to: 'в воронье гнездо' },
  { at: 'у левого борта посередине', to: 'к левому борту посередине' },
  { at: 'у правого борта посередине', to: 'к правому борту посередине' },
  { at: 'у штурвала', to: 'к штурвалу' },
  { at: 'у левого борта ближе к корме', to: 'к левому борту ближе к корме' },
  { at: 'у правого борта ближе к корме', to: 'к правому борту ближе к корме' },
  { at: 'на корме', to: 'на корму' },
];

export const zoneName = (zone: number): string =>
  token('zone', zone, (terms.zones[zone] ?? String(zone)).toLowerCase());
export const zoneAt = (zone: number): string => token('zone', zone, ZONES[zone]?.at ?? `в зоне ${zone}`);
export const zoneTo = (zone: number): string => token('zone', zone, ZONES[zone]?.to ?? `в зону ${zone}`);

/** A place in a fight of two ships: the own deck first, then theirs. */
export const spotName = (spot: number): string =>
  spot < terms.zones.length ? zoneName(spot) : `${zoneName(spot - terms.zones.length)} вражеского корабля`;

const HEXES: Readonly<Record<HexName, Place & { readonly is: string }>> = {
  calm: { is: 'спокойное море', at: 'в спокойном море', to: 'в спокойное море' },
  rough: { is: 'бурное море', at: 'в бурном море', to: 'в бурное море' },
  wreck: { is: 'обломки', at: 'у обломков', to: 'к обломкам' },
  spawn: { is: 'гекс появления', at: 'на гексе появления', to: 'на гекс появления' },
  port: { is: 'порт', at: 'в порту', to: 'в порт' },
  island: { is: 'остров', at: 'у острова', to: 'к острову' },
  altar: { is: 'алтарь', at: 'у алтаря', to: 'к алтарю' },
  unknown: { is: 'неведомые воды', at: 'в неведомых водах', to: 'в неведомые воды' },
};

export const portName = (id: string, form: 'nom' | 'acc' = 'nom'): string =>
  token('port', id, lookUp(names.ports, id)?.forms[form] ?? id);

/** «в Девятизвоне», «на Холлинской Лестнице». */
export const portAt = (id: string): string => {
  const port = lookUp(names.ports, id);
  return port ? `${port.on ? 'на' : 'в'} ${token('port', id, port.forms.prep)}` : `в порту ${token('port', id, id)}`;
};

/** «в Девятизвон», «на Холлинскую Лестницу». */
export const portTo = (id: string): string => {
  const port = lookUp(names.ports, id);
  return port ? `${port.on ? 'на' : 'в'} ${token('port', id, port.forms.acc)}` : `в порт ${token('port', id, id)}`;
};

const hex = (told: Telling, at: Hex, ofPort: (id: string) => string, form: 'is' | 'at' | 'to'): string => {
  const { port, what } = told.hex(at);
  return port ? ofPort(port) : token('hex', at, HEXES[what][form]);
};

export const hexName = (told: Telling, at: Hex): string => hex(told, at, portName, 'is');
export const hexAt = (told: Telling, at: Hex): string => hex(told, at, portAt, 'at');
export const hexTo = (told: Telling, at: Hex): string => hex(told, at, portTo, 'to');

/** Where somebody goes: «к штурвалу», «под палубу». */
export const placeTo = (place: CrewPlace): string => {
  switch (place.is) {
    case 'deck':
      return zoneTo(place.zone);
    case 'below':
      return 'под палубу';
    case 'ashore':
      return 'на берег';
    case 'island':
      return 'вглубь острова';
    case 'boarding':
      return `на вражеский корабль, ${zoneTo(place.zone)}`;
    default: {
      const never: never = place;
      return never;
    }
  }
};
