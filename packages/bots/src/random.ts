import { type Decision, type GameTypes, legalPicks, type Picks, type Rng, type Seat, seedRng } from '@undertow/kernel';
import type { Bot } from './bot';

/** Any legal answer to a question that has one. */
export function randomPicks(decision: Decision, rng: Rng): Picks {
  const picks = legalPicks(decision, rng);
  if (!picks) throw new Error(`${decision.kind} has no legal answer`);
  return picks;
}

export function randomBot<G extends GameTypes>(seat: Seat, seed: string): Bot<G> {
  const rng = seedRng(seed);
  return {
    level: 'random',
    seat,
    observe: () => {},
    answer: (decision) => randomPicks(decision, rng),
    explain: () => [],
    talk: () => [],
  };
}
