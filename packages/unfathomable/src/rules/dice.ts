import { type Flow, rollDie, type Seat } from '@undertow/kernel';
import type { Source } from '../model/source';
import type { Roll, RollPurpose } from '../model/state';
import type { Table } from '../model/types';
import { openSide, resultWith, worthRollingAgain } from './at-stake';
import { type Usable, usable } from './printed';
import { timings } from './timing';
import { openWindow } from './windows';

const BEFORE_ROLL = timings('before-roll');
const INSTEAD_OF_ROLL = timings('instead-of-roll');
const AFTER_ROLL = timings('after-roll', 'after-attack-roll');

export interface RollSpec {
  readonly by: Seat;
  readonly purpose: RollPurpose;
  readonly source: Source;
  readonly modifier?: number;
  /** What a discarded card adds to the result. */
  readonly plus?: number;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Whether it is good for the ship that the roll is high or low enough. */
  readonly boon?: boolean | null;
  /** The roller may reroll once with the card that rolls. */
  readonly ownReroll?: boolean;
}

export const resultOf = (roll: Roll): number => resultWith(roll, roll.natural ?? 0);

/** Any roll of the die: before it, the roll, after it, and again for every reroll (1.14, 17.2). */
export function* rollTheDie(g: Table, spec: RollSpec): Flow<number> {
  const { state } = g;
  const roll: Roll = {
    purpose: spec.purpose,
    source: spec.source,
    by: spec.by,
    modifier: spec.modifier ?? 0,
    natural: null,
    fixed: false,
    used: [],
    attempts: 0,
    plus: spec.plus ?? 0,
    atMost: spec.atMost ?? null,
    atLeast: spec.atLeast ?? null,
    boon: spec.boon ?? null,
  };
  state.rolls.push(roll);
  for (;;) {
    yield* beforeRoll(g, roll); // 6.6, 6.8a
    yield* insteadOfRoll(g, roll);
    roll.attempts++;
    if (!roll.fixed) roll.natural = rollDie(state, 8); // 6.7
    const rerolled = roll.fixed ? false : yield* afterRoll(g, roll, spec); // 6.8
    if (!rerolled) break;
  }
  const result = resultOf(roll);
  announce(g, roll, true);
  state.rolls.pop();
  return result;
}

function announce(g: Table, roll: Roll, final: boolean): void {
  const { by, purpose, source, natural, plus, atMost, atLeast } = roll;
  const result = resultOf(roll);
  g.emit({ type: 'roll', by, purpose, source, natural: natural ?? 0, result, plus, atMost, atLeast, final });
}

const beforeRoll = (g: Table, roll: Roll): Flow =>
  openWindow(g, {
    kind: 'before-roll',
    timings: BEFORE_ROLL,
    rule: '1.14',
    source: roll.source,
    announce: 'before-roll',
    after: () => {},
    stamp: () => roll.modifier,
  });

/** What replaces the roll itself comes when nothing can change the result any more (1.6, 6.7). */
const insteadOfRoll = (g: Table, roll: Roll): Flow =>
  openWindow(g, {
    kind: 'before-roll',
    timings: INSTEAD_OF_ROLL,
    rule: '6.7',
    source: roll.source,
    after: () => {},
    closed: () => roll.fixed,
  });

function* afterRoll(g: Table, roll: Roll, spec: RollSpec): Flow<boolean> {
  let rerolled = false;
  announce(g, roll, false);
  yield* openWindow(g, {
    kind: 'after-roll',
    timings: AFTER_ROLL,
    rule: '17.2',
    source: roll.source,
    announce: 'after-roll',
    may: (seat) => worthRollingAgain(roll, openSide(g.state, seat)),
    extra: (seat) => (spec.ownReroll && seat === spec.by && !roll.used.includes(ownReroll) ? [ownRerollOf(spec)] : []),
    after: (scope) => {
      if (scope.source === spec.source && spec.ownReroll) roll.used.push(ownReroll);
      rerolled ||= scope.rerolled;
    },
    closed: () => rerolled,
  });
  return rerolled;
}

const ownReroll = 'own-reroll';

const ownRerollOf = (spec: RollSpec): Usable => usable(spec.source, { when: 'after-roll', effect: { do: 'reroll' } });
