import { type Answer, type Decision, type GameTypes, legalPicks, type Match, pick, type Rng } from '../index';

export interface PlayLimits {
  /** How many answers at most; 100,000 unless said otherwise. */
  readonly maxAnswers?: number;
  /** Is told of every decision just before it is answered. */
  readonly before?: (decision: Decision) => void;
}

/** Answers at random until the game is over or enough answers have been given. Says how many they were. */
export function playRandom<G extends GameTypes>(match: Match<G>, rng: Rng, limits: PlayLimits = {}): number {
  const { maxAnswers = 100_000, before } = limits;
  let answers = 0;
  for (; answers < maxAnswers && !match.over; answers++) {
    const decision = pick(rng, someonePending(match));
    before?.(decision);
    answerRandomly(match, decision, rng);
  }
  return answers;
}

export function answerRandomly<G extends GameTypes>(match: Match<G>, decision: Decision, rng: Rng): void {
  const picks = legalPicks(decision, rng);
  if (!picks) throw new Error(`${said(decision)} has no legal answer`);
  const verdict = match.answer(decision.seat, decision.id, picks);
  if (!verdict.ok) throw new Error(`[${picks}] was refused for ${said(decision)}: ${verdict.reason}`);
}

/** Gives one answer of a record. */
export function giveAnswer<G extends GameTypes>(match: Match<G>, [seat, ...picks]: Answer): void {
  const id = match.decision(seat)?.id ?? Number.NaN;
  const verdict = match.answer(seat, id, picks);
  if (!verdict.ok) throw new Error(`[${picks}] of seat ${seat} was refused: ${verdict.reason}`);
}

export function someonePending<G extends GameTypes>(match: Match<G>): readonly Decision[] {
  const { pending } = match;
  if (pending.length === 0) throw new Error(`after ${match.length} answers the game is not over and asks nobody`);
  return pending;
}

export const said = ({ kind, seat, rule }: Decision): string => `the question ${kind} (${rule}) to seat ${seat}`;
