import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { Tile } from '../../content/card';
import { isCovered } from '../../map/chart';
import { isWaivable, revealCost } from '../../map/costs';
import { CELLS, type Hex, hexesOf, neighbour, type Slot, slotOf } from '../../map/geometry';
import type { AnyOption, BlockedReason } from '../../model/question';
import type { Captain } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf, isAfloat } from '../query';
import { isManned } from '../ship/manning';
import { anyHasKnack, shipStat } from '../ship/passives';

interface Trouble {
  readonly reason: BlockedReason;
  readonly rule: string;
}

const ACT_GATE: Trouble = { reason: 'act-gate', rule: 'E5.15' };
const STORM: Trouble = { reason: 'storm', rule: 'E5.49' };
const NO_NEST: Trouble = { reason: 'no-crows-nest', rule: 'E5.12' };
const NO_POINTS: Trouble = { reason: 'not-enough-points', rule: 'E5.13' };

/** Why the slot ahead cannot be charted, or `null` where it can. The Act alone says whether there is a tile (E5.15 to E5.18). */
export function revealTrouble(g: Table, seat: Seat, { hex }: Captain & { hex: Hex }): Trouble | null {
  const { stack, act } = g.state;
  const top = stack[stack.length - 1];
  if (top === undefined || g.content.tile(top).act > act) return ACT_GATE;
  if (isCovered(g.state, hex)) return STORM;
  if (g.state.turn.points < revealPrice(g, seat, hex)) return NO_POINTS;
  if (!isManned(g, seat, 'crows-nest') && !anyHasKnack(g, seat, 'reveals-freely')) return NO_NEST;
  return null;
}

/** E5.13; nothing for a wayfinder (E6.41). */
export function revealPrice(g: Table, seat: Seat, hex: Hex): number {
  if (anyHasKnack(g, seat, 'reveals-freely')) return 0;
  const cost = revealCost(g.state, g.content.tile, hex);
  return isWaived(g, seat, cost, hex) ? 1 : cost;
}

const isWaived = (g: Table, seat: Seat, cost: number, hex: Hex): boolean =>
  isWaivable(g.state, cost, hex, hex) && shipStat(g, seat, 'sight') > g.state.turn.smoothed;

/** E5.12 to E5.22 */
export function* reveal(g: Table, seat: Seat): Flow {
  const { state } = g;
  const captain = captainOf(state, seat);
  if (!isAfloat(captain)) return;
  const price = revealPrice(g, seat, captain.hex);
  if (price > 0 && isWaived(g, seat, revealCost(state, g.content.tile, captain.hex), captain.hex))
    state.turn.smoothed++;
  state.turn.points -= price;
  const slot = slotOf(neighbour(captain.hex, captain.facing));
  const tile = yield* layTile(g, seat, slot, true);
  if (tile.clues > 0) g.book.gainClues(g, seat, tile.clues, 'tile'); // E5.14
  const icon = iconOf(g, slot);
  if (icon !== null) yield* g.book.spawnEnemyShip(g, { is: 'icon', seat, icon }); // E5.21
  yield* g.book.moment(g, seat, 'reveal');
}

function iconOf(g: Table, slot: Slot): Hex | null {
  const placed = g.state.slots[slot];
  if (!placed) return null;
  const at = g.content.tile(placed.tile).hexes.indexOf('spawn');
  if (at < 0) return null;
  return hexesOf(slot)[placed.turned ? CELLS - 1 - at : at] ?? null;
}

const AS_PRINTED: AnyOption = { ref: { is: 'orientation', turned: false } };
const TURNED: AnyOption = { ref: { is: 'orientation', turned: true } };
const BOTH: readonly AnyOption[] = [AS_PRINTED, TURNED];
const ONE: readonly AnyOption[] = [AS_PRINTED];

/** The top tile is laid open, then turned as the seat likes (E5.19). */
export function* layTile(g: Table, seat: Seat, slot: Slot, withClues: boolean): Flow<Tile> {
  const { slots, stack } = g.state;
  const id = stack.pop();
  if (id === undefined) throw new Error('there is no tile left to lay');
  slots[slot] = { tile: id, turned: false };
  g.emit({ type: 'revealed-cards', seat, from: 'tile', cards: [id] });
  const tile = g.content.tile(id);
  const options = isSymmetric(tile) ? ONE : BOTH;
  const hex = hexesOf(slot)[0] ?? 0;
  const chosen = yield* askOne(seat, () => ({
    kind: 'tile-orientation',
    options,
    rule: 'E5.19',
    auto: true,
    about: { cards: [id], hex },
  }));
  const half = chosen.is === 'orientation' && chosen.turned;
  slots[slot] = { tile: id, turned: half };
  g.emit({ type: 'tile', slot, tile: id, turned: half, seat, clues: withClues ? tile.clues : 0 });
  return tile;
}

const isSymmetric = ({ hexes }: Tile): boolean => hexes.every((kind, cell) => kind === hexes[CELLS - 1 - cell]);
