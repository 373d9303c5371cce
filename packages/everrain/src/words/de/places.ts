// German: where things are and where they go, with the prepositions that each place needs.
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

const ZONES: readonly Place[] = [
  { at: 'am Bug', to: 'zum Bug' },
  { at: 'an Backbord vorn', to: 'nach Backbord vorn' },
  { at: 'an Steuerbord vorn', to: 'nach Steuerbord vorn' },
  { at: 'im Krähennest', to: 'ins Krähennest' },
  { at: 'an Backbord mittschiffs', to: 'nach Backbord mittschiffs' },
  { at: 'an Steuerbord mittschiffs', to: 'nach Steuerbord mittschiffs' },
  { at: 'am Ruder', to: 'ans Ruder' },
  { at: 'an Backbord achtern', to: 'nach Backbord achtern' },
  { at: 'an Steuerbord achtern', to: 'nach Steuerbord achtern' },
  { at: 'am Heck', to: 'zum Heck' },
];

/** In a fight of two ships the own deck counts first, then theirs. */
const zone = (at: number, form: keyof Place): string => {
  const own = ZONES[at];
  if (own) return token('zone', at, own[form]);
  const theirs = ZONES[at - ZONES.length];
  return theirs ? `${theirs[form]} auf dem Feindschiff` : String(at);
};

/** „am Bug“. */
export const atZone = (at: number): string => zone(at, 'at');
/** „zum Bug“. */
export const toZone = (at: number): string => zone(at, 'to');
/** „Bug“. */
export const zoneName = (at: number): string => token('zone', at, terms.zones[at] ?? String(at));

/** „Bug“, „Bug des Feindschiffs“. */
export const spotName = (spot: number): string =>
  spot < ZONES.length ? zoneName(spot) : `${zoneName(spot - ZONES.length)} des Feindschiffs`;

const HEXES: Readonly<Record<Exclude<HexName, 'port'>, Place & { readonly name: string }>> = {
  calm: { name: 'ruhige See', at: 'in ruhiger See', to: 'in ruhige See' },
  rough: { name: 'raue See', at: 'in rauer See', to: 'in raue See' },
  wreck: { name: 'Wrack', at: 'bei einem Wrack', to: 'zu einem Wrack' },
  spawn: { name: 'Feindschiff-Feld', at: 'auf einem Feindschiff-Feld', to: 'auf ein Feindschiff-Feld' },
  island: { name: 'Insel', at: 'vor einer Insel', to: 'vor eine Insel' },
  altar: { name: 'Altar', at: 'bei einem Altar', to: 'zu einem Altar' },
  unknown: { name: 'unbekanntes Wasser', at: 'in unbekanntem Wasser', to: 'in unbekanntes Wasser' },
};
const HARBOUR = { name: 'Hafen', at: 'in einem Hafen', to: 'in einen Hafen' };

const words = (told: Telling, hex: Hex): Place & { readonly name: string } => {
  const { port, what } = told.hex(hex);
  if (port) return { name: portName(port), at: `in ${portName(port)}`, to: `nach ${portName(port)}` };
  const { name, at, to } = what === 'port' ? HARBOUR : HEXES[what];
  return { name: token('hex', hex, name), at: token('hex', hex, at), to: token('hex', hex, to) };
};

/** „ruhige See“, „Grauwiek“. */
export const hexName = (told: Telling, hex: Hex): string => words(told, hex).name;
/** „in ruhiger See“, „in Grauwiek“. */
export const atHex = (told: Telling, hex: Hex): string => words(told, hex).at;
/** „in ruhige See“, „nach Grauwiek“. */
export const toHex = (told: Telling, hex: Hex): string => words(told, hex).to;

/** Where crew goes: „zum Bug“, „unter Deck“. */
export const toPlace = (place: CrewPlace): string => {
  switch (place.is) {
    case 'deck':
      return toZone(place.zone);
    case 'below':
      return 'unter Deck';
    case 'ashore':
      return 'an Land';
    case 'island':
      return 'landeinwärts';
    case 'boarding':
      return `${toZone(place.zone)} auf dem Feindschiff`;
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
      return `${zoneName(place.zone)} des Feindschiffs`;
    case 'below':
      return `unter Deck, Platz ${place.slot + 1}${place.space === null ? '' : `, Feld ${place.space + 1}`}`;
    default:
      return toPlace(place);
  }
};
