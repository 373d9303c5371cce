// Russian: places, in the cases that sentences need.
import type { Room, Space } from '../../content/ids';
import { token } from '../tokens';

interface Place {
  readonly name: string;
  readonly of: string;
  readonly to: string;
  readonly at: string;
  readonly on: boolean;
}
const ROOMS: Readonly<Record<Room, Place>> = {
  bridge: { name: 'мостик', of: 'мостика', to: 'мостик', at: 'мостике', on: true },
  chapel: { name: 'часовня', of: 'часовни', to: 'часовню', at: 'часовне', on: false },
  'captains-cabin': {
    name: 'каюта капитана',
    of: 'каюты капитана',
    to: 'каюту капитана',
    at: 'каюте капитана',
    on: false,
  },
  'cargo-hold': {
    name: 'грузовой отсек',
    of: 'грузового отсека',
    to: 'грузовой отсек',
    at: 'грузовом отсеке',
    on: false,
  },
  galley: { name: 'камбуз', of: 'камбуза', to: 'камбуз', at: 'камбузе', on: true },
  'boiler-room': {
    name: 'машинное отделение',
    of: 'машинного отделения',
    to: 'машинное отделение',
    at: 'машинном отделении',
    on: false,
  },
  'sick-bay': { name: 'лазарет', of: 'лазарета', to: 'лазарет', at: 'лазарете', on: false },
  brig: { name: 'карцер', of: 'карцера', to: 'карцер', at: 'карцере', on: false },
};

/** «повреждён», «повреждена», «повреждено». */
export const DAMAGED: Readonly<Record<Room, string>> = {
  bridge: 'повреждён',
  chapel: 'повреждена',
  'captains-cabin': 'повреждена',
  'cargo-hold': 'повреждён',
  galley: 'повреждён',
  'boiler-room': 'повреждено',
  'sick-bay': 'повреждён',
  brig: 'повреждён',
};

const DEEP: Place = { name: 'пучина', of: 'пучины', to: 'пучину', at: 'пучине', on: false };

const isRoom = (id: Space | 'the-deep'): id is Room => Object.hasOwn(ROOMS, id);

function place(id: Space | 'the-deep'): Place {
  if (isRoom(id)) return ROOMS[id];
  if (id === 'the-deep') return DEEP;
  const [kind, number = ''] = id.split('-');
  const named = (word: string) => `${word} ${number}`;
  return kind === 'deck'
    ? {
        name: named('наружная область'),
        of: named('наружной области'),
        to: named('наружную область'),
        at: named('наружной области'),
        on: false,
      }
    : {
        name: named('водная область'),
        of: named('водной области'),
        to: named('водную область'),
        at: named('водной области'),
        on: false,
      };
}

type Anywhere = Space | 'the-deep';

/** The words for places; `draw` makes the token. */
const words = (draw: (id: Anywhere, word: string) => string) => {
  const on = (id: Anywhere, yes: string, no: string): string => (place(id).on ? yes : no);
  return {
    /** «камбуз». */
    name: (id: Anywhere): string => draw(id, place(id).name),
    /** «камбуза», after «вне» and «действие». */
    of: (id: Anywhere): string => draw(id, place(id).of),
    /** «часовню», after «повредите». */
    object: (id: Anywhere): string => draw(id, place(id).to),
    /** «в карцере», «на камбузе». */
    at: (id: Anywhere): string => `${on(id, 'на', 'в')} ${draw(id, place(id).at)}`,
    /** «в карцер», «на камбуз». */
    to: (id: Anywhere): string => `${on(id, 'на', 'в')} ${draw(id, place(id).to)}`,
    /** «из карцера», «с камбуза». */
    from: (id: Anywhere): string => `${on(id, 'с', 'из')} ${draw(id, place(id).of)}`,
  };
};

/** In the text of cards, where a room can be looked up. */
export const rooms = words((id, word) => (isRoom(id) ? token('room', id, word) : token('space', id, word)));

/** In lines about the table. */
export const spaces = words((id, word) => token('space', id, word));
