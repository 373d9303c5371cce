// The turn: what to do next.
import { type AnyDecision, isManned, type Ref } from '@undertow/everrain';
import type { Reason } from '../bot';
import { type Answer, because, bestOf, type Handler, pick } from './answer';
import { boardingHope } from './boarding';
import { type Course, isOnLand, plot, sailingGain } from './course';
import { bestCrewMove, type CrewMove, whyThere } from './crew-moves';
import type { Goal } from './goals';
import { shotsFrom } from './gunnery';
import type { Intent } from './memory';
import { whyVisit } from './port-worth';
import { crewOf, orderPrice, type Situation, spareOf } from './situation';
import { usefulGift } from './trade';
import { useWorth } from './treasure-worth';
import { firstStep } from './voyage';

type Is = Ref['is'];

const find = (decision: AnyDecision, is: Is): number => decision.options.findIndex(({ ref }) => ref.is === is);

function findOrder(decision: AnyDecision, as: 'crew' | 'navigation' | 'artillery'): number {
  const plain = decision.options.findIndex(({ ref }) => ref.is === 'order' && ref.as === as && !ref.fleeting);
  return plain >= 0 ? plain : decision.options.findIndex(({ ref }) => ref.is === 'order' && ref.as === as);
}

export const turn: Handler = (s, decision) => {
  s.memory.intent = null;
  const course = plot(s);
  if (s.view.turn.points > 0) {
    const steered = steer(s, decision, course);
    if (steered) return steered;
  }
  return (
    freeAction(s, decision) ??
    shoot(s, decision) ??
    command(s, decision, course, false) ??
    sail(s, decision, course) ??
    rest(s, decision, course)
  );
};

/** Points in hand: on toward the best goal they are of use for. */
function steer(s: Situation, decision: AnyDecision, course: Course | null): Answer | null {
  const visit = find(decision, 'visit');
  const [only] = decision.options;
  if (decision.options.length === 1 && only) return pick(0);
  if (!course) return null;
  if (visit >= 0) {
    // The first visit of a port is worth stopping for unless something much better lies ahead.
    const reason = course.goal?.is === 'port' || course.goal === null ? null : course.goal;
    if (!reason || reason.rate < 30) return pick(visit, ...whyVisit(s));
  }
  s.memory.poses.push(poseAfter(s, 0));
  for (const goal of course.goals) {
    if (goal.is === 'stay') return visit >= 0 ? pick(visit, ...whyVisit(s)) : null;
    const step = stepToward(decision, course, goal);
    // In port turning is free, so only for the best goal, and never back: otherwise the ship would turn for ever.
    const helm = decision.options[step]?.ref;
    const turns =
      helm?.is === 'helm' && isOnLand(s) && (goal !== course.goal || s.memory.poses.includes(poseAfter(s, helm.by)));
    if (step >= 0 && !turns) return pick(step, ...whyGoal(s, course, goal));
    if (goal.points === 0 && !isPassing(decision)) return null;
  }
  return isPassing(decision) ? pick(0) : null;
}

/** Where the ship would lie after turning by so much, and with how many points, where that costs none. */
const poseAfter = ({ me, view }: Situation, by: number): string =>
  `${me.hex}/${(me.facing + by + 6) % 6}/${view.turn.points}`;

/** On somebody else's hex there is no other choice than to go on (E5.7). */
const isPassing = (decision: AnyDecision): boolean => find(decision, 'end-turn') < 0 && find(decision, 'visit') < 0;

function stepToward(decision: AnyDecision, { voyage }: Course, goal: Goal): number {
  if (goal.pose === voyage.start) return goal.is === 'unknown' ? find(decision, 'reveal') : -1;
  const step = firstStep(voyage, goal.pose);
  if (!step) return -1;
  return decision.options.findIndex(({ ref }) =>
    step.is === 'forward' ? ref.is === 'forward' : ref.is === 'helm' && ref.by === step.by,
  );
}

/** What costs no order and is worth doing where the ship lies. */
function freeAction(s: Situation, decision: AnyDecision): Answer | null {
  const loot = find(decision, 'loot');
  if (loot >= 0) return pick(loot, { key: 'loot', args: {} });
  const visit = find(decision, 'visit');
  if (visit >= 0) return pick(visit, ...whyVisit(s));
  const reveal = find(decision, 'reveal');
  if (reveal >= 0 && s.taste.discovery > 0) return pick(reveal, { key: 'reveal', args: { clues: 1 } });
  const expedition = find(decision, 'expedition');
  if (expedition >= 0 && s.taste.expeditions > 0 && fitParty(s))
    return pick(expedition, { key: 'to-island', args: {} });
  const used = bestOf(decision, (ref) => (ref.is === 'use-treasure' ? useWorth(s, ref.treasure) : -1));
  const song = decision.options[used.at]?.ref;
  if (used.score > 1 && song?.is === 'use-treasure')
    return pick(used.at, { key: 'use-now', args: { treasure: song.treasure } });
  const boarding = bestOf(decision, (ref) => (ref.is === 'board-ship' ? boardingHope(s) : -1));
  const ship = decision.options[boarding.at]?.ref;
  if (boarding.score > 0 && ship?.is === 'board-ship') {
    const kind = s.view.enemyShips.find(({ id }) => id === ship.ship)?.kind ?? '';
    return pick(boarding.at, { key: 'board', args: { ship: kind, chance: Math.min(0.95, 0.5 + boarding.score / 40) } });
  }
  const purge = find(decision, 'purge');
  const strong =
    s.me.enemies.length === 0 && s.me.fresh.crew >= 2 && s.me.crew.filter((crew) => spareOf(s, crew) >= 4).length >= 2;
  if (purge >= 0 && strong && s.taste.fight > 0) return pick(purge, { key: 'purge', args: {} });
  const gift = decision.options.findIndex(({ ref }) => ref.is === 'trade' && usefulGift(s, ref.with) !== null);
  const partner = decision.options[gift]?.ref;
  if (gift >= 0 && partner?.is === 'trade') return pick(gift, { key: 'help', args: { seat: partner.with } });
  return null;
}

