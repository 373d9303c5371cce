import type { Seat } from '@undertow/kernel';
import { isRough as isRoughOn } from '../../map/chart';
import { type Hex, hexesOf, START_SLOT } from '../../map/geometry';
import type { State } from '../../model/state';
import type { Table } from '../../model/types';
import { isAfloat } from '../query';

/** Whether another ship than this captain's is there. */
export function isTaken(state: State, seat: Seat, hex: Hex): boolean {
  for (let other = 0; other < state.captains.length; other++) {
    if (other !== seat && state.captains[other]?.hex === hex) return true;
  }
  for (const ship of state.enemyShips) if (ship.hex === hex) return true;
  return state.elder.arisen?.hex === hex;
}

/** Rough water, or a storm over it. */
export const isRough = ({ state, content }: Table, hex: Hex): boolean => isRoughOn(state, content.tile, hex);

export const START_HEX: Hex = hexesOf(START_SLOT)[0] ?? 0;

/** E5.55: the first player's ship, else the next one clockwise that is on the map, else where the first player sank. */
export function firstShipHex(state: State): Hex {
  const { first, players, captains } = state;
  for (let i = 0; i < players; i++) {
    const captain = captains[(first + i) % players];
    if (captain && isAfloat(captain)) return captain.hex;
  }
  return captains[first]?.sankAt ?? START_HEX;
}
