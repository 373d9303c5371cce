import type { Seat } from '@undertow/kernel';
import { character, waypoint } from '../content';
import { areAdjacent, isDeck, isRoom } from '../content/board';
import { type CharacterId, DECK_SPACES, ROOMS, type Room, type Space, WATER_SPACES } from '../content/ids';
import { DEEP_ONE_COUNT } from '../content/setup';
import { faceValue } from '../content/skill-cards';
import type { Player, State } from '../model/state';

// Questions about the state that rules ask all the time.

export const ALL_SPACES: readonly Space[] = [...ROOMS, ...DECK_SPACES, ...WATER_SPACES];

export function player(state: State, seat: Seat): Player {
  const found = state.players[seat];
  if (!found) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** All seats clockwise, starting with this one. */
export function clockwise(state: State, from: Seat): Seat[] {
  const count = state.players.length;
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) seats.push((from + i) % count);
  return seats;
}

export const current = (state: State): Seat => state.turn.current;

/** 39.0 */
export const isTraitor = (state: State, seat: Seat): boolean => player(state, seat).revealed !== null;
/** 23.0: whoever is not a revealed traitor, whatever lies facedown. */
export const isHuman = (state: State, seat: Seat): boolean => player(state, seat).revealed === null;

export const humans = (state: State): Seat[] => clockwise(state, current(state)).filter((seat) => isHuman(state, seat));

/** Whoever is in the Brig or a revealed traitor adds one card to a check at most (9.5, 39.6). */
export const addsOneCardAtMost = (state: State, seat: Seat): boolean => inBrig(state, seat) || isTraitor(state, seat);

export const inBrig = (state: State, seat: Seat): boolean => player(state, seat).space === 'brig';

/** Everybody in a space, clockwise from the current player. */
export function peopleIn(state: State, space: Space): Seat[] {
  const found: Seat[] = [];
  const count = state.players.length;
  for (let i = 0; i < count; i++) {
    const seat = (state.turn.current + i) % count;
    if (state.players[seat]?.space === space) found.push(seat);
  }
  return found;
}

export const humansIn = (state: State, space: Space): Seat[] =>
  peopleIn(state, space).filter((seat) => isHuman(state, seat));

export const anyHumanIn = (state: State, space: Space): boolean =>
  state.players.some((one) => one.space === space && one.revealed === null);

export function seatOf(state: State, who: CharacterId): Seat | undefined {
  const seat = state.players.findIndex((one) => one.character === who);
  return seat < 0 ? undefined : seat;
}

/** A Deep One or revealed traitor here keeps humans from using the space (2.3a); the Brig is exempt. */
export const isContested = (state: State, space: Space): boolean =>
  space !== 'brig' &&
  (state.deepOnes[space] > 0 || state.players.some((one) => one.space === space && one.revealed !== null));

export const distance = (state: State): number =>
  state.waypoints.placed.reduce((sum, id) => sum + waypoint(id).distance, 0);

export const deepOneSupply = (state: State): number =>
  DEEP_ONE_COUNT - deepOnesOnBoard(state) - state.deepOnes['the-deep'];

export function deepOnesOnBoard({ deepOnes }: State): number {
  let count = 0;
  for (const space of ALL_SPACES) count += deepOnes[space];
  return count;
}

export const spacesWithDeepOnes = (state: State): Space[] => ALL_SPACES.filter((space) => state.deepOnes[space] > 0);

export const passengersIn = (state: State, space: Space): number =>
  isDeck(space) ? state.passengers.deck[space].length : 0;

export const passengersOnDeck = (state: State): number =>
  DECK_SPACES.reduce((sum, space) => sum + state.passengers.deck[space].length, 0);

export const damagedRooms = (state: State): ReadonlySet<Room> =>
  new Set(ROOMS.filter((room) => state.damage.placed[room] !== undefined));

export const isDamaged = (state: State, space: Space): boolean =>
  isRoom(space) && state.damage.placed[space] !== undefined;

export const isNear = (a: Space, b: Space): boolean => a === b || areAdjacent(a, b);

export const handWorth = (state: State, seat: Seat): number =>
  player(state, seat).hand.reduce((sum, face) => sum + faceValue(face), 0);

export const sheet = (state: State, seat: Seat) => character(player(state, seat).character);
