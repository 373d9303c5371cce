import { askOne, type Flow } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type { AnyOption } from '../model/question';
import { YES_OR_NO } from '../model/question';
import { type Scope, scopeOf } from '../model/scope';
import type { Table } from '../model/types';
import { captainOf, clockwise } from '../rules/query';
import { holds } from './condition';
import { canPay, payCost } from './cost';
import { testCrew } from './testing';
import { crewMeant } from './whom';

type Shape = Extract<
  Effect,
  { do: 'nothing' | 'all' | 'may' | 'choose' | 'pay' | 'when' | 'fate' | 'test' | 'captains' }
>;

/** What other effects are put together with. */
export function* shape(g: Table, effect: Shape, scope: Scope): Flow {
  switch (effect.do) {
    case 'nothing':
      return;
    case 'all':
      for (const part of effect.of) yield* g.book.run(g, part, scope); // E9.7
      return;
    case 'may':
      if (yield* wants(g, effect.effect, scope)) yield* g.book.run(g, effect.effect, scope);
      return;
    case 'choose':
      return yield* choose(g, effect.of, scope);
    case 'pay': {
      const paying = canPay(g, effect.cost, scope) && (yield* agrees(scope, effect));
      if (paying) {
        yield* payCost(g, effect.cost, scope);
        yield* g.book.run(g, effect.to, scope);
      } else if (effect.otherwise) yield* g.book.run(g, effect.otherwise, scope);
      return;
    }
    case 'when': {
      const part = holds(g, effect.condition, scope.you) ? effect.then : effect.otherwise;
      if (part) yield* g.book.run(g, part, scope);
      return;
    }
    case 'fate':
      return yield* rollBands(g, effect.bands, scope);
    case 'test': {
      const [crew] = yield* crewMeant(g, effect.whom === 'it' && scope.it !== null ? 'it' : 'choice', scope);
      if (!crew) return;
      scope.it = crew.id;
      const success = yield* testCrew(g, scope.you, crew, effect.value, scope.source);
      return yield* g.book.run(g, success ? effect.success : effect.failure, scope);
    }
    case 'captains':
      return yield* forCaptains(g, effect, scope);
    default: {
      const never: never = effect;
      return never;
    }
  }
}

/** An offer that asks by itself is not asked for twice. */
function* wants(g: Table, effect: Effect, scope: Scope): Flow<boolean> {
  if (effect.do === 'pay' || effect.do === 'nothing') return effect.do === 'pay';
  if (!isPossible(g, effect, scope)) return false;
  return yield* agrees(scope, effect);
}

function* agrees(scope: Scope, effect: Effect): Flow<boolean> {
  const answer = yield* askOne(scope.you, () => ({
    kind: 'may',
    options: YES_OR_NO,
    rule: 'E9.7',
    source: scope.source,
    about: scope.it === null ? { effects: [effect] } : { effects: [effect], crew: scope.it },
  }));
  return answer.is === 'yes';
}

/** Whether it could do anything at all, as far as that is plain to see. */
function isPossible(g: Table, effect: Effect, scope: Scope): boolean {
  const captain = captainOf(g.state, scope.you);
  if (captain.sunk) return false;
  switch (effect.do) {
    case 'imprison':
    case 'wound':
    case 'banish':
    case 'discard-enemy':
      return captain.enemies.length > 0;
    case 'repair':
      return captain.destroyed.includes(true);
    case 'storm-moves':
      return g.state.storms.length > 0;
    case 'recover':
      return captain.crew.some((crew) => crew[effect.gem] > 0);
    default:
      return true;
  }
}

function* choose(g: Table, effects: readonly Effect[], scope: Scope): Flow {
  const picked = yield* askOne(scope.you, () => ({
    kind: 'choose-effect',
    options: effects.map((_, index): AnyOption => ({ ref: { is: 'effect', index } })),
    rule: 'E9.7',
    source: scope.source,
    about: { effects },
    auto: true,
  }));
  const index = picked.is === 'effect' ? picked.index : 0;
  const effect = effects[index];
  if (!effect) return;
  g.emit({ type: 'chose', seat: scope.you, source: scope.source, effect });
  yield* g.book.run(g, effect, scope);
}

function* rollBands(g: Table, bands: Extract<Effect, { do: 'fate' }>['bands'], scope: Scope): Flow {
  const crew = captainOf(g.state, scope.you).crew.find(({ id }) => id === scope.it) ?? null;
  const roll = yield* g.book.fate(g, scope.you, crew, scope.source);
  scope.rolled = roll;
  for (const { upTo, effect } of bands) {
    if (roll > upTo) continue;
    yield* g.book.run(g, effect, scope);
    return;
  }
}

function* forCaptains(g: Table, { who, effect }: Extract<Effect, { do: 'captains' }>, scope: Scope): Flow {
  if (who === 'you') return yield* g.book.run(g, effect, scope);
  for (const seat of clockwise(g.state.players, scope.you)) {
    if (captainOf(g.state, seat).hex === null) continue; // E1.24
    if (seat === scope.you) {
      if (who === 'each') yield* g.book.run(g, effect, scope);
      continue;
    }
    const theirs = scopeOf(seat, scope.source);
    theirs.rolled = scope.rolled;
    yield* g.book.run(g, effect, theirs);
  }
}
