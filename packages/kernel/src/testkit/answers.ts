import { type Decision, legalPicks, type Picks, type Rng, shuffle } from '../index';

/** Up to `count` different legal answers, every option picked in at least one of them where that is possible. */
export function sampleAnswers(decision: Decision, rng: Rng, count: number): readonly Picks[] {
  const samples = new Map<string, Picks>();
  const add = (picks: Picks | undefined) => picks && samples.set(picks.join(), picks);
  add(legalPicks(decision, rng));
  const order = shuffle(rng, [...decision.options.keys()]);
  for (const index of order.slice(0, count)) add(legalPicks(decision, rng, index));
  return [...samples.values()].slice(0, count);
}
