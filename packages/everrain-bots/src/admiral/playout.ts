// Sails an imagined world on for a while, every captain by rules of thumb.
import { randomPicks } from '@undertow/bots';
import type { EverrainTypes } from '@undertow/everrain';
import type { Catalogue } from '@undertow/everrain/catalogue';
import { type Match, mayKnow, refusalOf, type Seat, seedRng } from '@undertow/kernel';
import { isAsked } from '../officer/asked';
import { HANDLERS } from '../officer/handlers';
import { blank, copyOf, remember } from '../officer/memory';
import { situationOf } from '../officer/situation';
import type { Taste } from '../officer/taste';
import type { Plan } from './candidates';
import { prospects } from './prospects';

export interface Playout {
  readonly world: Match<EverrainTypes>;
  readonly seat: Seat;
  readonly plan: Plan;
  readonly content: Catalogue;
  readonly taste: Taste;
  readonly seed: string;
  /** For how many rounds it goes on: 1 is up to the next round. */
  readonly rounds: number;
}

/** No play-out takes more answers than this. */
const PATIENCE = 1_500;

/** How well the captains do in the end, from 0 to 1; nothing where the world does not ask what was asked. */
export function playOut({ world, seat, plan, content, taste, seed, rounds }: Playout): number | undefined {
  const asked = world.decision(seat);
  if (!asked || !world.answer(seat, asked.id, plan.picks).ok) return undefined;
  const until = world.state.round + rounds;
  const memories = Array.from({ length: world.seatCount }, (_, each) =>
    each === seat ? copyOf(plan.memory) : blank(seed),
  );
  for (let steps = 0; steps < PATIENCE && world.state.round < until; steps++) {
    const [decision] = world.pending;
    if (!decision) break;
    for (const { event, audience } of world.takeEvents())
      for (const [one, memory] of memories.entries()) if (mayKnow(audience, one, false)) remember(memory, [event], one);
    const own = memories[decision.seat] ?? blank(seed);
    const s = situationOf(world.glimpse(decision.seat), decision.seat, content, own, taste);
    const wanted = isAsked(decision, HANDLERS) ? HANDLERS[decision.kind](s, decision).picks : [];
    const answer = refusalOf(decision, wanted) ? randomPicks(decision, seedRng(`${seed}/${steps}`)) : wanted;
    if (!world.answer(decision.seat, decision.id, answer).ok) break;
  }
  return prospects(world.state);
}