/** Somebody in the boats who can bear it. */
const fitParty = (s: Situation): boolean =>
  s.me.crew.some((crew) => {
    const { place } = crew;
    if (place.is !== 'below' || place.space === null || spareOf(s, crew) < 2) return false;
    const card = s.me.below[place.slot]?.installed;
    return card != null && s.content.improvement(card).boat === true;
  });

function shoot(s: Situation, decision: AnyDecision): Answer | null {
  const at = findOrder(decision, 'artillery');
  if (at < 0 || s.taste.gunnery === 0) return null;
  const { hex, facing } = s.me;
  const manned = hex === null ? [] : shotsFrom(s, hex, facing).filter(({ post }) => isManned(s.aboard, s.seat, post));
  // Teammates are never shot at: what is left are enemy ships and the Elder One.
  if (!manned.some(({ worth }) => worth > orderPrice(s))) return null;
  const [ship] = s.view.enemyShips;
  return pick(at, ...(ship ? because({ key: 'fire', args: { ship: ship.kind, chance: 0.4 } }) : []));
}

/** Crew is ordered about where that gains something. */
function command(s: Situation, decision: AnyDecision, course: Course | null, resting: boolean): Answer | null {
  const at = findOrder(decision, 'crew');
  if (at < 0) return null;
  const move = bestCrewMove(s, course?.goal ?? null, resting);
  if (!move) return null;
  s.memory.intent = { crew: move.crew.id, place: move.place, next: move.next };
  return pick(at, ...reasonsFor(s, move));
}

/** What the move gains, and the order it was preferred to. */
function reasonsFor(s: Situation, { crew, place, fight, next }: CrewMove): Answer['why'] {
  const enemy = s.me.enemies.find(({ id }) => id === fight);
  return because(
    enemy && { key: 'fight-first', args: { enemy: enemy.kind } },
    whyThere(s, crew, place),
    next ? { key: 'worth-more-than', args: { than: { is: 'crew-to', ...next } } } : undefined,
  );
}

function sail(s: Situation, decision: AnyDecision, course: Course | null): Answer | null {
  const at = findOrder(decision, 'navigation');
  const goal = course?.goal;
  if (at < 0 || !course || !goal) return pooled(decision, course);
  if (sailingGain(s, goal) <= orderPrice(s)) return null;
  return pick(at, ...whyGoal(s, course, goal));
}

/** Goals that are called by what lies on their hex. */
const NAMED: ReadonlySet<Goal['is']> = new Set(['port', 'island', 'altar', 'unknown']);

/** What lies there, what it is wanted for, and the place that would be next best. */
function whyGoal(s: Situation, { goals }: Course, { is, hex, why }: Goal): readonly Reason[] {
  const next = goals.find((goal) => goal.hex !== hex && NAMED.has(goal.is));
  return because(
    ...why,
    is === 'port' ? whyVisit(s)[0] : undefined,
    next && { key: 'rather-than', args: { hex: next.hex } },
  );
}

/** E3.13: two orders for one step where there is no other way. */
function pooled(decision: AnyDecision, course: Course | null): Answer | null {
  const at = find(decision, 'pooled');
  return at >= 0 && course?.goal && course.goal.rate > 15 ? pick(at, ...course.goal.why) : null;
}

/** Nothing more to do: those who need it go below, and the turn is over. */
function rest(s: Situation, decision: AnyDecision, course: Course | null): Answer {
  const sheltered = command(s, decision, course, true);
  if (sheltered) return sheltered;
  const strained = s.me.crew.filter(({ place }) => place.is === 'deck').length;
  return pick(find(decision, 'end-turn'), { key: 'end-turn', args: { strain: strained } });
}

export const orderCrew: Handler = (s, decision) => {
  const intent = s.memory.intent ?? intend(s);
  const at = decision.options.findIndex(({ ref }) => ref.is === 'crew' && ref.crew === intent?.crew);
  return pick(at, ...intended(s, intent));
};

export const orderPlace: Handler = (s, decision) => {
  const intent = s.memory.intent ?? intend(s);
  s.memory.intent = null;
  const wanted = JSON.stringify(intent?.place);
  const at = decision.options.findIndex(({ ref }) => ref.is === 'place' && JSON.stringify(ref.place) === wanted);
  return pick(at, ...intended(s, intent));
};

/** Why the order under way is given: what it gains, and what it was preferred to. */
function intended(s: Situation, intent: Intent | null): Answer['why'] {
  const crew = intent ? crewOf(s, intent.crew) : undefined;
  if (!intent || !crew) return [];
  const { place, next } = intent;
  return because(
    whyThere(s, crew, place),
    next ? { key: 'worth-more-than', args: { than: { is: 'crew-to', ...next } } } : undefined,
  );
}

/** An order that somebody else gave: who is best moved. */
function intend(s: Situation): Intent | null {
  const move = bestCrewMove(s, plot(s)?.goal ?? null, false) ?? bestCrewMove(s, null, true);
  return move ? { crew: move.crew.id, place: move.place, next: move.next } : null;
}
