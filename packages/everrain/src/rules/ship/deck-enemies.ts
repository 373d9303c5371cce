import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { EnemyFace } from '../../model/event';
import type { AnyOption } from '../../model/question';
import type { Captain, EnemyFigure } from '../../model/state';
import type { Table } from '../../model/types';
import { rollEnemy } from '../dice';
import { captainOf } from '../query';
import { hasRoom } from './aboard';
import { destroyNode } from './damage';
import { enemyFray } from './fray';
import { type Course, courseToCrew, courseToNode, isWithCrew, quarries, stepAlong } from './quarry';
import { fireAbility, mergePair, type Results, readyAbility, resultsOf } from './results';
import { isFar, zoneOf } from './spots';

/** E10.13: one by one, in the order their ship's captain likes, each with all its dice. */
export function* activateDeckEnemies(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  const toAct = captain.enemies.map(({ id }) => id);
  while (!captain.sunk) {
    const waiting = captain.enemies.filter(({ id }) => toAct.includes(id));
    if (waiting.length === 0) return;
    const enemy = yield* askNext(seat, waiting);
    toAct.splice(toAct.indexOf(enemy.id), 1);
    const faces = rollEnemy(g.state, g.content.enemy(enemy.kind).dice);
    yield* enemyActs(g, seat, enemy, faces);
  }
}

function* askNext(seat: Seat, waiting: readonly EnemyFigure[]): Flow<EnemyFigure> {
  const picked = yield* askOne(seat, () => ({
    kind: 'enemy-order',
    options: waiting.map(({ id }): AnyOption => ({ ref: { is: 'enemy', enemy: id } })),
    rule: 'E10.13',
    auto: true,
  }));
  const found = waiting.find(({ id }) => picked.is === 'enemy' && picked.enemy === id);
  if (!found) throw new Error('that enemy has acted already');
  return found;
}

/** E10.16: all results of a roll, by priority, until nothing is left that is of any use. */
export function* enemyActs(g: Table, seat: Seat, enemy: EnemyFigure, faces: readonly EnemyFace[]): Flow {
  const captain = captainOf(g.state, seat);
  g.emit({ type: 'enemy-acts', seat, enemy: enemy.id, kind: enemy.kind, faces: [...faces] });
  const left = resultsOf(faces);
  const way: Way = { course: null };
  for (;;) {
    if (captain.sunk || !captain.enemies.includes(enemy)) return;
    const ability = readyAbility(g, enemy, left);
    if (ability) yield* fireAbility(g, seat, enemy, ability, left);
    else if (left.move + left.damage + left.omen === 0) return;
    else if (!(yield* useOne(g, seat, captain, enemy, left, way))) return;
  }
}

/** The course an enemy has taken up; kept until it is done, so that nobody is asked twice. */
interface Way {
  course: Course | null;
}

function useOne(g: Table, seat: Seat, captain: Captain, enemy: EnemyFigure, left: Results, way: Way): Flow<boolean> {
  if (isWithCrew(g, seat, captain, enemy)) return strike(g, seat, enemy, left, way);
  const hunted = quarries(g, seat, captain).length > 0;
  return hunted ? hunt(g, seat, captain, enemy, left, way) : wreck(g, seat, captain, enemy, left, way);
}

const NO_FOES: readonly EnemyFace[] = ['move', 'omen'];

/** With crew: moves are of no use (E10.22); all damage at once makes a fray (E12.9). */
function* strike(g: Table, seat: Seat, enemy: EnemyFigure, left: Results, way: Way): Flow<boolean> {
  way.course = null;
  if (yield* mergePair(g, seat, enemy, left, NO_FOES, 'damage')) return true;
  if (left.damage === 0) return false;
  const { damage } = left;
  left.damage = 0;
  yield* enemyFray(g, seat, enemy, damage);
  return true;
}

/** Crew is somewhere else on deck: first toward it, then what is left hits the own zone's node (E10.26). */
function* hunt(g: Table, seat: Seat, captain: Captain, enemy: EnemyFigure, left: Results, way: Way): Flow<boolean> {
  if (left.move > 0 || left.omen > 1) {
    if (!isOpen(captain, way)) way.course = yield* courseToCrew(g, seat, enemy, reachOf(left));
    if (way.course) return yield* goOn(g, seat, enemy, left, way, OMENS);
    if (yield* breakNode(g, seat, captain, enemy, left)) return true; // E10.24
    return isBreakable(captain, enemy) && (yield* mergePair(g, seat, enemy, left, NO_FOES, 'damage'));
  }
  if (yield* breakNode(g, seat, captain, enemy, left)) return true;
  if (left.damage < 2) return false;
  if (!isOpen(captain, way)) way.course = yield* courseToCrew(g, seat, enemy, reachOf(left));
  return way.course !== null && (yield* goOn(g, seat, enemy, left, way, DAMAGE));
}

const OMENS: readonly EnemyFace[] = ['omen'];
const DAMAGE: readonly EnemyFace[] = ['damage'];
const OMENS_AND_DAMAGE: readonly EnemyFace[] = ['omen', 'damage'];

/** Nobody on deck: it breaks the node it stands on, then goes on to the nearest whole one (E10.23). */
function* wreck(g: Table, seat: Seat, captain: Captain, enemy: EnemyFigure, left: Results, way: Way): Flow<boolean> {
  if (yield* breakNode(g, seat, captain, enemy, left)) return true;
  if (isBreakable(captain, enemy)) return yield* mergePair(g, seat, enemy, left, NO_FOES, 'damage');
  if (left.move === 0 && left.omen < 2 && left.damage < 2) return false;
  if (!isOpen(captain, way)) way.course = yield* courseToNode(g, seat, enemy, reachOf(left));
  return way.course !== null && (yield* goOn(g, seat, enemy, left, way, OMENS_AND_DAMAGE));
}

/** How far it could go at most. */
const reachOf = ({ move, omen, damage }: Results): number => move + Math.floor(omen / 2) + Math.floor(damage / 2);

/** A step along the course, or a pair made into one. */
function* goOn(
  g: Table,
  seat: Seat,
  enemy: EnemyFigure,
  left: Results,
  way: Way,
  useless: readonly EnemyFace[],
): Flow<boolean> {
  if (left.move === 0) return yield* mergePair(g, seat, enemy, left, useless, 'move');
  if (!way.course) return false;
  left.move--;
  stepAlong(g, seat, enemy, way.course);
  return true;
}

/** Whether the course goes on and the next zone still has room. */
function isOpen(captain: Captain, { course }: Way): boolean {
  const next = course?.route[0];
  return next !== undefined && hasRoom(captain, zoneOf(next), isFar(next));
}

/** On the deck being boarded there is nothing to break (E16.15). */
const isBreakable = (captain: Captain, { zone, aboard }: EnemyFigure): boolean => !aboard && !captain.destroyed[zone];

/** E4.17: always the node of its own zone, and it is hurt like everybody there (E10.27). */
function* breakNode(g: Table, seat: Seat, captain: Captain, enemy: EnemyFigure, left: Results): Flow<boolean> {
  if (left.damage === 0 || !isBreakable(captain, enemy)) return false;
  left.damage--;
  yield* destroyNode(g, seat, enemy.zone, null, `enemy:${enemy.kind}`);
  return true;
}
