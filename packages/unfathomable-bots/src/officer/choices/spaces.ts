// Where to go, and where to send Deep Ones and others.
import type { Space } from '@undertow/unfathomable';
import { arrowFrom, isDeck, isRoom, isWater, roomOfWater } from '@undertow/unfathomable/content/board';
import type { Reason } from '@undertow/unfathomable/words';
import { because, bestOf, type Handler, NONE, nextBest, one } from '../answer';
import { aboutOf } from '../asked';
import { killWorth } from '../fights';
import { bestAt, restingAt, worstAt } from '../places';
import { isDamaged, passengersAt } from '../ship';
import { doubt, type Situation } from '../situation';
import { blastWorth, rescueWorth } from '../threats';
import { deepOneThreat, roomUse } from '../worth';

const HERDING: ReadonlySet<string> = new Set(['item:book-of-dagon', 'skill:lesser-banishment']);
const CLEARING: ReadonlySet<string> = new Set([
  'item:jam-tin-grenade',
  'mythos:the-game-is-afoot',
  'spell:astral-travel',
]);
const SPAWNING: ReadonlySet<string> = new Set([
  'mythos:identity-crisis',
  'mythos:family-ties',
  'reveal:divide-and-conquer',
  'skill:reinforcements',
]);

/** Where nobody goes oneself. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'ability:first-oath-of-dagon',
  'reveal:sabotage',
  'waypoint:rolling-seas',
  ...HERDING,
  ...SPAWNING,
]);

export const chooseSpace: Handler = (s, decision) => {
  const source = decision.source ?? '';
  const score = (space: Space): number => {
    const { view } = s;
    if (source === 'item:jam-tin-grenade') return s.wish * blastWorth(s, space);
    if (source === 'reveal:sabotage') return roomUse(space);
    if (source === 'waypoint:rolling-seas') return rescueWorth(s, space) * s.wish; // whoever is in most danger anyway
    if (source === 'mythos:the-game-is-afoot') return s.wish * view.deepOnes[space] * killWorth(s, space);
    if (source === 'spell:astral-travel') return s.wish * view.deepOnes[space] * deepOneThreat(view, space);
    if (source === 'ability:first-oath-of-dagon')
      return isWater(space) ? s.wish * (roomUse(roomOfWater(space)) < 1 ? 1 : 0) : 0;
    if (HERDING.has(source)) return -s.wish * deepOneThreat(view, space);
    if (SPAWNING.has(source)) return -s.wish * spawnThreat(s, space);
    return destination(s, space);
  };
  return one(
    decision,
    (ref) => (ref.is === 'space' ? score(ref.space) : 0),
    (chosen) => (chosen?.is === 'space' ? [aimAt(s, source, chosen.space)] : []),
  );
};

/** What is done there, where it can be named. */
function aimAt({ view, wish }: Situation, source: string, space: Space): Reason | undefined {
  const count = view.deepOnes[space];
  if (CLEARING.has(source)) return count > 0 && wish > 0 ? { key: 'clears-space', args: { space, count } } : undefined;
  if (ELSEWHERE.has(source) || isWater(space) || wish < 0) return undefined;
  return { key: 'move-towards', args: { space } };
}

/** Deep Ones in the water hurt where they soon reach people or the boiler. */
function spawnThreat(s: Situation, space: Space): number {
  if (!isWater(space)) return deepOneThreat(s.view, space);
  const deck = arrowFrom(space);
  return 0.3 + (isDeck(deck) ? passengersAt(s.view, deck) * 0.5 : 0) + roomUse(roomOfWater(space)) * 0.1;
}

/** Where to go oneself. */
function destination(s: Situation, space: Space): number {
  if (isWater(space)) return -1;
  if (s.revealed) return Math.max(worstAt(s, space), restingAt(s, space));
  return s.wish > 0
    ? Math.max(bestAt(s, space), restingAt(s, space))
    : isRoom(space) && !isDamaged(s.view, space)
      ? 0.3
      : 0.1;
}

/** Deep Ones out of the way, traitors into the Brig, oneself to work. */
export const relocate: Handler = (s, decision) => {
  const { seat, space } = aboutOf(decision);
  const score = (to: Space): number => {
    if (seat === undefined)
      return s.wish * ((space && space !== 'supply' ? deepOneThreat(s.view, space) : 0.4) - deepOneThreat(s.view, to));
    const bad = doubt(s, seat) > 0.5;
    if (to === 'brig') return s.wish * (bad ? 2 : -2);
    if (to === 'sick-bay') return bad ? 0 : -1;
    if (seat === s.seat) return destination(s, to) - (space === 'brig' || space === 'sick-bay' ? -1 : 0.3);
    return space === 'brig' || space === 'sick-bay' ? s.wish * (bad ? -1 : 0.8) : -0.2;
  };
  const scores = decision.options.map(({ ref }) => (ref.is === 'space' ? score(ref.space) : 0));
  const { at, score: top } = bestOf(decision, (_, index) => scores[index] ?? 0);
  return top > 0.05
    ? { picks: [at], why: () => because(nextBest(decision, scores, at)) }
    : { picks: NONE, why: () => because({ key: 'nothing-gained', args: {} }) };
};
