import { askOne, type Flow, runShape, type ShapeRules } from '@undertow/kernel';
import type { Condition, Cost, Effect } from '../content/effect';
import { MONARCHS } from '../content/ids';
import { YES_OR_NO } from '../model/question';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { isBoon } from '../rules/at-stake';
import { payCost, run } from '../rules/book';
import { skillCheck } from '../rules/check';
import { rollTheDie } from '../rules/dice';
import { feasible, isPayable } from '../rules/feasible';
import { unmet } from '../rules/hindrance';
import { humans, inBrig } from '../rules/query';
import { amountOf } from './amount';
import { chooseSeat } from './choosing';

type Shape = Extract<Effect, { do: 'all' | 'may' | 'choose' | 'pay' | 'when' }>;
type Rolling = Extract<Effect, { do: 'roll' | 'roll-for' | 'check' | 'choose-human' | 'choose-monarch' }>;

const RULES: ShapeRules<Table, Scope, Effect, Cost, Condition> = {
  run, // 1.9
  wants,
  choose: pickEffect,
  pay: payCost, // 1.5
  holds: (g, condition, scope) => unmet(g.state, scope.you, condition, scope) === null,
};

/** Effects made of other effects, as in any game. */
export const runParts = (g: Table, effect: Shape, scope: Scope): Flow => runShape(RULES, g, effect, scope);

/** Effects that wait for a die, a check or somebody to be named, and go on with others. */
export function* runRolling(g: Table, effect: Rolling, scope: Scope): Flow {
  const { state } = g;
  switch (effect.do) {
    case 'roll':
      return yield* rollAgainst(g, effect, scope);
    case 'roll-for':
      scope.roll = yield* rollTheDie(g, { by: scope.you, purpose: 'effect', source: scope.source });
      return yield* run(g, effect.then, scope);
    case 'check':
      yield* skillCheck(g, { spec: effect, source: scope.source, mythos: scope.source.startsWith('mythos:') }, scope);
      return;
    case 'choose-human': {
      const others = () => humans(state).filter((seat) => seat !== scope.you && !inBrig(state, seat));
      const chosen = yield* chooseSeat(scope.you, 'choose-human', others, 'L.48', scope.source);
      if (chosen === undefined) return;
      scope.chosen = chosen;
      g.emit({ type: 'accused', seat: scope.you, target: chosen });
      return yield* run(g, effect.then, scope);
    }
    case 'choose-monarch': {
      const inWater = () => MONARCHS.filter((monarch) => state.monarchs[monarch] !== 'the-deep');
      if (inWater().length === 0) return;
      const chosen = yield* askOne(scope.you, () => ({
        kind: 'choose-monarch' as const,
        options: inWater().map((monarch) => ({ ref: { is: 'monarch' as const, monarch } })),
        rule: 'L.14',
        source: scope.source,
        auto: true,
      }));
      scope.monarch = chosen.monarch;
      return yield* run(g, effect.then, scope);
    }
  }
}

function* wants(g: Table, effect: Effect, scope: Scope): Flow<boolean> {
  if (feasible(g.state, scope.you, effect) !== null) return false; // 1.8, 32.6
  const answer = yield* askOne(scope.you, () => ({
    kind: 'may' as const,
    options: YES_OR_NO,
    rule: '1.4',
    source: scope.source,
    about: { effects: [effect] },
  }));
  if (answer.is === 'no') g.emit({ type: 'declined', seat: scope.you, source: scope.source });
  return answer.is === 'yes';
}

/** One of several. What must be paid with cards nobody holds is not offered. */
function* pickEffect(g: Table, of: readonly Effect[], scope: Scope): Flow<Effect> {
  const answer = yield* askOne(scope.you, () => {
    const open = of.map((_, index) => index).filter((index) => isPayable(g.state, scope.you, of[index]));
    return {
      kind: 'choose-effect' as const,
      options: (open.length > 0 ? open : [0]).map((index) => ({
        ref: { is: 'effect' as const, source: scope.source, index },
      })),
      rule: '1.4',
      source: scope.source,
      about: { effects: of },
    };
  });
  const effect = of[answer.index] ?? { do: 'nothing' };
  g.emit({ type: 'chose', seat: scope.you, source: scope.source, index: answer.index, effect });
  return effect;
}

function* rollAgainst(g: Table, effect: Extract<Effect, { do: 'roll' }>, scope: Scope): Flow {
  const limit = effect.atMost ?? effect.below;
  const most = limit === undefined ? undefined : amountOf(g.state, limit, scope) - (effect.below === undefined ? 0 : 1);
  if (limit !== undefined && typeof limit !== 'number' && amountOf(g.state, limit, scope) === 0) return;
  const plus = effect.plus === 'discarded' ? scope.discarded : 0;
  const result = yield* rollTheDie(g, {
    by: scope.you,
    purpose: 'effect',
    source: scope.source,
    plus,
    ...(most === undefined ? {} : { atMost: most }),
    ...(effect.atLeast === undefined ? {} : { atLeast: effect.atLeast }),
    boon: isBoon(effect.then),
  });
  const total = result + plus;
  const met = most === undefined ? total >= (effect.atLeast ?? 0) : total <= most;
  if (met) yield* run(g, effect.then, scope);
  else if (effect.otherwise) yield* run(g, effect.otherwise, scope);
}
