// What a seat could do in each space of the ship, so that it knows where to go.
import type { Glimpse, Room, ShipSpace, Space } from '@undertow/unfathomable';
import { damageCard } from '@undertow/unfathomable/content';
import { isDeck, isNumberedRoom, isRoom, roomOfWater } from '@undertow/unfathomable/content/board';
import { faceValue, skillOf } from '@undertow/unfathomable/content/skill-cards';
import { cardCost, held } from './cards';
import { outlookFor } from './checks';
import { arrestWorth, attackOdds, DEEP_ONE_TARGET, killWorth, knifeBonus, PERSON_TARGET } from './fights';
import { lockingUp } from './locking-up';
import { atLeast } from './odds';
import { humansIn, isContested, isDamaged, traitorsIn } from './ship';
import { doubt, type Situation } from './situation';
import { TASTE } from './taste';
import { rescueWorth, ritualWorth } from './threats';
import { damaging, defeatCost, losing, passengerWorth, repairing, roomUse, sailing } from './worth';

/** The boiler with this strength card: the way gained against the fuel that may be lost. */
export function boilerWorth(s: Situation, value: number): number {
  return sailing(s.view) - (1 - atLeast(7 - value)) * losing(s.view, 'fuel', 1);
}

export function bestBoiler(s: Situation): number {
  const cards = held(s, 'strength');
  if (cards.length === 0) return Number.NEGATIVE_INFINITY;
  return Math.max(...cards.map((face) => boilerWorth(s, faceValue(face)) - cardCost(s, face)));
}

/** Cards from the Galley: how many, and what that is worth. */
export function galley(s: Situation): { readonly count: number; readonly worth: number } {
  let best = { count: 0, worth: 0 };
  const room = Math.max(0, 11 - s.me.handCount);
  for (let count = 1; count <= 5; count++) {
    const cards = Math.min(count, room) * (s.me.handCount < 5 ? 1.35 : 1) * TASTE.draw;
    const worth = cards - ((count - 1) / 8) * losing(s.view, 'food', 1);
    if (worth > best.worth) best = { count, worth };
  }
  return best;
}

/** One step forward with a lore card, or one back. */
export function chapelWorth(s: Situation): { readonly forward: number; readonly back: number } {
  const step = ritualWorth(s);
  const lore = held(s, 'lore');
  const forward =
    lore.length === 0
      ? Number.NEGATIVE_INFINITY
      : Math.max(
          ...lore.map(
            (face) => step - (1 - atLeast(7 - faceValue(face))) * losing(s.view, 'sanity', 1) - cardCost(s, face),
          ),
        );
  return { forward, back: s.view.tracks.ritual > 0 ? -step : 0 };
}

/** Whom to lock up, and what the check for it is worth. */
export function cabinWorth(s: Situation): { readonly seat: number | null; readonly worth: number } {
  let best: { seat: number | null; worth: number } = { seat: null, worth: 0 };
  const odds = outlookFor(s, ['influence', 'observation'], 8);
  for (const one of s.view.players) {
    if (one.seat === s.seat || one.revealed || one.space === 'brig') continue;
    if (s.wish > 0 && doubt(s, one.seat) < TASTE.reason) continue;
    const worth = s.wish * lockingUp(s, one.seat) * odds - 0.35;
    if (worth > best.worth) best = { seat: one.seat, worth };
  }
  return best;
}

export function roomWorth(s: Situation, room: Room): number {
  switch (room) {
    case 'boiler-room':
      return bestBoiler(s);
    case 'galley':
      return galley(s).worth;
    case 'chapel': {
      const { forward, back } = chapelWorth(s);
      return Math.max(forward, back);
    }
    case 'captains-cabin':
      return cabinWorth(s).worth;
    case 'cargo-hold':
      return s.view.items.count > 0 ? TASTE.item - 0.12 * Math.max(0, s.me.items.length - 2) : 0;
    case 'bridge':
      return s.view.passengers.supply > 0 ? 0.35 - 0.25 * passengerWorth(s.view) : 0;
    case 'brig':
      return outlookFor(s, ['lore', 'strength'], 8) * TASTE.freedom;
    case 'sick-bay':
      return 0;
  }
}

