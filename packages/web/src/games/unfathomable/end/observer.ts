import { skillOf } from '../cards/faces';
import type { CheckStory, Sign } from './story';

/*
 * An ideal observer who forgets nothing and sees only what everybody sees. It weighs every set of players that could be
 * traitors (two to the power of the seats) and after each check multiplies a set's weight by the chance that these people
 * would have added as many opposing cards as turned up:
 *
 *   - a card from a human opposes in HUMAN of all cases (one must get rid of something, or misjudges),
 *   - a card from a hidden traitor opposes in TRAITOR of all cases (hiding is worth more than one check),
 *   - a card from the chaos deck or another deck opposes as often as its skill is not asked for.
 *
 * Revealing is proof. At the awakening everybody who was human becomes a traitor with the chance SECOND. What is said,
 * who is sent to the Brig and what an ability shows is not weighed: this is a yardstick, not an oracle.
 */
const FIRST = 0.25;
const SECOND = 0.2;
const HUMAN = 0.1;
const TRAITOR = 0.5;
const SKILLS_IN_CHAOS = 6;

/** The chances of 0, 1, 2, ... opposing cards among `count`. */
function opposing(count: number, chance: number): readonly number[] {
  let spread: readonly number[] = [1];
  for (let card = 0; card < count; card++) spread = both(spread, [1 - chance, chance]);
  return spread;
}

function both(one: readonly number[], other: readonly number[]): readonly number[] {
  const joined = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, first] of one.entries()) {
    for (const [b, second] of other.entries()) joined[a + b] = (joined[a + b] ?? 0) + first * second;
  }
  return joined;
}

const isIn = (world: number, seat: number): boolean => (world & (1 << seat)) !== 0;

/** How well a world explains a check; 1 where the cards were never seen. */
function fits({ added, fromDecks, revealed, skills }: CheckStory, world: number): number {
  if (revealed === null) return 1;
  const seen = revealed.filter((face) => !skills.includes(skillOf(face))).length;
  const from = (traitors: boolean): number =>
    added.reduce((all, { seat, count }) => all + (isIn(world, seat) === traitors ? count : 0), 0);
  const decks = opposing(fromDecks, Math.max(0, 1 - skills.length / SKILLS_IN_CHAOS));
  const people = both(opposing(from(false), HUMAN), opposing(from(true), TRAITOR));
  return Math.max(both(decks, people)[seen] ?? 0, 1e-6);
}

/** What is believed of each seat after each sign: the chance that it is a traitor. */
export interface Belief {
  readonly turn: number;
  readonly seats: readonly number[];
}

export function observe(seats: number, signs: readonly Sign[]): readonly Belief[] {
  const places = Array.from({ length: seats }, (_, seat) => seat);
  let weights = Array.from({ length: 2 ** seats }, (_, world) =>
    places.reduce((weight, seat) => weight * (isIn(world, seat) ? FIRST : 1 - FIRST), 1),
  );
  const believed = (turn: number): Belief => {
    const all = weights.reduce((total, weight) => total + weight, 0) || 1;
    const of = (seat: number): number =>
      weights.reduce((total, weight, world) => total + (isIn(world, seat) ? weight : 0), 0) / all;
    return { turn, seats: places.map(of) };
  };
  const beliefs = [believed(0)];
  for (const sign of signs) {
    if (sign.is === 'check') {
      weights = weights.map((weight, world) => weight * fits(sign.check, world));
    } else if (sign.is === 'revealed') {
      weights = weights.map((weight, world) => (isIn(world, sign.seat) ? weight : 0));
    } else {
      weights = awaken(weights, places);
    }
    beliefs.push(believed(sign.is === 'check' ? sign.check.turn : sign.turn));
  }
  return beliefs;
}

function awaken(weights: readonly number[], places: readonly number[]): number[] {
  let now = [...weights];
  for (const seat of places) {
    now = now.map((weight, world) =>
      isIn(world, seat) ? weight + SECOND * (now[world ^ (1 << seat)] ?? 0) : weight * (1 - SECOND),
    );
  }
  return now;
}
