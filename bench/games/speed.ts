import { type Game, type GameTypes, Match, type Picks, type Seat, seedRng } from '../../packages/kernel/src';
import { answerRandomly } from '../../packages/kernel/src/testkit/random';

/** Which games are played: random legal answers, the same in every run. */
export interface Trial<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly games: number;
}

interface Recorded {
  readonly seed: string;
  readonly answers: readonly { readonly seat: Seat; readonly picks: Picks }[];
}

const quiet = { events: false, checkpoints: false };

/** How fast a game's rules are on one core: deciding, showing, copying. */
export function gameSpeed<G extends GameTypes>(trial: Trial<G>): Record<string, number> {
  const games = recordGames(trial);
  playAll(trial, games);
  let decisions = 0;
  const perGame = best(games.length, () => {
    decisions = playAll(trial, games);
  });
  const stopped = moments(trial, games.slice(0, 20));
  const seats = trial.game.seats(trial.options);
  const view = best(stopped.length * seats, () => {
    for (const match of stopped) for (let seat = 0; seat < seats; seat++) match.view(seat);
  });
  const fork = best(stopped.length, () => {
    for (const match of stopped) match.fork();
  });
  const saved = stopped.map((match) => JSON.stringify(match.save()));
  return {
    decisionsPerSecond: Math.round(decisions / games.length / perGame),
    gamesPerSecond: Math.round(1 / perGame),
    decisionsPerGame: Math.round(decisions / games.length),
    viewUs: Math.round(view * 1e7) / 10,
    forkUs: Math.round(fork * 1e7) / 10,
    saveKb: Math.round(saved.reduce((sum, text) => sum + text.length, 0) / saved.length / 102.4) / 10,
  };
}

/** Recorded beforehand, so that choosing answers is not measured. */
function recordGames<G extends GameTypes>({ game, options, games }: Trial<G>): Recorded[] {
  return Array.from({ length: games }, (_, i) => {
    const match = Match.start(game, options, `game ${i}`, quiet);
    const rng = seedRng(`answers ${i}`);
    while (!match.over) {
      const [decision] = match.pending;
      if (!decision) throw new Error('nobody is asked');
      answerRandomly(match, decision, rng);
    }
    const { seed, answers } = match.record;
    return { seed, answers: answers.map(([seat, ...picks]) => ({ seat, picks })) };
  });
}

function playAll<G extends GameTypes>({ game, options }: Trial<G>, games: readonly Recorded[]): number {
  let decisions = 0;
  for (const { seed, answers } of games) {
    const match = Match.start(game, options, seed, quiet);
    for (const { seat, picks } of answers) {
      const verdict = match.answer(seat, match.decision(seat)?.id ?? 0, picks);
      if (!verdict.ok) throw new Error(verdict.reason);
    }
    decisions += answers.length;
  }
  return decisions;
}

/** Matches stopped at every tenth decision of some games, as bots and sockets meet them. */
function moments<G extends GameTypes>({ game, options }: Trial<G>, games: readonly Recorded[]): Match<G>[] {
  const found: Match<G>[] = [];
  for (const { seed, answers } of games)
    for (let length = 10; length < answers.length; length += 10) {
      const match = Match.start(game, options, seed, { events: false });
      for (const { seat, picks } of answers.slice(0, length)) match.answer(seat, match.decision(seat)?.id ?? 0, picks);
      found.push(match);
    }
  return found;
}

/** Seconds for one of `times`: the fastest of ten rounds after one to warm up. */
function best(times: number, work: () => void): number {
  work();
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 10; round++) {
    const start = performance.now();
    work();
    least = Math.min(least, (performance.now() - start) / 1000 / times);
  }
  return least;
}
