import { effect, signal } from '@preact/signals';
import type { AnyDecision, Ref, View } from '@undertow/everrain';
import {
  type Course,
  coursesOf,
  facingOfPose,
  type Hex,
  hexOfPose,
  type Pose,
  type Side,
} from '@undertow/everrain/map';
import { pointsOfOrder } from '@undertow/everrain/previews';
import type { Seat } from '@undertow/kernel';
import type { Choosing } from '../../../table/choosing';
import type { Play } from '../../../table/play';
import { catalogue, tileOf } from '../facts';
import type { Everrain } from '../play';

/** One thing to do on the way. */
export type Leg = Extract<Ref, { is: 'helm' | 'forward' | 'order' | 'reveal' }>;

/** The cheapest course to each hex, whatever way the ship then lies. */
function reach(view: View, seat: Seat, points: number): ReadonlyMap<Hex, Course> {
  const own = view.captains[seat];
  const found = new Map<Hex, Course>();
  if (!own || own.hex === null || points <= 0) return found;
  for (const course of coursesOf(view, tileOf, seat, points)) {
    if (course.hex === own.hex) continue;
    const known = found.get(course.hex);
    if (!known || course.cost < known.cost) found.set(course.hex, course);
  }
  return found;
}

interface Reach {
  readonly near: ReadonlyMap<Hex, Course>;
  /** What a further order would add (E5.1). */
  readonly far: ReadonlyMap<Hex, Course>;
}

/** Points a ship sails with now: those left, or those of the order it would begin with. */
export const pointsToSail = (view: View, seat: Seat): number =>
  view.turn.points > 0 ? view.turn.points : pointsOfOrder({ state: view, content: catalogue }, seat).points;

/** Where a second order would lead from wherever the first may end: what is left of a first one is lost (E3.11). */
function further(view: View, seat: Seat, points: number, more: number): ReadonlyMap<Hex, Course> {
  const own = view.captains[seat];
  const found = new Map<Hex, Course>();
  if (!own || points <= 0) return found;
  for (const first of coursesOf(view, tileOf, seat, points)) {
    const there = { ...own, hex: first.hex, facing: first.facing };
    const captains = view.captains.map((captain) => (captain === own ? there : captain));
    for (const [hex, second] of reach({ ...view, captains }, seat, more)) {
      const cost = first.cost + second.cost;
      const known = found.get(hex);
      if (hex !== own.hex && (!known || cost < known.cost)) found.set(hex, { ...second, cost });
    }
  }
  return found;
}

/** Where the captain who is asked can sail. */
function reckon(view: View, seat: Seat, decision: AnyDecision): Reach {
  const { points } = view.turn;
  const canOrder = decision.options.some(({ ref }) => ref.is === 'order' && ref.as === 'navigation');
  const more = canOrder ? pointsOfOrder({ state: view, content: catalogue }, seat).points : 0;
  const now = points > 0 ? points : more;
  const { navigation = 0, fleeting = 0 } = view.captains[seat]?.fresh ?? {};
  const another = canOrder && navigation + fleeting > (points > 0 ? 0 : 1);
  return { near: reach(view, seat, now), far: another ? further(view, seat, now, more) : new Map() };
}

let reckoned: { readonly view: View; readonly decision: AnyDecision; readonly reach: Reach } | null = null;

/** The same for everybody who asks about one question. */
export function inReach(view: View, seat: Seat, decision: AnyDecision): Reach {
  if (reckoned?.view !== view || reckoned.decision !== decision)
    reckoned = { view, decision, reach: reckon(view, seat, decision) };
  return reckoned.reach;
}

/** What to answer, one after the other, to sail a course; with no points left it begins with an order. */
export function answersFor(view: View, seat: Seat, { path }: Course): readonly Leg[] {
  const own = view.captains[seat];
  if (!own || own.hex === null) return [];
  const legs = legsOf(path, { hex: own.hex, facing: own.facing });
  return view.turn.points > 0 ? legs : [{ is: 'order', as: 'navigation', fleeting: false }, ...legs];
}

function legsOf(path: readonly Pose[], from: { readonly hex: Hex; readonly facing: Side }): readonly Leg[] {
  const legs: Leg[] = [];
  let { hex, facing } = from;
  for (const pose of path) {
    const [nextHex, nextFacing] = [hexOfPose(pose), facingOfPose(pose)];
    if (nextHex !== hex) legs.push({ is: 'forward' });
    else legs.push({ is: 'helm', by: (nextFacing - facing + 6) % 6 === 1 ? 1 : -1 });
    [hex, facing] = [nextHex, nextFacing];
  }
  return legs;
}

/** A course that was drawn and waits to be confirmed. */
export const drawn = signal<Course | null>(null);
/** Legs still to be answered of a confirmed course. */
const underWay = signal<readonly Leg[]>([]);

const same = (one: Leg, other: Ref): boolean => {
  if (one.is !== other.is) return false;
  if (one.is === 'helm') return other.is === 'helm' && one.by === other.by;
  if (one.is === 'order') return other.is === 'order' && one.as === other.as && !other.fleeting;
  return true;
};

/** Answers leg by leg as the table asks; stops where something else is asked than was planned. */
export function sail(play: Play<Everrain>, choosing: Choosing, legs: readonly Leg[]): void {
  drawn.value = null;
  underWay.value = legs;
  let answered: number | undefined;
  const stop = effect(() => {
    const decision = play.decision.value;
    const [leg, ...rest] = underWay.peek();
    if (!leg) {
      queueMicrotask(() => stop());
      return;
    }
    if (!decision || decision.id === answered || choosing.sending.value) return;
    const index = decision.kind === 'turn' ? decision.options.findIndex(({ ref }) => same(leg, ref)) : -1;
    if (index < 0) {
      underWay.value = [];
      return;
    }
    answered = decision.id;
    underWay.value = rest;
    queueMicrotask(() => choosing.choose(index));
  });
}
