// Who should stand where: the best crew order that could be given now.
import {
  type Aboard,
  type CrewPlace,
  deckStrain,
  hasKnack,
  improvementAt,
  isManned,
  type Post,
  placesToGo,
  pointsOfOrder,
  testedValue,
} from '@undertow/everrain';
import { DECK } from '@undertow/everrain/content/ship';
import { isHaven, isLand, kindAt } from '@undertow/everrain/map';
import type { Reason } from '../bot';
import { effectWorth } from './effects';
import { frayWorth } from './frays';
import type { Goal } from './goals';
import { type Shot, shotsFrom } from './gunnery';
import { type CrewMember, orderPrice, type Situation, spareOf } from './situation';
import { harm } from './worth';

export interface CrewMove {
  readonly crew: CrewMember;
  readonly place: CrewPlace;
  readonly gain: number;
  readonly fight: number | null;
  /** The order that would be next best, where it is another. */
  readonly next: { readonly crew: number; readonly place: CrewPlace } | null;
}

/** What the stations are good for now. */
interface Duty {
  readonly goal: Goal | null;
  /** What one more point for each navigation order is worth. */
  readonly helm: number;
  readonly nest: number;
  readonly boat: number;
  readonly shots: readonly Shot[];
  /** The turn is about to end out at sea: everybody on deck strains. */
  readonly night: boolean;
}

/** A post kept manned saves an order in the next round. */
const STANDING_BY = { helm: 2.5, nest: 2, boat: 1 } as const;

function dutyOf(s: Situation, goal: Goal | null, resting: boolean): Duty {
  const { me, view, content } = s;
  const orders = me.fresh.navigation + me.fresh.fleeting;
  const now = pointsOfOrder(s.aboard, s.seat).points;
  const near = goal !== null && goal.points <= orders * now + view.turn.points + 1;
  const atSea = me.hex !== null && !isLand(kindAt(view, content.tile, me.hex) ?? 'calm');
  const sailing = resting || !goal || goal.points === 0 ? 0 : Math.min(orders, Math.ceil(goal.points / now));
  const point = goal ? Math.min(6, goal.rate / 5) : 0;
  const at = (is: Goal['is']): boolean => goal?.is === is && !resting && (near || goal.points === 0);
  return {
    goal,
    helm: sailing * point + STANDING_BY.helm * s.taste.standby,
    nest: at('unknown')
      ? (goal?.worth ?? 0)
      : view.nextTileAct !== null && view.nextTileAct <= view.act
        ? STANDING_BY.nest * s.taste.standby
        : 0,
    boat: at('island') ? (goal?.worth ?? 0) : STANDING_BY.boat * s.taste.standby,
    shots:
      me.hex !== null && me.fresh.artillery + me.fresh.fleeting > 0 && !resting ? shotsFrom(s, me.hex, me.facing) : [],
    night: resting && atSea,
  };
}

const isInBoat = (g: Aboard, s: Situation, crew: CrewMember): boolean => {
  const { place } = crew;
  if (place.is !== 'below' || place.space === null) return false;
  const slot = s.me.below[place.slot];
  const card = slot && slot.schematic === null ? slot.installed : null;
  return card !== null && s.content.improvement(card).boat === true && !hasKnack(g, s.seat, crew, 'cannot-explore');
};

/** What it is worth that everybody stands where they stand. */
function arrangement(g: Aboard, s: Situation, duty: Duty): number {
  const { seat } = s;
  let worth = pointsOfOrder(g, seat).points * duty.helm;
  if (duty.nest > 0 && isManned(g, seat, 'crows-nest')) worth += duty.nest;
  let party = 0;
  for (const crew of g.state.captains[seat]?.crew ?? []) {
    if (isInBoat(g, s, crew) && spareOf(s, crew) >= 3) {
      const able = duty.boat * (0.7 + testedValue(g, seat, crew, 'island') / 20);
      party = Math.max(party, able) + (party > 0 ? 1 : 0);
    }
    if (duty.night && crew.place.is === 'deck') worth -= harm(s, crew, 'strain', deckStrain(g, seat, crew));
  }
  const manned = new Map<Post, number>();
  for (const { post, worth: shot } of duty.shots)
    if (isManned(g, seat, post)) manned.set(post, Math.max(shot, manned.get(post) ?? 0));
  return worth + party + Math.max(0, ...manned.values());
}

