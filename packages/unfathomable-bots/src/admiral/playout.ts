// Plays an imagined world on for a while, everybody by the officer's rules of thumb.

import { randomPicks } from '@undertow/bots';
import { type Match, type Picks, type Seat, seedRng } from '@undertow/kernel';
import { type Belief, glimpseOf, type Unfathomable } from '@undertow/unfathomable';
import { isAsked } from '../officer/asked';
import { HANDLERS, KINDS } from '../officer/handlers';
import { situation } from '../officer/situation';
import { stackPile } from './pile';
import { prospects } from './prospects';
import { eager } from './tempo';

export interface Playout {
  readonly world: Match<Unfathomable>;
  readonly seat: Seat;
  readonly picks: Picks;
  /** What everybody is thought to believe. */
  readonly belief: Belief;
  readonly suspicion: number;
  readonly seed: string;
  /** For how many turns it goes on. */
  readonly turns: number;
}

/** No play-out takes more answers than this. */
const PATIENCE = 2_000;

/** How well this seat does in the end, from 0 to 1; nothing where the world does not ask what was asked. */
export function playOut({ world, seat, picks, belief, suspicion, seed, turns }: Playout): number | undefined {
  stackPile(world.state, seat);
  const asked = world.decision(seat);
  if (!asked || !world.answer(seat, asked.id, picks).ok) return undefined;
  const until = world.state.turn.number + turns;
  const known: Belief = { ...belief, [seat]: suspicion };
  for (let steps = 0; steps < PATIENCE; steps++) {
    const decision = world.nextDecision;
    if (!decision || world.state.turn.number >= until) break;
    const view = glimpseOf(world.state, decision.seat);
    const mind = { belief: known, suspicion: known[decision.seat] ?? 0.2, seed: `${seed}/${steps}` };
    const officer = situation(view, decision.seat, mind);
    const s = decision.seat === seat ? eager(officer) : officer;
    const wanted = isAsked(decision, KINDS) ? HANDLERS[decision.kind](s, decision).picks : [];
    if (world.answer(decision.seat, decision.id, wanted).ok) continue;
    if (!world.answer(decision.seat, decision.id, randomPicks(decision, seedRng(mind.seed))).ok) break;
  }
  return prospects(world.state, seat);
}
