import type { Seat } from '@undertow/kernel';
import type { Hex } from '../map/geometry';
import type { Flag } from '../model/options';
import type { Captain, CrewMember, FigureId, State } from '../model/state';
import type { Table } from '../model/types';

export function captainOf(state: State, seat: Seat): Captain {
  const captain = state.captains[seat];
  if (!captain) throw new Error(`there is no seat ${seat}`);
  return captain;
}

export function crewMember(captain: Captain, id: FigureId): CrewMember {
  const found = captain.crew.find((crew) => crew.id === id);
  if (!found) throw new Error(`there is no crew member ${id} on this ship`);
  return found;
}

/** A ship that is on the map; others cannot be met there (E1.24). */
export const isAfloat = (captain: Captain): captain is Captain & { hex: Hex } => captain.hex !== null && !captain.sunk;

export const hasFlag = ({ state }: Table, flag: Flag): boolean => state.agreed.flags.includes(flag);

/** All seats clockwise from this one. */
export function clockwise(players: number, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < players; i++) seats.push((from + i) % players);
  return seats;
}
