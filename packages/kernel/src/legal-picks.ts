import { type Decision, type Picks, refusalOf } from './decision';
import { below, type Rng, shuffle } from './random';

/**
 * Any legal answer, evenly enough for tests and for players who do not think; `undefined` where there is none. With
 * `including`, one that picks that option.
 */
export function legalPicks(decision: Decision, rng: Rng, including?: number): Picks | undefined {
  const picks = randomPicks(decision, rng, including);
  if (!refusalOf(decision, picks)) return picks;
  const rich = including === undefined ? richestPicks(decision) : [];
  return refusalOf(decision, rich) || including !== undefined ? findPicks(decision, including) : rich;
}

/** How many picks there can be; where an option can be picked for ever, enough to reach any sum asked for in play. */
function longest({ options, min, max, repeat }: Decision): number {
  if (!repeat) return Math.min(max, options.length);
  return Number.isFinite(max) ? max : min + options.length + 8;
}

/** The most valuable options, one of each group: reaches every least sum that can be reached. */
function richestPicks({ options, max }: Decision): Picks {
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

function randomPicks(decision: Decision, rng: Rng, including: number | undefined): Picks {
  const { options, min, max, least, most } = decision;
  const wanted = min + below(rng, Math.max(0, longest(decision) - min) + 1);
  const order = shuffle(
    rng,
    decision.repeat
      ? Array.from({ length: wanted }, () => below(rng, options.length))
      : Array.from(options, (_, index) => index),
  );
  const picks: number[] = [];
  const groups = new Set<number>();
  let sum = 0;
  const take = (index: number): void => {
    const { group, value = 0 } = options[index] ?? {};
    if (group !== undefined && groups.has(group)) return;
    if (most !== undefined && sum + value > most) return;
    if (group !== undefined) groups.add(group);
    picks.push(index);
    sum += value;
  };
  if (including !== undefined) take(including);
  for (const index of order) {
    const enough = picks.length >= wanted && (least === undefined || sum >= least);
    if (enough || picks.length >= max) break;
    if (index !== including || decision.repeat) take(index);
  }
  return picks;
}

/** So many ways are tried before the search for a sum that fits is given up. */
const PATIENCE = 50_000;

/** Looks through answers, those with the highest sums first, until one is legal. */
function findPicks(decision: Decision, including: number | undefined): Picks | undefined {
  const { options, min, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, repeat = false } = decision;
  const space = longest(decision);
  const value = (index: number): number => options[index]?.value ?? 0;
  const ranked = [...options.keys()].sort((a, b) => value(b) - value(a));
  const picks: number[] = [];
  const groups = new Set<number>();
  const onlyUp = options.every((option) => (option.value ?? 0) >= 0);
  let tries = 0;

  /** What can still be added from here on at most. */
  const richest = (from: number, room: number): number => {
    let sum = 0;
    for (let i = from, left = room; left > 0 && i < ranked.length; i += repeat ? 0 : 1, left--) {
      const worth = value(ranked[i] ?? 0);
      if (worth <= 0) break;
      sum += worth;
    }
    return sum;
  };

  const search = (from: number, sum: number): boolean => {
    if (++tries > PATIENCE) return false;
    if (picks.length >= min && sum >= least && !refusalOf(decision, picks)) return true;
    const room = space - picks.length;
    if (room <= 0 || sum + richest(from, room) < least) return false;
    for (let i = from; i < ranked.length; i++) {
      const index = ranked[i] ?? 0;
      const { group } = options[index] ?? {};
      if ((index === including && !repeat) || (group !== undefined && groups.has(group))) continue;
      if (onlyUp && sum + value(index) > most) continue;
      picks.push(index);
      if (group !== undefined) groups.add(group);
      if (search(repeat && group === undefined ? i : i + 1, sum + value(index))) return true;
      picks.pop();
      if (group !== undefined) groups.delete(group);
    }
    return false;
  };

  if (including === undefined) return search(0, 0) ? picks : undefined;
  const { group } = options[including] ?? {};
  picks.push(including);
  if (group !== undefined) groups.add(group);
  return search(0, value(including)) ? picks : undefined;
}
