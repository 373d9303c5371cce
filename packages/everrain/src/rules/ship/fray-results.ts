import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { AttackFace, EvasionFace } from '../../model/event';
import type { AnyOption } from '../../model/question';
import type { CrewMember, EnemyFigure, FigureId, Zone } from '../../model/state';
import type { Table } from '../../model/types';
import { count } from '../dice';
import { captainOf } from '../query';
import { type Aboard, crewIn, enemiesIn } from './aboard';
import { hurt, spareTrack } from './crew';
import { momentAmong } from './moments';
import { turnOmens } from './omens';

/** Dice that have been rolled in one zone. */
interface Rolled {
  readonly seat: Seat;
  readonly zone: Zone;
  readonly aboard: boolean;
  readonly attack: readonly AttackFace[];
  readonly evasion: readonly EvasionFace[];
  /** The enemies' damage. */
  readonly damage: number;
  readonly freeAttack: number;
  readonly freeEvasion: number;
}

export const healthLeft = ({ content }: Aboard, enemy: EnemyFigure): number =>
  content.enemy(enemy.kind).health - enemy.trauma;

/**
 * Omens are turned, hits and TRAUMA shared out, then everything happens at once: who falls has struck before (E12.16,
 * E12.20).
 */
export function* settleFray(g: Table, rolled: Rolled): Flow {
  const { seat, zone, aboard, attack, evasion, damage } = rolled;
  const captain = captainOf(g.state, seat);
  if (captain.sunk) return;
  const enemies = enemiesIn(captain, zone, aboard);
  const struck = count(attack, 'damage') + 2 * count(attack, 'critical');
  const evaded = count(evasion, 'evade');
  let health = 0;
  for (const enemy of enemies) health += healthLeft(g, enemy);
  const turned = yield* turnOmens(g, seat, {
    attack: count(attack, 'omen'),
    evasion: count(evasion, 'omen'),
    freeAttack: rolled.freeAttack,
    freeEvasion: rolled.freeEvasion,
    attackRoom: health - struck,
    evasionRoom: damage - evaded,
    why: 'fray',
    about: { zone, attack, evasion, damage },
  });
  const wounds = yield* shareHits(g, rolled, enemies, hitsOf(attack, turned.attack));
  const trauma = yield* shareTrauma(g, rolled, Math.max(0, damage - evaded - turned.evasion)); // E12.10
  yield* apply(g, rolled, wounds, trauma);
}

/** The damage of each die, criticals first. */
function hitsOf(attack: readonly AttackFace[], turned: number): number[] {
  const hits: number[] = [];
  for (let i = 0; i < count(attack, 'critical'); i++) hits.push(2);
  for (let i = 0; i < count(attack, 'damage') + turned; i++) hits.push(1);
  return hits;
}

type Shares = Map<FigureId, number>;

/** E12.19, E12.38: each die where the owner likes, a critical on one enemy; what is too much for all of them is lost. */
function* shareHits(g: Table, { seat, zone }: Rolled, enemies: readonly EnemyFigure[], hits: number[]): Flow<Shares> {
  const shares: Shares = new Map();
  for (const hit of hits) {
    const alive = enemies.filter((enemy) => healthLeft(g, enemy) > (shares.get(enemy.id) ?? 0));
    if (alive.length === 0) break;
    const target = yield* askOne(seat, () => ({
      kind: 'assign-damage',
      options: alive.map(({ id }): AnyOption => ({ ref: { is: 'enemy', enemy: id } })),
      rule: 'E12.19',
      auto: true,
      about: { zone, damage: hit },
    }));
    if (target.is === 'enemy') shares.set(target.enemy, (shares.get(target.enemy) ?? 0) + hit);
  }
  return shares;
}

/** E12.12, E12.36: point by point, nobody more than kills while somebody else could take it. */
function* shareTrauma(g: Table, { seat, zone, aboard }: Rolled, damage: number): Flow<Shares> {
  const shares: Shares = new Map();
  const crews: CrewMember[] = crewIn(captainOf(g.state, seat), zone, aboard);
  for (let left = damage; left > 0; left--) {
    const alive = crews.filter((crew) => spareTrack(g, crew) > (shares.get(crew.id) ?? 0));
    if (alive.length === 0) break;
    const now = left;
    const target = yield* askOne(seat, () => ({
      kind: 'assign-trauma',
      options: alive.map(({ id }): AnyOption => ({ ref: { is: 'crew', crew: id } })),
      rule: 'E12.12',
      auto: true,
      about: { zone, damage: now },
    }));
    if (target.is === 'crew') shares.set(target.crew, (shares.get(target.crew) ?? 0) + 1);
  }
  return shares;
}

function* apply(g: Table, { seat, zone, aboard }: Rolled, wounds: Shares, trauma: Shares): Flow {
  const captain = captainOf(g.state, seat);
  const fighters = crewIn(captain, zone, aboard).map(({ id }) => id);
  let destroyed = 0;
  for (const [id, wound] of wounds) {
    const enemy = captain.enemies.find((each) => each.id === id);
    if (!enemy) continue;
    yield* g.book.woundEnemy(g, seat, enemy, wound);
    if (!captain.enemies.includes(enemy)) destroyed++;
  }
  for (const [id, suffered] of trauma) {
    const crew = captain.crew.find((each) => each.id === id);
    if (crew) yield* hurt(g, seat, crew, 'trauma', suffered, 'fray');
  }
  if (destroyed > 0 && !captain.sunk) yield* momentAmong(g, seat, 'fray-won', fighters);
}
