import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { OmenAbility } from '../../content/card';
import type { EnemyFace } from '../../model/event';
import type { AnyOption } from '../../model/question';
import { scopeOf } from '../../model/scope';
import type { EnemyFigure } from '../../model/state';
import type { Table } from '../../model/types';
import { count } from '../dice';
import { captainOf } from '../query';

/** Results of an enemy's dice that are not used yet; each counts as one of its kind (E10.15). */
export interface Results {
  move: number;
  damage: number;
  omen: number;
  /** Abilities that have fired, by index (E10.17). */
  readonly fired: number[];
}

export const resultsOf = (faces: readonly EnemyFace[]): Results => ({
  move: count(faces, 'move'),
  damage: count(faces, 'damage'),
  omen: count(faces, 'omen'),
  fired: [],
});

/** E10.17: the dearest ability the omens suffice for, which uses them up; `null` where there is none. */
export function readyAbility(g: Table, enemy: EnemyFigure, left: Results): OmenAbility | null {
  const { abilities } = g.content.enemy(enemy.kind);
  let best = -1;
  for (let i = 0; i < abilities.length; i++) {
    const omens = abilities[i]?.omens ?? 0;
    if (omens > left.omen || left.fired.includes(i)) continue;
    if (best < 0 || omens > (abilities[best]?.omens ?? 0)) best = i;
  }
  const ability = best < 0 ? undefined : abilities[best]; // a list asked for item -1 is slow to say that it has none
  if (!ability) return null;
  left.omen -= ability.omens;
  left.fired.push(best);
  return ability;
}

export function* fireAbility(g: Table, seat: Seat, enemy: EnemyFigure, ability: OmenAbility, left: Results): Flow {
  g.emit({ type: 'omen-ability', seat, enemy: enemy.id, kind: enemy.kind, ability: ability.id });
  const scope = scopeOf(seat, `enemy:${enemy.kind}`);
  scope.enemy = enemy.id;
  yield* g.book.run(g, ability.effect, scope);
  left.damage += scope.moreDamage;
}

/**
 * E10.20, E10.21: two results that are of no use here become one that is: the omens an ability still lacks if the pairs
 * suffice for that, otherwise `into`. Says whether something was merged.
 */
export function* mergePair(
  g: Table,
  seat: Seat,
  enemy: EnemyFigure,
  left: Results,
  useless: readonly EnemyFace[],
  into: EnemyFace,
): Flow<boolean> {
  const wanted = yield* abilityWithin(g, seat, enemy, left, useless);
  if (wanted > 0) {
    for (let i = 0; i < wanted; i++)
      for (const face of useless) if (face !== 'omen' && turn(g, enemy, left, face, 'omen')) break;
    return true;
  }
  for (const face of useless) if (face !== into && turn(g, enemy, left, face, into)) return true;
  return false;
}

function turn(g: Table, enemy: EnemyFigure, left: Results, from: EnemyFace, to: EnemyFace): boolean {
  if (left[from] < 2) return false;
  left[from] -= 2;
  left[to]++;
  g.emit({ type: 'pair', enemy: enemy.id, from, to });
  return true;
}

/** How many omens are lacking for the ability that pairs could complete; the owner picks among several. */
function* abilityWithin(
  g: Table,
  seat: Seat,
  enemy: EnemyFigure,
  left: Results,
  useless: readonly EnemyFace[],
): Flow<number> {
  let pairs = 0;
  for (const face of useless) if (face !== 'omen') pairs += Math.floor(left[face] / 2);
  if (pairs === 0) return 0;
  const { abilities } = g.content.enemy(enemy.kind);
  const within: number[] = [];
  abilities.forEach(({ omens }, i) => {
    if (!left.fired.includes(i) && omens > left.omen && omens - left.omen <= pairs) within.push(i);
  });
  const [first] = within;
  if (first === undefined) return 0;
  const chosen = within.length === 1 ? first : yield* askAbility(g, seat, enemy, within);
  return (abilities[chosen]?.omens ?? 0) - left.omen;
}

function* askAbility(g: Table, seat: Seat, enemy: EnemyFigure, within: readonly number[]): Flow<number> {
  const { abilities } = g.content.enemy(enemy.kind);
  const picked = yield* askOne(seat, () => ({
    kind: 'pair-result',
    options: within.map((number): AnyOption => ({ ref: { is: 'number', number } })),
    rule: 'E10.21',
    about: { enemy: enemy.id, effects: abilities.map(({ effect }) => effect) },
  }));
  return picked.is === 'number' ? picked.number : (within[0] ?? 0);
}

/** E12.14, E12.15: what an enemy's dice come to in a fray the crew started. */
export function* damageInFray(g: Table, seat: Seat, enemy: EnemyFigure, faces: readonly EnemyFace[]): Flow<number> {
  const captain = captainOf(g.state, seat);
  const left = resultsOf(faces);
  while (!captain.sunk) {
    const ability = captain.enemies.includes(enemy) ? readyAbility(g, enemy, left) : null;
    if (ability) yield* fireAbility(g, seat, enemy, ability, left);
    else if (!(yield* mergePair(g, seat, enemy, left, USELESS_IN_FRAY, 'damage'))) break;
  }
  return left.damage;
}

const USELESS_IN_FRAY: readonly EnemyFace[] = ['move', 'omen'];
