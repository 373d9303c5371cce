import type { Flow } from './flow';

// What the effects of any game are put together with. A game's own effects are leaves of such trees.

export interface Nothing {
  readonly do: 'nothing';
}

/** One after the other. */
export interface All<E> {
  readonly do: 'all';
  readonly of: readonly E[];
}

/** As somebody likes. */
export interface May<E> {
  readonly do: 'may';
  readonly effect: E;
}

/** One of several. */
export interface Choose<E> {
  readonly do: 'choose';
  readonly of: readonly E[];
}

/** The rest happens only if the cost has been paid. */
export interface Pay<E, C> {
  readonly do: 'pay';
  readonly cost: C;
  readonly to: E;
  readonly otherwise?: E;
}

/** One or the other, as the state is. */
export interface When<E, Q> {
  readonly do: 'when';
  readonly condition: Q;
  readonly then: E;
  readonly otherwise?: E;
}

/** Effects made of other effects. `E` is all effects of the game, `C` what can be paid, `Q` what can be asked of the state. */
export type Shape<E, C, Q> = Nothing | All<E> | May<E> | Choose<E> | Pay<E, C> | When<E, Q>;

/** How a game decides what its trees leave open. `G` is its table, `S` what a resolving effect knows. */
export interface ShapeRules<G, S, E, C, Q> {
  /** Does any effect of the game. */
  readonly run: (g: G, effect: E, scope: S) => Flow;
  /** Whether somebody does what they may. */
  readonly wants: (g: G, effect: E, scope: S) => Flow<boolean>;
  /** Which of several; nothing where there is none left to choose. */
  readonly choose: (g: G, of: readonly E[], scope: S) => Flow<E | undefined>;
  /** Pays, and says whether that was done. */
  readonly pay: (g: G, cost: C, scope: S) => Flow<boolean>;
  readonly holds: (g: G, condition: Q, scope: S) => boolean;
}

/** Walks one node of a tree: asks what is open, and does the parts that follow. */
export function* runShape<G, S, E, C, Q>(
  rules: ShapeRules<G, S, E, C, Q>,
  g: G,
  shape: Shape<E, C, Q>,
  scope: S,
): Flow {
  switch (shape.do) {
    case 'nothing':
      return;
    case 'all':
      for (const part of shape.of) yield* rules.run(g, part, scope);
      return;
    case 'may':
      if (yield* rules.wants(g, shape.effect, scope)) yield* rules.run(g, shape.effect, scope);
      return;
    case 'choose': {
      const chosen = yield* rules.choose(g, shape.of, scope);
      if (chosen !== undefined) yield* rules.run(g, chosen, scope);
      return;
    }
    case 'pay':
      if (yield* rules.pay(g, shape.cost, scope)) yield* rules.run(g, shape.to, scope);
      else if (shape.otherwise !== undefined) yield* rules.run(g, shape.otherwise, scope);
      return;
    case 'when':
      if (rules.holds(g, shape.condition, scope)) yield* rules.run(g, shape.then, scope);
      else if (shape.otherwise !== undefined) yield* rules.run(g, shape.otherwise, scope);
      return;
    default: {
      const never: never = shape;
      return never;
    }
  }
}

/** What a node is made of, for whoever reads trees: texts, bots, tests. */
export function partsOf<E, C, Q>(shape: Shape<E, C, Q>): readonly E[] {
  switch (shape.do) {
    case 'nothing':
      return [];
    case 'all':
    case 'choose':
      return shape.of;
    case 'may':
      return [shape.effect];
    case 'pay':
      return shape.otherwise === undefined ? [shape.to] : [shape.to, shape.otherwise];
    case 'when':
      return shape.otherwise === undefined ? [shape.then] : [shape.then, shape.otherwise];
    default: {
      const never: never = shape;
      return never;
    }
  }
}
