// English: where things are and where they go, with the prepositions that each place needs.
import type { Hex } from '../../map/geometry';
import type { CrewPlace } from '../../model/state';
import type { HexName, Telling } from '../telling';
import { token } from '../tokens';
import { portName } from './telling';
import { terms } from './terms';

interface Place {
  readonly at: string;
  readonly to: string;
}

const side = (where: string): Place => ({ at: where, to: where });

const ZONES: readonly Place[] = [
  { at: 'at the bow', to: 'to the bow' },
  side('forward to larboard'),
  side('forward to starboard'),
  { at: 'in the crow’s nest', to: 'to the crow’s nest' },
  side('amidships to larboard'),
  side('amidships to starboard'),
  { at: 'at the helm', to: 'to the helm' },
  side('aft to larboard'),
  side('aft to starboard'),
  { at: 'at the stern', to: 'to the stern' },
];

/** In a fight of two ships the own deck counts first, then theirs (E16.4). */
const zone = (at: number, form: keyof Place): string => {
  const own = ZONES[at];
  if (own) return token('zone', at, own[form]);
  const theirs = ZONES[at - ZONES.length];
  return theirs ? `${theirs[form]} on the enemy ship` : String(at);
};

/** "at the bow". */
export const atZone = (at: number): string => zone(at, 'at');
/** "to the bow". */
export const toZone = (at: number): string => zone(at, 'to');
/** "bow". */
export const zoneName = (at: number): string => token('zone', at, (terms.zones[at] ?? String(at)).toLowerCase());
/** "bow", "bow of the enemy ship". */
export const spotName = (at: number): string =>
  at < ZONES.length ? zoneName(at) : `${zoneName(at - ZONES.length)} of the enemy ship`;

const HEXES: Readonly<Record<Exclude<HexName, 'port'>, Place & { readonly name: string; readonly goal: string }>> = {
  calm: { name: 'calm sea', goal: 'calm sea', at: 'in calm waters', to: 'into calm waters' },
  rough: { name: 'rough seas', goal: 'rough seas', at: 'in rough seas', to: 'into rough seas' },
  wreck: { name: 'shipwreck', goal: 'a shipwreck', at: 'at a shipwreck', to: 'to a shipwreck' },
  spawn: { name: 'ship spawn hex', goal: 'a ship spawn hex', at: 'on a ship spawn hex', to: 'onto a ship spawn hex' },
  island: { name: 'island', goal: 'an island', at: 'at an island', to: 'to an island' },
  altar: { name: 'altar', goal: 'an altar', at: 'at an altar', to: 'to an altar' },
  unknown: { name: 'unknown water', goal: 'unknown water', at: 'in unknown water', to: 'into unknown water' },
};
const HARBOUR = { name: 'port', goal: 'a port', at: 'in a port', to: 'into a port' };

const words = (told: Telling, hex: Hex): Place & { readonly name: string; readonly goal: string } => {
  const { port, what } = told.hex(hex);
  if (port) {
    const name = portName(port);
    return { name, goal: name, at: `at ${name}`, to: `to ${name}` };
  }
  const { name, goal, at, to } = what === 'port' ? HARBOUR : HEXES[what];
  return {
    name: token('hex', hex, name),
    goal: token('hex', hex, goal),
    at: token('hex', hex, at),
    to: token('hex', hex, to),
  };
};

/** "calm sea", "Greywick". */
export const hexName = (told: Telling, hex: Hex): string => words(told, hex).name;
/** What one is bound for: "an island", "Greywick". */
export const goalName = (told: Telling, hex: Hex): string => words(told, hex).goal;
/** "in calm waters", "at Greywick". */
export const atHex = (told: Telling, hex: Hex): string => words(told, hex).at;
/** "into calm waters", "to Greywick". */
export const toHex = (told: Telling, hex: Hex): string => words(told, hex).to;

/** Where crew go: "to the bow", "below deck". */
export const toPlace = (place: CrewPlace): string => {
  switch (place.is) {
    case 'deck':
      return toZone(place.zone);
    case 'below':
      return 'below deck';
    case 'ashore':
      return 'ashore';
    case 'island':
      return 'inland';
    case 'boarding':
      return `${toZone(place.zone)} on the enemy ship`;
    default: {
      const never: never = place;
      return never;
    }
  }
};

/** As it stands on a button. */
export const placeName = (place: CrewPlace): string => {
  switch (place.is) {
    case 'deck':
      return zoneName(place.zone);
    case 'boarding':
      return `${zoneName(place.zone)} of the enemy ship`;
    case 'below':
      return `below deck, slot ${place.slot + 1}${place.space === null ? '' : `, space ${place.space + 1}`}`;
    default:
      return toPlace(place);
  }
};
