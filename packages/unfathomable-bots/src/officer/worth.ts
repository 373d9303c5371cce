// What things are worth to the humans, in one currency: 1 is about one resource on a healthy dial.
import { type Glimpse, type Resource, type Space, WATER_SPACES } from '@undertow/unfathomable';
import { isDeck, isNumberedRoom, isWater } from '@undertow/unfathomable/content/board';
import { GOAL_DISTANCE } from '@undertow/unfathomable/content/tracks';
import { ofOneView } from './of-one-view';
import { damageCount, humansIn, isDamaged, lowestDial, onFinalLeg, passengersAt } from './ship';
import { TASTE } from './taste';

/** The end of the game: worse than anything that can be weighed against it. */
export const LOST = 40;

/** What the last point, the second last, ... of a dial is worth. */
const point = (left: number): number =>
  TASTE.plenty + (TASTE.scarce - TASTE.plenty) * TASTE.scarceFall ** Math.max(0, left - 2);
const SCALE: Readonly<Record<Resource, number>> = { fuel: 1, food: 0.95, sanity: 1, souls: 1 };

const scale = (resource: Resource): number => (resource === 'souls' ? TASTE.souls : SCALE[resource]);

/** Fuel that the waypoints still to come will burn anyway. */
const reserved = (view: Glimpse, resource: Resource): number =>
  resource === 'fuel' ? Math.max(0, GOAL_DISTANCE - view.distance) * TASTE.fuelAhead : 0;

export function losing(view: Glimpse, resource: Resource, count: number): number {
  let cost = 0;
  for (let left = view.dials[resource]; left > view.dials[resource] - count && left > 0; left--)
    cost += left === 1 ? LOST : point(left - reserved(view, resource));
  return cost * scale(resource);
}

export function gaining(view: Glimpse, resource: Resource, count: number): number {
  let gain = 0;
  for (let left = view.dials[resource]; left < view.dials[resource] + count && left < 10; left++)
    gain += point(left + 1 - reserved(view, resource));
  return gain * scale(resource);
}

/** What one more damaged room costs when so many are damaged. */
const broken = (already: number): number => (already >= 5 ? LOST : TASTE.damage * TASTE.damageGrowth ** already);

export function damaging(view: Glimpse, times = 1, fixed = damageCount(view)): number {
  let cost = 0;
  for (let i = 0; i < times; i++) cost += broken(fixed + i);
  return cost;
}

export const repairing = (view: Glimpse): number => TASTE.repair * broken(Math.max(0, damageCount(view) - 1));

/** One step on the travel track. */
export const sailing = ofOneView((view) => {
  const urgency = lowestDial(view) <= 2 ? 0.4 : 0;
  const last = onFinalLeg(view)
    ? view.tracks.travel === 3
      ? LOST
      : TASTE.lastLeg * (1 + view.tracks.travel * 0.25)
    : 0;
  const washedAway = WATER_SPACES.reduce((sum, space) => sum + view.deepOnes[space], 0) * 0.05;
  return TASTE.sail + urgency + last + washedAway;
});

/** An average passenger, souls and sanity together. */
export const passengerWorth = ofOneView((view) => (losing(view, 'souls', 1) * 8 + losing(view, 'sanity', 1)) / 9);

/** A human who goes to the Sick Bay loses most of a hand and the place where they stood. */
export const defeatCost = (handCount: number): number => TASTE.defeat + handCount * 0.02;

/** How much one Deep One in a space threatens. */
export function deepOneThreat(view: Glimpse, space: Space | 'the-deep'): number {
  if (space === 'the-deep') return TASTE.threatDeep;
  if (isWater(space)) return TASTE.threatWater * damaging(view);
  if (isDeck(space))
    return (
      TASTE.threatDeck * damaging(view) +
      (passengersAt(view, space) > 0 ? 0.35 * passengerWorth(view) : 0) +
      humansIn(view, space).length * 0.1
    );
  if (!isNumberedRoom(space)) return 0;
  return (
    (isDamaged(view, space) ? TASTE.threatDeck * damaging(view) : TASTE.threatRoom * damaging(view)) +
    roomUse(space) * 0.25
  );
}

/** What it is worth that a room can be used. */
const ROOM_USE: Readonly<Record<string, number>> = {
  'boiler-room': 2.4,
  galley: 0.8,
  chapel: 0.6,
  'captains-cabin': 0.5,
  'cargo-hold': 0.6,
  bridge: 0.2,
};
export const roomUse = (space: Space): number => ROOM_USE[space] ?? 0;

/** What so many more Deep Ones on the board cost because the supply may run out. */
export function supplyCost(view: Glimpse, count: number): number {
  const left = view.deepOneSupply - count;
  if (left < 0) return LOST;
  return left < TASTE.supplyFear ? count * (TASTE.supplyFear - left) * TASTE.supplyStep : 0;
}

/** What it is worth that so many fewer are out. */
export const supplyRelief = (view: Glimpse, count: number): number =>
  view.deepOneSupply < TASTE.supplyFear ? count * (TASTE.supplyFear - view.deepOneSupply) * TASTE.supplyStep * 0.85 : 0;
