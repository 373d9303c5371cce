import { below, type Decision, type Picks, type Rng, refusalOf, shuffle } from '../index';

/**
 * A random legal answer, or `undefined` where the decision has none. With `including`, one that picks that option, if
 * there is any.
 */
export function legalPicks(decision: Decision, rng: Rng, including?: number): Picks | undefined {
  for (let attempt = 0; attempt < 12; attempt++) {
    const picks = randomPicks(decision, rng, including);
    if (!refusalOf(decision, picks)) return picks;
  }
  return likeliestPicks(decision, including);
}

/** Up to `count` different legal answers, every option picked in at least one of them where that is possible. */
export function sampleAnswers(decision: Decision, rng: Rng, count: number): readonly Picks[] {
  const samples = new Map<string, Picks>();
  const add = (picks: Picks | undefined) => picks && samples.set(picks.join(), picks);
  add(legalPicks(decision, rng));
  const order = shuffle(rng, [...decision.options.keys()]);
  for (const index of order.slice(0, count)) add(legalPicks(decision, rng, index));
  return [...samples.values()].slice(0, count);
}

const mostPicks = ({ options, min, max, repeat }: Decision): number =>
  Math.min(max, repeat ? min + options.length + 8 : options.length);

function randomPicks(decision: Decision, rng: Rng, including: number | undefined): Picks {
  const { options, min, repeat } = decision;
  const base = including === undefined ? [] : [including];
  const least = Math.max(min, base.length);
  const size = least + below(rng, Math.max(0, mostPicks(decision) - least) + 1);
  if (repeat) return [...base, ...Array.from({ length: size - base.length }, () => below(rng, options.length))];
  const picks = [...base];
  const groups = new Set(base.map((index) => options[index]?.group));
  for (const index of shuffle(rng, [...options.keys()])) {
    if (picks.length >= size) break;
    const group = options[index]?.group;
    if (index === including || (group !== undefined && groups.has(group))) continue;
    groups.add(group);
    picks.push(index);
  }
  return picks;
}

/** The highest sums come first, so if these answers are all illegal, none is legal. */
function likeliestPicks(decision: Decision, including: number | undefined): Picks | undefined {
  const { options, min, repeat } = decision;
  const value = (index: number) => options[index]?.value ?? 0;
  const ranked = [...options.keys()].sort((a, b) => value(b) - value(a));
  const line = including === undefined ? [] : [including];
  const groups = new Set(line.map((index) => options[index]?.group));
  const most = mostPicks(decision);
  for (const index of ranked) {
    const group = options[index]?.group;
    if (group !== undefined ? groups.has(group) : index === including && !repeat) continue;
    groups.add(group);
    const times = repeat && group === undefined ? most : 1;
    for (let i = 0; i < times && line.length < most; i++) line.push(index);
  }
  for (let size = Math.min(min, line.length); size <= line.length; size++) {
    const picks = line.slice(0, size);
    if ((including === undefined || size > 0) && !refusalOf(decision, picks)) return picks;
  }
  return undefined;
}
