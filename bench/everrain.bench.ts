import { defaultOptions, type EverrainTypes } from '../packages/everrain/src';
import { game } from '../packages/everrain/src/kit';
import { type Decision, Match, type Picks, type Seat, seedRng } from '../packages/kernel/src';
import { legalPicks } from '../packages/kernel/src/testkit/random';

export const name = 'everrain';

const quiet = { events: false, checkpoints: false };

interface Recorded {
  readonly seed: string;
  readonly answers: readonly { readonly seat: Seat; readonly picks: Picks }[];
}

/** Random games of two, recorded beforehand so that choosing answers is not measured. */
function recordGames(count: number): Recorded[] {
  return Array.from({ length: count }, (_, i) => {
    const match = Match.start(game, defaultOptions(2, 'medium'), `game ${i}`, quiet);
    const rng = seedRng(`answers ${i}`);
    while (!match.over) answer(match, (decision) => legalPicks(decision, rng));
    const { seed, answers } = match.record;
    return { seed, answers: answers.map(([seat, ...picks]) => ({ seat, picks })) };
  });
}

function answer(match: Match<EverrainTypes>, choose: (decision: Decision) => Picks | undefined): void {
  const [decision] = match.pending;
  if (!decision) throw new Error('nobody is asked');
  const verdict = match.answer(decision.seat, decision.id, choose(decision));
  if (!verdict.ok) throw new Error(verdict.reason);
}

function playAll(games: readonly Recorded[]): number {
  let decisions = 0;
  for (const { seed, answers } of games) {
    const match = Match.start(game, defaultOptions(2, 'medium'), seed, quiet);
    for (const { seat, picks } of answers) {
      const verdict = match.answer(seat, match.decision(seat)?.id ?? 0, picks);
      if (!verdict.ok) throw new Error(verdict.reason);
    }
    decisions += answers.length;
  }
  return decisions;
}

/** Matches stopped at every tenth decision of some games, as bots and sockets meet them. */
function moments(games: readonly Recorded[]): Match<EverrainTypes>[] {
  const found: Match<EverrainTypes>[] = [];
  for (const { seed, answers } of games)
    for (let length = 10; length < answers.length; length += 10) {
      const match = Match.start(game, defaultOptions(2, 'medium'), seed, { events: false });
      for (const { seat, picks } of answers.slice(0, length)) match.answer(seat, match.decision(seat)?.id ?? 0, picks);
      found.push(match);
    }
  return found;
}

const seconds = (work: () => void): number => {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
};

/** The fastest of ten rounds after one to warm up, for one of `times`. */
function best(times: number, work: () => void): number {
  work();
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 10; round++) least = Math.min(least, seconds(work) / times);
  return least;
}

export async function run(): Promise<Record<string, number | string>> {
  const games = recordGames(600);
  playAll(games);
  let decisions = 0;
  const perGame = best(games.length, () => {
    decisions = playAll(games);
  });
  const stopped = moments(games.slice(0, 20));
  const view = best(stopped.length * 2, () => {
    for (const match of stopped) for (let seat = 0; seat < 2; seat++) match.view(seat);
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
