// German: places, with the articles and prepositions that sentences need.
import type { Room, Space } from '../../content/ids';
import { token } from '../tokens';
import { names } from './names';

type Gender = 'f' | 'm' | 'n';

const ROOMS: Readonly<Record<Room, Gender>> = {
  bridge: 'f',
  chapel: 'f',
  'captains-cabin': 'n',
  'cargo-hold': 'm',
  galley: 'f',
  'boiler-room': 'm',
  'sick-bay': 'f',
  brig: 'f',
};

const NOMINATIVE = { f: 'die', m: 'der', n: 'das' } as const;
const ACCUSATIVE = { f: 'die', m: 'den', n: 'das' } as const;
const GENITIVE = { f: 'der', m: 'des', n: 'des' } as const;
const DATIVE = { f: 'der', m: 'dem', n: 'dem' } as const;
const INSIDE = { f: 'in der', m: 'im', n: 'im' } as const;
const INTO = { f: 'in die', m: 'in den', n: 'ins' } as const;

type Anywhere = Space | 'the-deep';

const isRoom = (id: Anywhere): id is Room => Object.hasOwn(ROOMS, id);

/** Rooms and the Deep have articles, numbered spaces have none. */
const genderOf = (id: Anywhere): Gender | undefined => (id === 'the-deep' ? 'f' : isRoom(id) ? ROOMS[id] : undefined);

/** „Messe“, „Deckfeld 3“. */
function word(id: Anywhere): string {
  if (id === 'the-deep') return 'Tiefe';
  if (isRoom(id)) return names.rooms[id];
  const [kind, number = ''] = id.split('-');
  return `${kind === 'deck' ? 'Deckfeld' : 'Wasserfeld'} ${number}`;
}

/** The words for places; `draw` makes the token. */
const words = (draw: (id: Anywhere, word: string) => string) => {
  const named = (id: Anywhere): string => draw(id, word(id));
  const after = (id: Anywhere, articles: Readonly<Record<Gender, string>>, bare: string): string => {
    const gender = genderOf(id);
    const before = gender === undefined ? bare : articles[gender];
    return before === '' ? named(id) : `${before} ${named(id)}`;
  };
  const on = (articles: Readonly<Record<Gender, string>>) => ({ ...articles, f: `auf ${articles.f}` });
  return {
    /** „Messe“. */
    name: named,
    /** „die Messe“. */
    subject: (id: Anywhere): string => after(id, NOMINATIVE, ''),
    /** „den Kesselraum“. */
    object: (id: Anywhere): string => after(id, ACCUSATIVE, ''),
    /** „der Messe“, „des Kesselraums“. */
    of: (id: Room): string => `${GENITIVE[ROOMS[id]]} ${draw(id, ROOMS[id] === 'f' ? word(id) : `${word(id)}s`)}`,
    /** „der Messe“, after „außerhalb“, „aus“ and „zu“. */
    dative: (id: Anywhere): string => after(id, DATIVE, ''),
    /** „in der Messe“, „auf der Brücke“, „auf Deckfeld 3“. */
    at: (id: Anywhere): string => after(id, id === 'bridge' ? on(DATIVE) : INSIDE, 'auf'),
    /** „in die Messe“, „auf die Brücke“, „auf Deckfeld 3“. */
    to: (id: Anywhere): string => after(id, id === 'bridge' ? on(ACCUSATIVE) : INTO, 'auf'),
    /** „aus der Messe“, „von der Brücke“, „von Deckfeld 3“. */
    from: (id: Anywhere): string =>
      `${id === 'bridge' || genderOf(id) === undefined ? 'von' : 'aus'} ${after(id, DATIVE, '')}`,
  };
};

/** In the text of cards, where a room can be looked up. */
export const rooms = words((id, word) => (isRoom(id) ? token('room', id, word) : token('space', id, word)));

/** In lines about the table. */
export const spaces = words((id, word) => token('space', id, word));
