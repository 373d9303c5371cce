import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { Hex } from '../../map/geometry';
import { drifts, driftsToward, hexesUnder, placementsOver } from '../../map/storms';
import type { AnyOption } from '../../model/question';
import type { Storm } from '../../model/state';
import type { Table } from '../../model/types';
import { rollFate } from '../dice';
import { captainOf } from '../query';
import { shipStat } from '../ship/passives';
import { firstShipHex } from './waters';

/** Storms hit a ship so many times; some ships ride them out. */
export function* strike(g: Table, seat: Seat, times: number): Flow {
  const damage = times * Math.max(0, 1 - shipStat(g, seat, 'storm-damage'));
  if (damage > 0) yield* g.book.damageShip(g, seat, damage, 'storm');
}

const lying = (storm: Storm): AnyOption => ({
  ref: { is: 'hexes', hexes: hexesUnder(storm), orientation: storm.orientation, q: storm.q, r: storm.r },
});

/** E5.39, E5.55: over whom it breaks. */
function stormHex(g: Table, at: 'first-player' | 'elder' | Seat): Hex {
  const { state } = g;
  if (at === 'first-player') return firstShipHex(state);
  if (at === 'elder') return state.elder.arisen?.hex ?? firstShipHex(state);
  return captainOf(state, at).hex ?? firstShipHex(state);
}

/** E5.39: a new storm; whoever decides chooses how it lies, once and for all (E5.40). */
export function* placeStorm(g: Table, size: number, at: 'first-player' | 'elder' | Seat): Flow {
  const { state } = g;
  const seat = typeof at === 'number' ? at : state.first;
  const placements = placementsOver(size, stormHex(g, at));
  const chosen = yield* askOne(seat, () => ({
    kind: 'storm-place',
    options: placements.map(lying),
    rule: 'E5.39',
    auto: true,
    about: { count: size },
  }));
  if (chosen.is !== 'hexes') return;
  state.storms.push({ size, orientation: chosen.orientation, q: chosen.q, r: chosen.r });
  g.emit({ type: 'storm', size, hexes: chosen.hexes, seat });
  if (at === 'elder' && raisesStorms(g)) g.book.elderProgress(g, 1);
}

function raisesStorms(g: Table): boolean {
  const { elder } = g.state;
  return elder.arisen !== null && g.content.elder(elder.board).objective.is === 'raise-storms';
}

/** E5.42: each storm goes one hex, to the first player's ship or wherever the first player likes. */
export function* moveStorms(g: Table): Flow {
  const { state } = g;
  for (let index = 0; index < state.storms.length; index++) {
    const storm = state.storms[index];
    if (!storm) continue;
    const roll = rollFate(state);
    const ways = roll <= 4 ? driftsToward(storm, firstShipHex(state)) : drifts(storm);
    if (ways.length > 0) yield* moveStorm(g, state.first, index, roll, ways);
    else g.emit({ type: 'storm-moved', storm: index, roll, hexes: hexesUnder(storm) }); // E5.53: it stays
  }
}

function* moveStorm(g: Table, seat: Seat, index: number, roll: number, ways: readonly Storm[]): Flow {
  const chosen = yield* askOne(seat, () => ({
    kind: 'storm-move',
    options: ways.map(lying),
    rule: 'E5.42',
    auto: true,
    about: { count: index },
  }));
  const storm = g.state.storms[index];
  if (!storm || chosen.is !== 'hexes') return;
  storm.q = chosen.q;
  storm.r = chosen.r;
  g.emit({ type: 'storm-moved', storm: index, roll, hexes: chosen.hexes }); // E5.47: nobody is hurt
}

/** An effect moves one storm one hex any way. */
export function* storm(g: Table, seat: Seat): Flow {
  const { storms } = g.state;
  if (storms.length === 0) return;
  const which = yield* askOne(seat, () => ({
    kind: 'storm-move',
    options: storms.map((_, number) => ({ ref: { is: 'number', number } as const })),
    rule: 'E5.42',
    auto: true,
  }));
  const moving = storms[which.number];
  if (moving) yield* moveStorm(g, seat, which.number, -1, drifts(moving));
}
