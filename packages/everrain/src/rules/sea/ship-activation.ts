import { askOne, type Flow, type Seat } from '@undertow/kernel';
import { patternOf } from '../../map/arcs';
import { distance } from '../../map/geometry';
import { sees } from '../../map/sight';
import type { EnemyFace, EvasionFace } from '../../model/event';
import type { EnemyShip, FigureId } from '../../model/state';
import type { Table } from '../../model/types';
import { count, rollEnemy } from '../dice';
import { bringUnderFire, isTarget, pickTarget, rollDefence, shipHex } from './engage';
import { evade } from './evasion';
import { travel } from './hull';
import { shipLeaves } from './ship-removal';

/** E11.24: all that are there now, one after the other; the first player says which is next. */
export function* activateEnemyShips(g: Table): Flow {
  const { state } = g;
  const waiting = state.enemyShips.map(({ id }) => id);
  while (waiting.length > 0) {
    const afloat = waiting.filter((id) => state.enemyShips.some((ship) => ship.id === id));
    if (afloat.length === 0) return;
    const next = yield* askOne(state.first, () => ({
      kind: 'ship-order',
      options: afloat.map((ship) => ({ ref: { is: 'ship', ship } as const })),
      rule: 'E11.24',
      auto: true,
    }));
    waiting.splice(0, waiting.length, ...afloat.filter((id) => id !== next.ship));
    const ship = state.enemyShips.find(({ id }) => id === next.ship);
    if (ship) yield* activateShip(g, ship.id, g.content.enemyShip(ship.kind).dice);
  }
}

/** E11.5: rolls, then fights whoever it is engaged with, or travels on. */
export function* activateShip(g: Table, id: FigureId, dice: number): Flow {
  const { state } = g;
  const ship = state.enemyShips.find((each) => each.id === id);
  if (!ship) return;
  const { kind } = ship;
  const target = engagedWith(g, ship); // E11.18: before it moves
  const faces = rollEnemy(state, dice);
  const evasion = target === null ? [] : rollDefence(g, target);
  const source = `enemy-ship:${kind}` as const;
  g.emit({ type: 'dice', seat: target ?? state.first, what: 'enemy', source, attack: [], evasion, enemy: faces });
  g.emit({ type: 'enemy-ship-acts', ship: id, kind, faces, target });
  const spare = target === null ? travelMoves(g, id, faces) : yield* fight(g, id, target, faces, evasion);
  yield* travelOn(g, id, spare);
}

/** The captain it goes for: in range and in sight (E11.5, E11.27), in no port (E11.12), the cheapest to hit (E11.13). */
function engagedWith(g: Table, ship: EnemyShip): Seat | null {
  const { range, pattern } = g.content.enemyShip(ship.kind);
  const seats: Seat[] = [];
  for (let seat = 0; seat < g.state.players; seat++) {
    if (!isTarget(g, seat)) continue;
    const hex = shipHex(g.state, seat);
    if (distance(ship.hex, hex) <= range && sees(g.state, g.content.tile, ship.hex, hex)) seats.push(seat);
  }
  return pickTarget(g, ship.id, patternOf({ pattern }), seats);
}

/** E11.14: pairs of what is no use on a journey are moves. */
function travelMoves(g: Table, id: FigureId, faces: readonly EnemyFace[]): number {
  return count(faces, 'move') + pairs(g, id, faces, 'damage', 'move') + pairs(g, id, faces, 'omen', 'move');
}

function pairs(g: Table, enemy: FigureId, faces: readonly EnemyFace[], from: EnemyFace, to: EnemyFace): number {
  const merged = Math.floor(count(faces, from) / 2);
  for (let i = 0; i < merged; i++) g.emit({ type: 'pair', enemy, from, to });
  return merged;
}

/** E11.6: brings the target under fire and fires. Returns the moves to spare. */
function* fight(
  g: Table,
  id: FigureId,
  target: Seat,
  faces: readonly EnemyFace[],
  evasion: readonly EvasionFace[],
): Flow<number> {
  const ship = g.state.enemyShips.find((each) => each.id === id);
  if (!ship) return 0;
  const { kind } = ship;
  const hits = count(faces, 'damage') + pairs(g, id, faces, 'omen', 'damage'); // E11.14
  const pattern = patternOf(g.content.enemyShip(kind));
  const spare = yield* bringUnderFire(g, id, pattern, target, count(faces, 'move'));
  if (spare === null) return 0; // E11.16, E11.17: the damage is lost, and so are moves that were not enough
  if (hits > 0) {
    const evaded = yield* evade(g, target, hits, evasion, `enemy-ship:${kind}`);
    g.emit({ type: 'enemy-ship-fired', ship: id, kind, at: target, hits, evaded });
    if (hits > evaded) yield* g.book.damageShip(g, target, hits - evaded, `enemy-ship:${kind}`); // E12.27
  }
  return spare;
}

/** E11.10: once there it is gone, and its business is done. */
function* travelOn(g: Table, id: FigureId, moves: number): Flow {
  const ship = g.state.enemyShips.find((each) => each.id === id);
  if (!ship || moves <= 0) return;
  if (!(yield* travel(g, id, ship.destination, moves))) return;
  const left = g.content.enemyShip(ship.kind).health - ship.trauma;
  shipLeaves(g, id, 'arrived');
  yield* g.book.advanceAgenda(g, left, 'arrived');
}
