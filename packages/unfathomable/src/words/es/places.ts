// Spanish: places, with their articles.
import type { Room, Space } from '../../content/ids';
import { token } from '../tokens';
import { of, to } from './grammar';
import { names } from './names';

const FEMININE: Readonly<Record<Room, boolean>> = {
  bridge: false,
  chapel: true,
  'captains-cabin': false,
  'cargo-hold': true,
  galley: true,
  'boiler-room': true,
  'sick-bay': true,
  brig: false,
};

/** «queda dañado», «queda dañada». */
export const damaged = (room: Room): string => (FEMININE[room] ? 'dañada' : 'dañado');

type Anywhere = Space | 'the-deep';

const isRoom = (id: Anywhere): id is Room => Object.hasOwn(names.rooms, id);

interface Place {
  /** What stands before the word: «la», «el», «la casilla de». */
  readonly before: string;
  readonly word: string;
}

function place(id: Anywhere): Place {
  if (isRoom(id)) return { before: FEMININE[id] ? 'la' : 'el', word: names.rooms[id] };
  if (id === 'the-deep') return { before: 'el', word: 'Abismo' };
  const [kind, number = ''] = id.split('-');
  return kind === 'deck'
    ? { before: 'la', word: `cubierta ${number}` }
    : { before: 'la casilla de', word: `agua ${number}` };
}

/** The words for places; `draw` makes the token. */
const words = (draw: (id: Anywhere, word: string) => string) => {
  const the = (id: Anywhere): string => `${place(id).before} ${draw(id, place(id).word)}`;
  return {
    /** «Cocina». */
    name: (id: Anywhere): string => draw(id, place(id).word),
    /** «la Cocina», «el Calabozo». */
    the,
    /** «en la Cocina». */
    at: (id: Anywhere): string => `en ${the(id)}`,
    /** «a la Cocina», «al Calabozo». */
    to: (id: Anywhere): string => to(the(id)),
    /** «de la Cocina», «del Calabozo». */
    of: (id: Anywhere): string => of(the(id)),
  };
};

/** In the text of cards, where a room can be looked up. */
export const rooms = words((id, word) => (isRoom(id) ? token('room', id, word) : token('space', id, word)));

/** In lines about the table. */
export const spaces = words((id, word) => token('space', id, word));
