import type { Sea } from './chart';
import type { Hex } from './geometry';

// The sea as somebody sees it who is on it: without the own ship, which never stands in its own way.

/** Enemy ships by number. */
export interface Waters extends Sea {
  readonly enemyShips: readonly { readonly id: number; readonly hex: Hex }[];
}

export const withoutCaptain = (sea: Sea, seat: number): Sea => ({
  slots: sea.slots,
  destroyedPorts: sea.destroyedPorts,
  explored: sea.explored,
  storms: sea.storms,
  captains: sea.captains.filter((_, other) => other !== seat),
  enemyShips: sea.enemyShips,
  elder: sea.elder,
});

export const withoutShip = (sea: Waters, ship: number): Sea => ({
  slots: sea.slots,
  destroyedPorts: sea.destroyedPorts,
  explored: sea.explored,
  storms: sea.storms,
  captains: sea.captains,
  enemyShips: sea.enemyShips.filter(({ id }) => id !== ship),
  elder: sea.elder,
});

export const withoutElder = (sea: Sea): Sea => ({
  slots: sea.slots,
  destroyedPorts: sea.destroyedPorts,
  explored: sea.explored,
  storms: sea.storms,
  captains: sea.captains,
  enemyShips: sea.enemyShips,
  elder: null,
});