function moved(s: Situation, crew: CrewMember, place: CrewPlace): Aboard {
  const { view, seat } = s;
  const captains = view.captains.map((captain, other) =>
    other === seat
      ? { ...captain, crew: captain.crew.map((each) => (each.id === crew.id ? { ...each, place } : each)) }
      : captain,
  );
  return { state: { captains, visit: view.visit, party: view.party }, content: s.content };
}

const STATIONS: ReadonlySet<number> = new Set([0, 3, 4, 5, 6, 9]);

/** What goes to work when somebody steps into a space below deck. */
function workThere(s: Situation, crew: CrewMember, place: CrewPlace): number {
  const card = improvementAt(s.aboard, s.seat, crew, place);
  const effect = card === null ? undefined : s.content.improvement(card).activate;
  return effect ? effectWorth(s, effect, crew.id) : 0;
}

/** The order that gains most, its price taken off; nothing where none is worth giving. */
export function bestCrewMove(s: Situation, goal: Goal | null, resting: boolean): CrewMove | null {
  const duty = dutyOf(s, goal, resting);
  const before = arrangement(s.aboard, s, duty);
  const price = orderPrice(s);
  const haven = s.me.hex !== null && isHaven(s.view, s.content.tile, s.me.hex);
  let best: Omit<CrewMove, 'next'> | null = null;
  let second: Omit<CrewMove, 'next'> | null = null;
  for (const crew of s.me.crew) {
    let beside = false;
    for (const { ref } of placesToGo(s.aboard, s.seat, crew).options) {
      if (ref.is !== 'place') continue;
      const { place } = ref;
      let gain = -price;
      let fight: number | null = null;
      if (place.is === 'deck') {
        const foe = s.me.enemies.find(({ zone, aboard }) => zone === place.zone && !aboard);
        if (foe) {
          if (spareOf(s, crew) <= 1) continue;
          const { worth } = frayWorth(s, crew, place.zone, false);
          gain += worth;
          fight = foe.id;
        } else if (!STATIONS.has(place.zone)) continue;
      } else if (place.is === 'below') {
        if (place.space === null) {
          if (beside) continue;
          beside = true;
        }
        gain += workThere(s, crew, place);
      }
      gain += arrangement(moved(s, crew, place), s, duty) - before;
      if (resting && !duty.night && !haven && fight === null && gain < 2) continue;
      if (gain > (best?.gain ?? 0.2)) {
        second = best;
        best = { crew, place, gain, fight };
      } else if (best && gain > (second?.gain ?? 0.2)) second = { crew, place, gain, fight };
    }
  }
  return best && { ...best, next: second && { crew: second.crew.id, place: second.place } };
}

/** What somebody gains, or is good for, in a place. */
export function whyThere(s: Situation, crew: CrewMember, place: CrewPlace): Reason {
  if (place.is === 'deck') {
    const foe = s.me.enemies.find(({ zone, aboard }) => zone === place.zone && !aboard);
    if (foe) {
      const { kill } = frayWorth(s, crew, place.zone, false);
      return { key: 'fight', args: { enemy: foe.kind, chance: kill } };
    }
    return { key: 'man', args: { node: DECK[place.zone]?.node ?? 'blank' } };
  }
  const left = spareOf(s, crew);
  if (place.is !== 'below') return { key: 'bears-it', args: { crew: crew.board, left } };
  const slot = s.me.below[place.slot];
  const card = place.space !== null && slot && slot.schematic === null ? slot.installed : null;
  if (card !== null && workThere(s, crew, place) > 0) return { key: 'works-there', args: { upgrade: card } };
  if (card !== null && s.content.improvement(card).boat) return { key: 'in-boat', args: { crew: crew.board } };
  return left <= 4
    ? { key: 'shelter', args: { crew: crew.board, left } }
    : { key: 'out-of-way', args: { crew: crew.board } };
}

/** Where somebody who comes below is put: to work, into a boat, or out of the way. */
export function placeWorth(s: Situation, crew: CrewMember, place: CrewPlace): number {
  if (place.is !== 'below') return 0;
  const slot = s.me.below[place.slot];
  const card = slot && slot.schematic === null ? slot.installed : null;
  const boat = place.space !== null && card !== null && s.content.improvement(card).boat === true;
  return workThere(s, crew, place) + (boat && spareOf(s, crew) >= 3 ? 1 : 0) - (place.space === null ? 0 : 0.1);
}
