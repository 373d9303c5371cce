import { askOne, type Flow } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type { AnyOption } from '../model/question';
import type { Scope } from '../model/scope';
import type { EnemyFigure } from '../model/state';
import type { Table } from '../model/types';
import { discard } from '../rules/decks';
import { captainOf } from '../rules/query';
import { nearestFoe } from '../rules/sea/foes';
import { moveTowardCrew } from '../rules/ship/deck';
import { freeCells } from '../rules/ship/spaces';
import { enemyOf } from './whom';

type OnEnemies = Extract<
  Effect,
  {
    do:
      | 'board'
      | 'enemy-ship'
      | 'wound'
      | 'banish'
      | 'discard-enemy'
      | 'imprison'
      | 'hand-over'
      | 'hit-enemy-ship'
      | 'heal-self'
      | 'self-moves'
      | 'more-damage'
      | 'self-returns';
  }
>;

/** Enemies come, suffer and go; and what an enemy's own abilities do. */
export function* onEnemies(g: Table, effect: OnEnemies, scope: Scope): Flow {
  const { you } = scope;
  const captain = captainOf(g.state, you);
  switch (effect.do) {
    case 'board':
      return yield* g.book.spawnOnDeck(g, you, effect.who);
    case 'enemy-ship':
      return yield* g.book.spawnEnemyShip(g, { is: 'outcome', seat: you });
    case 'wound':
      for (const enemy of yield* enemiesMeant(g, effect.which, scope))
        yield* g.book.woundEnemy(g, you, enemy, effect.count);
      return;
    case 'banish':
      return yield* g.book.banishEnemies(g, you, yield* enemiesMeant(g, effect.which, scope));
    case 'discard-enemy':
      for (const enemy of yield* enemiesMeant(g, effect.which, scope)) takeOff(g, scope, enemy, 'discarded');
      return;
    case 'imprison':
      return yield* imprison(g, scope);
    case 'hand-over':
      return yield* handOver(g, effect.each, scope);
    case 'hit-enemy-ship':
      return yield* hitNearest(g, effect.count, effect.within, scope);
    case 'heal-self': {
      const enemy = enemyOf(captain, scope);
      if (enemy) enemy.trauma = Math.max(0, enemy.trauma - effect.count);
      return;
    }
    case 'self-moves': {
      const enemy = enemyOf(captain, scope);
      if (enemy) yield* moveTowardCrew(g, you, enemy, effect.steps);
      return;
    }
    case 'more-damage':
      scope.moreDamage += effect.count;
      return;
    case 'self-returns': {
      const enemy = enemyOf(captain, scope);
      if (enemy) yield* g.book.banishEnemies(g, you, [enemy]);
      return;
    }
    default: {
      const never: never = effect;
      return never;
    }
  }
}

function* enemiesMeant(g: Table, which: 'choice' | 'each' | 'each-here', scope: Scope): Flow<EnemyFigure[]> {
  const { enemies, crew } = captainOf(g.state, scope.you);
  if (which === 'each') return [...enemies];
  if (which === 'each-here') {
    const place = crew.find(({ id }) => id === scope.it)?.place;
    return place?.is === 'deck' ? enemies.filter(({ zone, aboard }) => !aboard && zone === place.zone) : [];
  }
  return yield* chooseEnemy(g, scope);
}

function* chooseEnemy(g: Table, { you, source }: Scope): Flow<EnemyFigure[]> {
  const { enemies } = captainOf(g.state, you);
  if (enemies.length === 0) return [];
  const picked = yield* askOne(you, () => ({
    kind: 'choose-enemy',
    options: enemies.map(({ id }): AnyOption => ({ ref: { is: 'enemy', enemy: id } })),
    rule: 'E9.7',
    source,
    auto: true,
  }));
  return enemies.filter(({ id }) => picked.is === 'enemy' && id === picked.enemy);
}

/** Off the deck without spoils or agenda (E10.29). */
function takeOff(g: Table, { you }: Scope, enemy: EnemyFigure, how: 'discarded' | 'imprisoned'): void {
  const { enemies } = captainOf(g.state, you);
  const at = enemies.indexOf(enemy);
  if (at < 0) return;
  enemies.splice(at, 1);
  const left = g.content.enemy(enemy.kind).health - enemy.trauma;
  if (how === 'discarded') discard(g, 'enemy', enemy.kind); // E10.30
  g.emit({ type: 'enemy-gone', seat: you, enemy: enemy.id, kind: enemy.kind, how, left });
}

/** E4.25: one enemy on deck goes into a free cell of this improvement. */
function* imprison(g: Table, scope: Scope): Flow {
  const captain = captainOf(g.state, scope.you);
  const slot = scope.slot ?? captain.below.findIndex((_, at) => freeCells(g.content, captain, at) > 0);
  const cell = captain.below[slot];
  if (!cell || freeCells(g.content, captain, slot) <= 0) return;
  const [enemy] = yield* chooseEnemy(g, scope);
  if (!enemy) return;
  takeOff(g, scope, enemy, 'imprisoned');
  cell.captives.push(enemy.kind);
}

function* handOver(g: Table, each: Effect, scope: Scope): Flow {
  const cell = scope.slot === null ? undefined : captainOf(g.state, scope.you).below[scope.slot];
  if (!cell) return;
  const captives = cell.captives.splice(0);
  for (const kind of captives) discard(g, 'enemy', kind);
  for (let i = 0; i < captives.length; i++) yield* g.book.run(g, each, scope);
}

/** The nearest enemy ship or the Elder One, if it is near enough; of several the captain picks. */
function* hitNearest(g: Table, count: number, within: number, { you, source }: Scope): Flow {
  const foes = nearestFoe(g, you, within);
  if (foes.length === 0) return;
  const picked = yield* askOne(you, () => ({
    kind: 'choose-enemy',
    options: foes.map((ship): AnyOption => ({ ref: ship === 'elder' ? { is: 'yes' } : { is: 'ship', ship } })),
    rule: 'E9.7',
    source,
    auto: true,
  }));
  if (picked.is === 'ship') yield* g.book.hitEnemyShip(g, picked.ship, count, you);
  else yield* g.book.hitElder(g, count);
}
