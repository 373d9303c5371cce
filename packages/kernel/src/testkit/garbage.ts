import { type Decision, type GameTypes, legalPicks, type Match, type Rng, type Seat } from '../index';

export interface Garbage {
  readonly why: string;
  readonly seat: Seat;
  readonly id: number;
  readonly picks: unknown;
}

/** Answers to a decision that have to be refused, each wrong in its own way. */
export function garbageFor<G extends GameTypes>(match: Match<G>, decision: Decision, rng: Rng): readonly Garbage[] {
  const { id, seat, options, min, max, least, most, repeat } = decision;
  const { seatCount } = match;
  const legal = legalPicks(decision, rng) ?? [];
  const first = Array.from({ length: Math.max(1, min) }, () => 0);
  const replaced = (wrong: unknown): unknown[] => [wrong, ...first.slice(1)];
  const idle = Array.from({ length: seatCount }, (_, other) => other).filter((other) => !match.decision(other));
  const garbage: Garbage[] = [
    ...idle.map((other) => ({ why: 'a seat that is not asked', seat: other, id, picks: legal })),
    { why: 'a seat that does not exist', seat: seatCount, id, picks: legal },
    { why: 'a negative seat', seat: -1, id, picks: legal },
    { why: 'half a seat', seat: seat + 0.5, id, picks: legal },
    { why: 'a stale decision', seat, id: id - 1, picks: legal },
    { why: 'a decision that is not there yet', seat, id: id + 1, picks: legal },
    { why: 'no number of a decision', seat, id: Number.NaN, picks: legal },
    ...[undefined, null, 0, '0', true, {}, { length: 1, 0: 0 }].map((picks) => ({
      why: `${JSON.stringify(picks)} instead of a list`,
      seat,
      id,
      picks,
    })),
    ...['0', null, undefined, Number.NaN, 0.5, -1, Number.POSITIVE_INFINITY, [0], {}, options.length].map((wrong) => ({
      why: `${String(wrong)} instead of an option`,
      seat,
      id,
      picks: replaced(wrong),
    })),
  ];
  const add = (why: string, picks: unknown[]) => garbage.push({ why, seat, id, picks });
  if (min > 0) add('too few picks', legal.slice(0, min - 1));
  if (Number.isFinite(max))
    add(
      'too many picks',
      Array.from({ length: max + 1 }, (_, i) => i % (options.length || 1)),
    );
  if (!repeat && max >= 2 && options.length > 0) add('an option picked twice', [...first.slice(2), 0, 0]);
  const pair = samePair(decision);
  if (pair && max >= 2) add('two options of a group', [...first.slice(2), ...pair]);
  if (least !== undefined) {
    const poor = [...options.keys()].sort((a, b) => (options[a]?.value ?? 0) - (options[b]?.value ?? 0)).slice(0, min);
    if (poor.reduce((sum, index) => sum + (options[index]?.value ?? 0), 0) < least) add('a sum too small', poor);
  }
  if (most !== undefined && !repeat) {
    const rich = [...options.keys()].slice(0, max);
    const sum = rich.reduce((total, index) => total + (options[index]?.value ?? 0), 0);
    if (rich.length >= min && sum > most) add('a sum too large', rich);
  }
  return garbage;
}

function samePair({ options }: Decision): readonly [number, number] | undefined {
  for (const [i, { group }] of options.entries()) {
    if (group === undefined) continue;
    const j = options.findIndex((other, index) => index > i && other.group === group);
    if (j > i) return [i, j];
  }
  return undefined;
}
