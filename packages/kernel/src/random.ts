import { sha256 } from './sha256';

/** The generator's whole state; it lives in the game state, so that a save knows the next roll. (sfc32) */
export type Rng = [number, number, number, number];

export function seedRng(seed: string): Rng {
  const digest = sha256(seed);
  const word = (i: number) => digest[i] ?? 0;
  const rng: Rng = [word(0), word(1), word(2), word(3) | 1];
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

function next(rng: Rng): number {
  // By index: destructuring an array goes through its iterator, and this runs for every card of every shuffle.
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const d = rng[3];
  const t = (((a + b) | 0) + d) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  rng[3] = (d + 1) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1. */
export const below = (rng: Rng, n: number): number => Math.floor((next(rng) * n) / 4294967296);

/** A die with n sides. */
export const die = (rng: Rng, n: number): number => 1 + below(rng, n);

/** Another generator that has nothing to do with this one: for imagined worlds, where nobody has to be kept from guessing. */
export const branch = (rng: Rng): Rng => [next(rng) | 0, next(rng) | 0, next(rng) | 0, next(rng) | 1];

/** The seed of what is rolled in the open. Whoever works out that generator from what it sees knows nothing of the deal. */
export const diceSeed = (seed: string): string => `${seed}/dice`;

/** A state whose visible dice a scenario can rig. */
export interface Dice {
  rng: Rng;
  /** Rolls in the open come from here, cards from `rng`. Games begun before there were two have one for both. */
  dice?: Rng | undefined;
  /** What the next dice show, first one first; only a scenario ever sets it. */
  rigged?: number[];
}

/** What players see being decided by chance is decided by this. */
export const openly = ({ dice, rng }: Dice): Rng => dice ?? rng;

/** Rolls a die that players see. */
export const rollDie = (state: Dice, sides: number): number => state.rigged?.shift() ?? die(openly(state), sides);

export function pick<T>(rng: Rng, from: readonly T[]): T {
  const chosen = from[below(rng, from.length)];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}

/** Shuffles in place. */
export function shuffle<T>(rng: Rng, cards: T[]): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const a = cards[i];
    const b = cards[j];
    if (a !== undefined && b !== undefined) {
      cards[i] = b;
      cards[j] = a;
    }
  }
  return cards;
}
