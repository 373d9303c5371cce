import type { Seat } from '@undertow/kernel';
import { isRough as isRoughOn, type Sea } from '../../map/chart';
import { type Hex, hexesOf, START_SLOT } from '../../map/geometry';
import type { FigureId, State } from '../../model/state';
import type { Table } from '../../model/types';
import { isAfloat } from '../query';

// The sea as somebody sees it who is on it: without the own ship, which never stands in its own way.

export const seaAround = (state: State, seat: Seat): Sea => ({
  slots: state.slots,
  destroyedPorts: state.destroyedPorts,
  explored: state.explored,
  storms: state.storms,
  captains: state.captains.filter((_, other) => other !== seat),
  enemyShips: state.enemyShips,
  elder: state.elder,
});

export const seaWithoutShip = (state: State, ship: FigureId): Sea => ({
  slots: state.slots,
  destroyedPorts: state.destroyedPorts,
  explored: state.explored,
  storms: state.storms,
  captains: state.captains,
  enemyShips: state.enemyShips.filter(({ id }) => id !== ship),
  elder: state.elder,
});

export const seaWithoutElder = (state: State): Sea => ({
  slots: state.slots,
  destroyedPorts: state.destroyedPorts,
  explored: state.explored,
  storms: state.storms,
  captains: state.captains,
  enemyShips: state.enemyShips,
  elder: null,
});

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
