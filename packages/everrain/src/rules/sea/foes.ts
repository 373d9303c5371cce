import type { Seat } from '@undertow/kernel';
import { distance } from '../../map/geometry';
import type { Table } from '../../model/types';
import { captainOf, isAfloat } from '../query';
import type { Hull } from './hull';

/** The enemy ships or the Elder One nearest to this captain, if they are near enough. */
export function nearestFoe({ state }: Table, seat: Seat, within: number): Hull[] {
  const captain = captainOf(state, seat);
  if (!isAfloat(captain)) return [];
  let least = within;
  let foes: Hull[] = [];
  const look = (hull: Hull, far: number): void => {
    if (far > least) return;
    if (far < least) foes = [];
    least = far;
    foes.push(hull);
  };
  for (const ship of state.enemyShips) look(ship.id, distance(captain.hex, ship.hex));
  const { arisen } = state.elder;
  if (arisen) look('elder', distance(captain.hex, arisen.hex));
  return foes;
}
