import type { Flow, Seat } from '@undertow/kernel';
import type { FigureId } from '../../model/state';
import type { Table } from '../../model/types';
import { shuffleIn } from '../decks';

/** The figure and its destination leave the map, the card goes back into its deck (E11.15, E16.17). */
export function shipLeaves(g: Table, id: FigureId, how: 'sunk' | 'arrived' | 'taken'): void {
  const { enemyShips } = g.state;
  const at = enemyShips.findIndex((ship) => ship.id === id);
  const ship = enemyShips[at];
  if (!ship) return;
  enemyShips.splice(at, 1);
  shuffleIn(g, 'enemyShip', [ship.kind]);
  g.emit({ type: 'enemy-ship-gone', ship: id, kind: ship.kind, hex: ship.hex, how });
}

/** E11.11: so much damage; at its HEALTH it is a wreck, and the enemies' agenda is spared. */
export function* hitEnemyShip(g: Table, id: FigureId, count: number, by: Seat | null): Flow {
  const { state } = g;
  const ship = state.enemyShips.find((each) => each.id === id);
  if (!ship || count <= 0) return;
  const { health } = g.content.enemyShip(ship.kind);
  ship.trauma = Math.min(health, ship.trauma + count);
  const left = health - ship.trauma;
  g.emit({ type: 'enemy-ship-hurt', ship: id, kind: ship.kind, count, left, by });
  if (left > 0) return;
  state.wrecks.push({ is: 'enemy', hex: ship.hex });
  state.tally.shipsSunk++;
  shipLeaves(g, id, 'sunk');
}
