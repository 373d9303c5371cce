import type { Flow, Seat } from '@undertow/kernel';
import type { EnemyId } from '../../content/ids';
import type { EnemyFigure } from '../../model/state';
import type { Table } from '../../model/types';
import { discard } from '../decks';
import { captainOf } from '../query';
import { healthLeft } from './fray-results';

type Gone = 'destroyed' | 'banished' | 'discarded';

/** E10.30: however it goes, the card lies face up with the others. */
export function removeEnemy(g: Table, seat: Seat, enemy: EnemyFigure, how: Gone): void {
  const { enemies } = captainOf(g.state, seat);
  const at = enemies.indexOf(enemy);
  if (at < 0) return;
  enemies.splice(at, 1);
  discard(g, 'enemy', enemy.kind);
  g.emit({ type: 'enemy-gone', seat, enemy: enemy.id, kind: enemy.kind, how, left: healthLeft(g, enemy) });
}

/** E10.28: TRAUMA as high as its HEALTH destroys it, and its spoils are rolled at once. */
export function* woundEnemy(g: Table, seat: Seat, enemy: EnemyFigure, count: number): Flow {
  const captain = captainOf(g.state, seat);
  if (count <= 0 || captain.sunk || !captain.enemies.includes(enemy)) return;
  const suffered = Math.min(count, healthLeft(g, enemy));
  enemy.trauma += suffered;
  const left = healthLeft(g, enemy);
  g.emit({ type: 'enemy-hurt', seat, enemy: enemy.id, kind: enemy.kind, count: suffered, left });
  if (left > 0) return;
  removeEnemy(g, seat, enemy, 'destroyed');
  g.state.tally.enemiesDestroyed++;
  yield* g.book.spoils(g, seat, g.content.enemy(enemy.kind).spoils);
}

/** E10.29: no spoils; the agenda goes on by what HEALTH they have left, all together (E7.3). */
export function* banishEnemies(g: Table, seat: Seat, enemies: readonly EnemyFigure[]): Flow {
  const captain = captainOf(g.state, seat);
  let health = 0;
  for (const enemy of [...enemies]) {
    if (!captain.enemies.includes(enemy)) continue;
    health += healthLeft(g, enemy);
    removeEnemy(g, seat, enemy, 'banished');
    g.state.tally.enemiesBanished++;
  }
  if (health > 0) yield* g.book.advanceAgenda(g, health, 'banished');
}

/** An enemy in a cell is let go with its card: it is no figure any more, so it has no number. */
export function discardCaptive(g: Table, seat: Seat, kind: EnemyId): void {
  discard(g, 'enemy', kind);
  g.emit({ type: 'enemy-gone', seat, enemy: 0, kind, how: 'discarded', left: g.content.enemy(kind).health });
}