/** Cards this seat would have to give for a repair; nothing if it cannot. */
export function repairCost(s: Situation, room: Room): number | undefined {
  const id = s.view.damage.placed[room];
  const card = id && damageCard(id);
  if (card?.kind !== 'structural') return undefined;
  const { skill, worth } = card.repair;
  const cards = (s.me.hand ?? [])
    .filter((face) => skill === 'any' || skillOf(face) === skill)
    .map((face) => ({ value: faceValue(face), cost: cardCost(s, face) }))
    .sort((a, b) => a.cost / a.value - b.cost / b.value);
  let sum = 0;
  let cost = 0;
  for (const each of cards) {
    if (sum >= worth) break;
    sum += each.value;
    cost += each.cost;
  }
  return sum >= worth ? cost : undefined;
}

export const repairWorth = (s: Situation, room: Room): number => {
  const cost = s.me.items.includes('tool-kit') && s.me.space !== 'brig' ? 0 : repairCost(s, room);
  return cost === undefined ? Number.NEGATIVE_INFINITY : repairing(s.view) + roomUse(room) * 0.5 - cost;
};

export const fightWorth = (s: Situation, space: Space): number =>
  s.view.deepOnes[space] > 0 ? attackOdds(DEEP_ONE_TARGET, knifeBonus(s, s.seat)) * killWorth(s, space) : 0;

const usedUp = (view: Glimpse, room: Room): boolean => view.turn.rooms.includes(room);

/** The best a human could do with one action in this space. */
export function bestAt(s: Situation, space: ShipSpace): number {
  const { view } = s;
  let best = 0;
  if (view.deepOnes[space] > 0) {
    const guns = s.me.items.some((id) => id === 'six-shooter' || id === 'shotgun') ? 1.25 : 1;
    best = Math.max(best, fightWorth(s, space) * guns);
  }
  for (const one of traitorsIn(view, space))
    if (space !== 'brig')
      best = Math.max(best, attackOdds(PERSON_TARGET, knifeBonus(s, s.seat)) * arrestWorth(s, one.seat));
  best = Math.max(best, rescueWorth(s, space));
  if (isRoom(space)) {
    const open = !isContested(view, space);
    if (isDamaged(view, space)) {
      if (open) best = Math.max(best, repairWorth(s, space));
    } else if (open && !usedUp(view, space)) best = Math.max(best, roomWorth(s, space));
  }
  return best;
}

/** The best a revealed traitor could do with one action in this space, as a gain for the traitors. */
export function worstAt(s: Situation, space: ShipSpace): number {
  const { view } = s;
  const people = humansIn(view, space);
  if (people.length > 0)
    return (
      attackOdds(PERSON_TARGET, knifeBonus(s, s.seat)) * Math.max(...people.map((one) => defeatCost(one.handCount)))
    );
  return isDeck(space) && view.passengers.deck[space] > 0 ? passengerWorth(view) : 0;
}

/** Deep Ones do not damage a room with a human in it; they attack that human instead. */
function shielding({ view, seat }: Situation, space: ShipSpace): number {
  if (view.deepOnes[space] === 0 || !isNumberedRoom(space) || isDamaged(view, space)) return 0;
  if (humansIn(view, space).some((one) => one.seat !== seat)) return 0;
  return TASTE.guard * damaging(view) * 0.5 ** Math.max(0, view.deepOnes[space] - 1);
}

/** Where a turn should end: out of reach of Deep Ones, ready for the next turn; for traitors, in the way. */
export function restingAt(s: Situation, space: ShipSpace): number {
  const { view } = s;
  if (s.revealed) {
    const others = traitorsIn(view, space).filter(({ seat }) => seat !== s.seat).length;
    const blocking = !isDamaged(view, space) && view.deepOnes[space] === 0 && others === 0 ? roomUse(space) * 0.5 : 0;
    return blocking + worstAt(s, space) * 0.3 - humansIn(view, space).length * 0.1;
  }
  const danger = view.deepOnes[space] * 0.25 + (isDeck(space) ? 0.12 + (view.tracks.ritual === 3 ? 0.5 : 0) : 0);
  const { hydra } = view.monarchs;
  const aim = hydra !== 'the-deep' && roomOfWater(hydra) === space ? 4 : 1;
  const crash = isNumberedRoom(space) && !isDamaged(view, space) ? TASTE.crash * aim : 0;
  const guarding = isDeck(space) && view.passengers.deck[space] > 0 && view.deepOnes[space] > 0 ? 0.3 : 0;
  return TASTE.rest * bestAt(s, space) + guarding + shielding(s, space) - danger - crash;
}
