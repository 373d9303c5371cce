// What things are worth to the humans, in one currency: 1 is about one resource on a healthy dial.
import { type Resource, type Space, type View, WATER_SPACES } from '@undertow/unfathomable';
import { isDeck, isNumberedRoom, isWater } from '@undertow/unfathomable/content/board';
import { damageCount, humansIn, isDamaged, onFinalLeg, passengersAt } from './ship';

/** The end of the game: worse than anything that can be weighed against it. */
export const LOST = 40;

/** What the last point, the second last, ... of a dial is worth. */
const POINTS: readonly number[] = [LOST, 8, 4.5, 3, 2.2, 1.7, 1.4, 1.2, 1.05, 0.9];
const SCALE: Readonly<Record<Resource, number>> = { fuel: 1, food: 0.95, sanity: 1, souls: 1 };

export function losing(view: View, resource: Resource, count: number): number {
  let cost = 0;
  for (let left = view.dials[resource]; left > view.dials[resource] - count && left > 0; left--)
    cost += POINTS[left - 1] ?? 0.9;
  return cost * SCALE[resource];
}

export function gaining(view: View, resource: Resource, count: number): number {
  let gain = 0;
  for (let left = view.dials[resource]; left < view.dials[resource] + count && left < 10; left++)
    gain += POINTS[left] ?? 0.9;
  return gain * SCALE[resource];
}

/** What one more damaged room costs when so many are damaged. */
const DAMAGE: readonly number[] = [1.2, 1.4, 1.8, 2.8, 6, LOST];

export function damaging(view: View, times = 1, fixed = damageCount(view)): number {
  let cost = 0;
  for (let i = 0; i < times; i++) cost += DAMAGE[Math.min(5, fixed + i)] ?? LOST;
  return cost;
}

export const repairing = (view: View): number => DAMAGE[damageCount(view) - 1] ?? 0;

/** One step on the travel track. */
export function sailing(view: View): number {
  const urgency = Math.min(...Object.values(view.dials)) <= 2 ? 0.4 : 0;
  const last = onFinalLeg(view) ? (view.tracks.travel === 3 ? LOST : 2.4 + view.tracks.travel * 0.6) : 0;
  const washedAway = WATER_SPACES.reduce((sum, space) => sum + view.deepOnes[space], 0) * 0.05;
  return 1.6 + urgency + last + washedAway;
}

/** An average passenger, souls and sanity together. */
export const passengerWorth = (view: View): number => (losing(view, 'souls', 1) * 8 + losing(view, 'sanity', 1)) / 9;

/** A human who goes to the Sick Bay loses most of a hand and the place where they stood. */
export const defeatCost = (handCount: number): number => 1 + handCount * 0.02;

/** How much one Deep One in a space threatens. */
export function deepOneThreat(view: View, space: Space | 'the-deep'): number {
  if (space === 'the-deep') return 0.25;
  if (isWater(space)) return 0.35;
  const people = humansIn(view, space).length;
  if (isDeck(space)) return 0.45 + (passengersAt(view, space) > 0 ? 0.35 * passengerWorth(view) : 0) + people * 0.1;
  if (!isNumberedRoom(space)) return 0;
  return (isDamaged(view, space) ? 0.55 : 0.45 * damaging(view)) + roomUse(space) * 0.25;
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
export function supplyCost(view: View, count: number): number {
  const left = view.deepOneSupply - count;
  if (left < 0) return LOST;
  return left < 6 ? count * (6 - left) * 0.18 : 0;
}

/** What it is worth that so many fewer are out. */
export const supplyRelief = (view: View, count: number): number =>
  view.deepOneSupply < 6 ? count * (6 - view.deepOneSupply) * 0.15 : 0;
