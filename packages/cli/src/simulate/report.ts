import type { Cause } from '@undertow/unfathomable';
import type { Played } from './one-game.ts';

export interface Spread {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
}

export interface Report {
  readonly game: string;
  readonly players: number | string;
  readonly games: number;
  readonly finished: number;
  readonly errors: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly turns: Spread;
  readonly outcomes: Readonly<Record<Cause, number>>;
  readonly humanWins: number;
  readonly traitorWins: number;
  readonly cultistWins: number;
  /** The first few, so that they can be played again. */
  readonly firstErrors: readonly string[];
}

/** Adds games up one by one, so that a long run needs no memory. */
export class Tally {
  readonly #turns = new Map<number, number>();
  readonly #outcomes: Record<Cause, number> = {
    arrived: 0,
    fuel: 0,
    food: 0,
    sanity: 0,
    souls: 0,
    damage: 0,
    deepOnes: 0,
  };
  readonly #errors: string[] = [];
  games = 0;
  errors = 0;
  decisions = 0;
  humanWins = 0;
  traitorWins = 0;
  cultistWins = 0;

  add(played: Played): void {
    this.games++;
    this.decisions += played.decisions;
    if (played.error !== null) {
      this.errors++;
      if (this.#errors.length < 5) this.#errors.push(played.error);
    }
    if (played.cause === null) return;
    this.#outcomes[played.cause]++;
    this.#turns.set(played.turns, (this.#turns.get(played.turns) ?? 0) + 1);
    if (played.humansWon) this.humanWins++;
    else this.traitorWins++;
    if (played.cultistWon) this.cultistWins++;
  }

  report(players: number | string, seconds: number): Report {
    return {
      game: 'unfathomable',
      players,
      games: this.games,
      finished: this.games - this.errors,
      errors: this.errors,
      seconds: round(seconds),
      gamesPerSecond: round(this.games / seconds),
      decisions: this.decisions,
      decisionsPerSecond: Math.round(this.decisions / seconds),
      turns: this.#spread(),
      outcomes: this.#outcomes,
      humanWins: this.humanWins,
      traitorWins: this.traitorWins,
      cultistWins: this.cultistWins,
      firstErrors: this.#errors,
    };
  }

  #spread(): Spread {
    const sorted = [...this.#turns].sort(([a], [b]) => a - b);
    const count = sorted.reduce((sum, [, games]) => sum + games, 0);
    const at = (share: number): number => {
      let seen = 0;
      for (const [turns, games] of sorted) {
        seen += games;
        if (seen >= share * count) return turns;
      }
      return 0;
    };
    const sum = sorted.reduce((total, [turns, games]) => total + turns * games, 0);
    return { mean: round(count === 0 ? 0 : sum / count), p50: at(0.5), p95: at(0.95) };
  }
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function print(report: Report): void {
  const percent = (wins: number) => `${((100 * wins) / Math.max(1, report.finished)).toFixed(1)} %`;
  const rows: [string, string][] = [
    ['players', String(report.players)],
    ['games', `${report.finished} of ${report.games} finished, ${report.errors} errors`],
    ['time', `${report.seconds} s, ${report.gamesPerSecond} games/s, ${report.decisionsPerSecond} decisions/s`],
    ['turns', `mean ${report.turns.mean}, median ${report.turns.p50}, 95th percentile ${report.turns.p95}`],
    ['humans won', `${report.humanWins} (${percent(report.humanWins)})`],
    ['traitors won', `${report.traitorWins} (${percent(report.traitorWins)})`],
    ['cultist won', `${report.cultistWins} (${percent(report.cultistWins)})`],
    ...Object.entries(report.outcomes).map(([cause, games]): [string, string] => [`  ${cause}`, String(games)]),
  ];
  for (const [name, value] of rows) console.log(`${name.padEnd(14)} ${value}`);
  for (const error of report.firstErrors) console.log(`error: ${error}`);
}
