import { type Flow, rollDie, type Seat } from '@undertow/kernel';
import { hexesOfKind, isCalm, isCovered, isOccupied, kindAt } from '../../map/chart';
import { type Hex, hexesOf, type Slot, slotOf } from '../../map/geometry';
import type { Table } from '../../model/types';
import { drawFrom, keep } from '../decks';
import { captainOf, hasFlag } from '../query';
import { chooseDestination, chooseFacing, chooseHex, nearest } from './destinations';
import { activateShip } from './ship-activation';
import { firstShipHex } from './waters';

export type Appearance =
  | { readonly is: 'outcome' | 'icon'; readonly seat: Seat; readonly icon?: Hex }
  | { readonly is: 'act' };

/** An enemy ship comes: its place, its destination, its heading, and one die at once (E11.1 to E11.4). */
export function* spawnEnemyShip(g: Table, how: Appearance): Flow {
  const { state } = g;
  const seat = how.is === 'act' ? state.first : how.seat;
  const places = placesFor(g, how);
  if (places.length === 0) return; // E11.2, E11.25
  const kind = drawFrom(g, 'enemyShip');
  if (kind === null) return yield* g.book.advanceAgenda(g, state.act, 'banished'); // E11.26
  g.emit({ type: 'revealed-cards', seat, from: 'enemyShip', cards: [kind] });
  const hex = yield* chooseHex(seat, 'spawn-ship-hex', places, how.is === 'icon' ? 'E11.30' : 'E11.1');
  const destination = yield* chooseDestination(g, seat, g.content.enemyShip(kind), hex);
  const facing = yield* chooseFacing(g, seat, state, hex, destination);
  keep(g, 'enemyShip', kind);
  const id = state.nextFigure++;
  state.enemyShips.push({ id, kind, hex, facing, trauma: 0, destination });
  g.emit({ type: 'enemy-ship', ship: id, kind, hex, facing, destination });
  yield* activateShip(g, id, 1);
}

function placesFor(g: Table, how: Appearance): Hex[] {
  const { state } = g;
  if (how.is === 'act') return atNewAct(g);
  if (how.is === 'icon' && how.icon !== undefined && hasFlag(g, 'icon-hex')) return atOrNear(g, how.icon); // E5.22
  return waterOf(g, slotOf(captainOf(state, how.seat).hex ?? firstShipHex(state)));
}

/** E11.1: free calm hexes of a tile, rough ones where none is calm. */
function waterOf(g: Table, slot: Slot): Hex[] {
  const { state, content } = g;
  const free = hexesOf(slot).filter((hex) => !isOccupied(state, hex));
  const calm = free.filter((hex) => isCalm(kindAt(state, content.tile, hex)));
  return calm.length > 0 ? calm : free.filter((hex) => kindAt(state, content.tile, hex) === 'rough');
}

/** E11.25 */
function atOrNear(g: Table, hex: Hex): Hex[] {
  return isOccupied(g.state, hex) ? nearest(hex, waterOf(g, slotOf(hex))) : [hex];
}

/** E11.2, E13.27: a die picks among the known spawn hexes, free ones first. */
function atNewAct(g: Table): Hex[] {
  const { state } = g;
  const icons = hexesOfKind(state, g.content.tile, 'spawn');
  const free = icons.filter((hex) => !isOccupied(state, hex) && !isCovered(state, hex));
  const pool = free.length > 0 ? free : icons;
  const hex = pool[pool.length > 1 ? rollDie(state, pool.length) - 1 : 0];
  return hex === undefined ? [] : atOrNear(g, hex);
}
