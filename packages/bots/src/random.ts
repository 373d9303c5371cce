import {
  below,
  type Decision,
  type GameTypes,
  type Picks,
  type Rng,
  refusalOf,
  type Seat,
  seedRng,
  shuffle,
} from '@undertow/kernel';
import type { Bot } from './bot';

/** Any legal answer, evenly enough for tests. */
export function randomPicks(decision: Decision, rng: Rng): Picks {
  const { options, min, max } = decision;
  const most = decision.repeat ? max : Math.min(max, options.length);
  const wanted = min + below(rng, most - min + 1);
  const order = shuffle(
    rng,
    decision.repeat
      ? Array.from({ length: wanted }, () => below(rng, options.length))
      : Array.from(options, (_, index) => index),
  );
  const picks: number[] = [];
  const groups = new Set<number>();
  let sum = 0;
  for (const index of order) {
    const enough = picks.length >= wanted && (decision.least === undefined || sum >= decision.least);
    if (enough || picks.length >= max) break;
    const { group, value } = options[index] ?? {};
    if (group !== undefined) {
      if (groups.has(group)) continue;
      groups.add(group);
    }
    picks.push(index);
    sum += value ?? 0;
  }
  return refusalOf(decision, picks) ? largest(decision) : picks;
}

/** The most valuable options first, one of each group: reaches every sum that can be reached. */
function largest({ options, max }: Decision): Picks {
  const groups = new Set<number>();
  return options
    .map(({ value = 0, group }, index) => ({ index, value, group }))
    .sort((a, b) => b.value - a.value)
    .filter(({ group }) => {
      const free = group === undefined || !groups.has(group);
      if (group !== undefined) groups.add(group);
      return free;
    })
    .slice(0, max)
    .map(({ index }) => index);
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
