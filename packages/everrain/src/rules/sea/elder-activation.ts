import type { Flow, Seat } from '@undertow/kernel';
import { patternOf } from '../../map/arcs';
import { distance, type Hex } from '../../map/geometry';
import { poseOf } from '../../map/pose';
import { costsTo, type Goal, goalsAt, goalsNear, voyages, waterAround } from '../../map/routes';
import type { EnemyFace, EvasionFace } from '../../model/event';
import { scopeOf } from '../../model/scope';
import type { Table } from '../../model/types';
import { count, rollEnemy } from '../dice';
import { isAfloat } from '../query';
import { nearest } from './destinations';
import { elderDice } from './elder';
import { elderGoals, reachGoal } from './elder-goals';
import { bringUnderFire, isTarget, isUnderFire, pickLeast, rollDefence, shipHex } from './engage';
import { evade } from './evasion';
import { chooseVoyage, sail, seaFor, travel } from './hull';

/** E14.4: what it does by being there, then its dice. */
export function* activateElder(g: Table): Flow {
  const { state } = g;
  const { elder } = state;
  if (!elder.arisen || elder.arisen.idleUntil > state.round) return; // E14.11
  const board = g.content.elder(elder.board);
  g.emit({ type: 'elder-effect', elder: elder.board, which: 'whilst-arisen' });
  yield* g.book.run(g, board.whilstArisen, scopeOf(state.first, `elder:${elder.board}`));
  const goals = elderGoals(g, board, elder.arisen.progress);
  if (goals.length > 0) yield* pursue(g, goals);
  else yield* hunt(g);
}

function roll(g: Table, target: Seat | null): { faces: EnemyFace[]; evasion: EvasionFace[] } {
  const { state } = g;
  const faces = rollEnemy(state, elderDice(g));
  const evasion = target === null ? [] : rollDefence(g, target);
  const source = `elder:${state.elder.board}` as const;
  g.emit({ type: 'dice', seat: target ?? state.first, what: 'enemy', source, attack: [], evasion, enemy: faces });
  g.emit({ type: 'elder-acts', elder: state.elder.board, faces, target });
  return { faces, evasion };
}

const pairs = (faces: readonly EnemyFace[], face: EnemyFace): number => Math.floor(count(faces, face) / 2);

/**
 * E14.6: its objective above everything. It fires at whoever lies in its pattern where the moves end; where nobody does,
 * pairs of damage carry it on (E11.14).
 */
function* pursue(g: Table, goals: readonly Hex[]): Flow {
  const { faces } = roll(g, null);
  const reached = yield* goFor(g, goals, count(faces, 'move') + pairs(faces, 'omen'));
  const hits = count(faces, 'damage');
  const target = hits > 0 ? nearestUnderFire(g) : null;
  if (target !== null) {
    const evasion = rollDefence(g, target);
    const source = `elder:${g.state.elder.board}` as const;
    g.emit({ type: 'dice', seat: target, what: 'evasion', source, attack: [], evasion, enemy: [] });
    yield* fire(g, target, hits, evasion);
  } else if (!reached) yield* goFor(g, goals, pairs(faces, 'damage'));
}

/** Along a cheapest route to any of its goals; there, its business is done at once and it goes no further. */
function* goFor(g: Table, hexes: readonly Hex[], moves: number): Flow<boolean> {
  const { arisen, board } = g.state.elder;
  if (!arisen) return false;
  const sea = seaFor(g.state, 'elder');
  const water = waterAround(sea, g.content.tile, arisen.hex);
  const from = poseOf(arisen.hex, arisen.facing);
  let goals: Goal[] = [];
  for (const hex of hexes) goals.push(...goalsAt(water, hex));
  let costs = costsTo(water, goals, from);
  const free = (costs[from] ?? -1) >= 0;
  if (!free) {
    goals = nearest(arisen.hex, hexes).flatMap((hex) => goalsNear(water, arisen.hex, hex));
    costs = costsTo(water, goals, from);
  }
  const voyage = yield* chooseVoyage(g, 'elder', voyages(sea, water, costs, goals, from, moves));
  if (!voyage) return false;
  yield* sail(g, 'elder', voyage.path);
  if (!free || !voyage.arrived) return false;
  const taken = hexes.filter((hex) => !water[hex]); // E11.22: reached from beside
  const [hex] = hexes.includes(arisen.hex) ? [arisen.hex] : nearest(arisen.hex, taken);
  if (hex !== undefined) reachGoal(g, g.content.elder(board), hex);
  return true;
}

function nearestUnderFire(g: Table): Seat | null {
  const pattern = patternOf(g.content.elder(g.state.elder.board));
  const seats: Seat[] = [];
  for (let seat = 0; seat < g.state.players; seat++) if (isUnderFire(g, 'elder', pattern, seat)) seats.push(seat);
  return nearestShip(g, seats);
}

function nearestShip(g: Table, seats: readonly Seat[]): Seat | null {
  const from = g.state.elder.arisen?.hex ?? 0;
  return pickLeast(g.state, seats, (seat) => distance(from, shipHex(g.state, seat)));
}

/** Without a clear target it goes for the closest ship, however far (E14.5, E14.6), but for none in port (E14.15). */
function* hunt(g: Table): Flow {
  const { state } = g;
  const afloat: Seat[] = [];
  for (let seat = 0; seat < state.players; seat++) {
    const captain = state.captains[seat];
    if (captain && isAfloat(captain)) afloat.push(seat);
  }
  const open = afloat.filter((seat) => isTarget(g, seat));
  const target = nearestShip(g, open);
  const { faces, evasion } = roll(g, target);
  const moves = count(faces, 'move');
  if (target === null) {
    const waitedFor = nearestShip(g, afloat);
    if (waitedFor !== null) yield* travel(g, 'elder', shipHex(state, waitedFor), moves + pairs(faces, 'omen'));
    return;
  }
  const pattern = patternOf(g.content.elder(state.elder.board));
  const spare = yield* bringUnderFire(g, 'elder', pattern, target, moves);
  if (spare === null) return; // E11.16
  const hits = count(faces, 'damage') + pairs(faces, 'omen') + Math.floor(spare / 2); // E11.14: it has nowhere else to go
  if (hits > 0) yield* fire(g, target, hits, evasion);
}

function* fire(g: Table, target: Seat, hits: number, evasion: readonly EvasionFace[]): Flow {
  const elder = g.state.elder.board;
  const evaded = yield* evade(g, target, hits, evasion, `elder:${elder}`);
  g.emit({ type: 'elder-fired', elder, at: target, hits, evaded });
  if (hits > evaded) yield* g.book.damageShip(g, target, hits - evaded, `elder:${elder}`);
}
