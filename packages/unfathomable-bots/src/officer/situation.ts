import { below, type Seat, seedRng } from '@undertow/kernel';
import type { Belief, Glimpse, Loyalty, PlayerView } from '@undertow/unfathomable';
import { GOAL_DISTANCE } from '@undertow/unfathomable/content/tracks';
import { lowestDial, onFinalLeg, playerAt } from './ship';
import { TASTE } from './taste';

/** Which way this seat wants the voyage to end, all its loyalty cards considered (18.1). */
export type Side = 'human' | 'hybrid' | 'cultist';

/** Everything an officer thinks from: what its seat sees, and what it believes. */
export interface Situation {
  readonly view: Glimpse;
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly side: Side;
  /** Whether the ship should do well now. A Cultist waits until the goal is in sight. */
  readonly wish: 1 | -1;
  readonly revealed: boolean;
  /** How likely each seat is to be a traitor. */
  readonly belief: Belief;
  /** How likely the others must think that this seat is one. */
  readonly suspicion: number;
  /** A number from 0 to 1, the same for the same seed, moment and purpose. */
  readonly chance: (purpose: string) => number;
}

export function sideOf(view: Glimpse, seat: Seat): Side {
  const { loyalty, revealed } = playerAt(view, seat);
  const holds = (card: Loyalty): boolean => revealed === card || loyalty.includes(card);
  return holds('hybrid') ? 'hybrid' : holds('cultist') ? 'cultist' : 'human';
}

/**
 * A Cultist needs the ship to come far, and weak: before the goal is in sight it only wears down a ship that is sound. A
 * Hybrid nobody knows of yet lies low until the voyage is well under way.
 */
export function wishOf(view: Glimpse, side: Side, revealed: boolean): 1 | -1 {
  if (side === 'human') return 1;
  if (side === 'cultist')
    return onFinalLeg(view) || (!revealed && view.distance >= TASTE.wearing && isSound(view)) ? -1 : 1;
  const weak = lowestDial(view) <= TASTE.smellsBlood || Object.keys(view.damage.placed).length >= 5;
  const patience = TASTE.patience[view.players.length - 3] ?? GOAL_DISTANCE;
  return !revealed && !weak && wayMade(view) < patience ? 1 : -1;
}

/** The distance so far, the leg under way included. */
const wayMade = (view: Glimpse): number => view.distance + view.tracks.travel * 0.7;

/** Nothing is about to end the voyage. */
const isSound = (view: Glimpse): boolean => lowestDial(view) >= 4 && Object.keys(view.damage.placed).length <= 2;

export function situation(
  view: Glimpse,
  seat: Seat,
  mind: { readonly belief: Belief; readonly suspicion: number; readonly seed: string },
): Situation {
  const me = playerAt(view, seat);
  const side = sideOf(view, seat);
  return {
    view,
    seat,
    me,
    side,
    wish: wishOf(view, side, me.revealed !== null),
    revealed: me.revealed !== null,
    belief: mind.belief,
    suspicion: mind.suspicion,
    chance: (purpose) => below(seedRng(`${mind.seed}/${purpose}`), 1 << 20) / (1 << 20),
  };
}

/** How likely somebody is to be on the other side than the humans. */
export const doubt = (s: Situation, seat: Seat): number => {
  if (seat === s.seat) return s.wish > 0 ? 0 : 1;
  if (s.view.players[seat]?.revealed) return 1;
  return s.belief[seat] ?? 0.2;
};
