import type { Played, Series } from './simulate';
import type { Outcome } from './trial';

export interface Spread {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
}

/** Adds games up one by one, so that a long run needs no memory. */
export class Tally {
  readonly #spreads = new Map<string, Map<number, number>>();
  readonly #sums = new Map<string, number | Record<string, number>>();
  readonly #errors: string[] = [];
  games = 0;
  errors = 0;
  decisions = 0;

  add({ decisions, outcome, error }: Played): void {
    this.games++;
    this.decisions += decisions;
    if (error !== null) {
      this.errors++;
      if (this.#errors.length < 5) this.#errors.push(error);
    }
    if (outcome) this.#count(outcome);
  }

  #count({ spreads, sums }: Outcome): void {
    for (const [name, value] of Object.entries(spreads)) {
      const seen = this.#spreads.get(name) ?? new Map<number, number>();
      this.#spreads.set(name, seen);
      seen.set(value, (seen.get(value) ?? 0) + 1);
    }
    for (const [name, value] of Object.entries(sums)) this.#sums.set(name, added(this.#sums.get(name), value));
  }

  /** All figures under their names; `told` are the flags without which they mean nothing. */
  report(game: string, { players }: Series, told: Readonly<Record<string, string>>, seconds: number) {
    return {
      game,
      players: players.length === 1 ? (players[0] ?? 0) : players.join(','),
      ...told,
      games: this.games,
      finished: this.games - this.errors,
      errors: this.errors,
      seconds: round(seconds),
      gamesPerSecond: round(this.games / seconds),
      decisions: this.decisions,
      decisionsPerSecond: Math.round(this.decisions / seconds),
      ...Object.fromEntries([...this.#spreads].map(([name, seen]) => [name, spreadOf(seen)])),
      ...Object.fromEntries(this.#sums),
      /** The first few, so that they can be played again. */
      firstErrors: this.#errors,
    };
  }
}

type Sums = Readonly<Record<string, number>>;

function added(
  before: number | Record<string, number> | undefined,
  more: number | Sums,
): number | Record<string, number> {
  if (typeof more === 'number') return (typeof before === 'number' ? before : 0) + more;
  const sums: Record<string, number> = typeof before === 'object' ? before : {};
  for (const [name, value] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + value;
  return sums;
}

function spreadOf(seen: ReadonlyMap<number, number>): Spread {
  const sorted = [...seen].sort(([a], [b]) => a - b);
  const count = sorted.reduce((sum, [, games]) => sum + games, 0);
  const at = (share: number): number => {
    let passed = 0;
    for (const [value, games] of sorted) {
      passed += games;
      if (passed >= share * count) return value;
    }
    return 0;
  };
  const sum = sorted.reduce((total, [value, games]) => total + value * games, 0);
  return { mean: round(count === 0 ? 0 : sum / count), p50: at(0.5), p95: at(0.95) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
