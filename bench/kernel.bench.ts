import { type Pearls, pearls } from '../examples/pearls/src';
import { Match, type Picks, type Seat, seedRng } from '../packages/kernel/src';
import { playRandom } from '../packages/kernel/src/testkit/random';

export const name = 'kernel';

const quiet = { events: false };

interface Recorded {
  readonly options: Pearls['options'];
  readonly seed: string;
  readonly answers: readonly { readonly seat: Seat; readonly picks: Picks }[];
}

/** Random games of the miniature game, recorded beforehand so that choosing answers is not measured. */
function recordGames(count: number): Recorded[] {
  return Array.from({ length: count }, (_, i) => {
    const match = Match.start(pearls, { seats: 2 + (i % 3) }, `game ${i}`, quiet);
    playRandom(match, seedRng(`answers ${i}`));
    const { options, seed, answers } = match.record;
    return { options, seed, answers: answers.map(([seat, ...picks]) => ({ seat, picks })) };
  });
}

function playAll(games: readonly Recorded[]): number {
  let decisions = 0;
  for (const { options, seed, answers } of games) {
    const match = Match.start(pearls, options, seed, quiet);
    for (const { seat, picks } of answers) {
      const verdict = match.answer(seat, match.decision(seat)?.id ?? 0, picks);
      if (!verdict.ok) throw new Error(verdict.reason);
    }
    decisions += match.length;
  }
  return decisions;
}

/** Seconds for one of `times` runs, the fastest of ten rounds. */
function secondsEach(times: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 10; round++) {
    const start = performance.now();
    for (let i = 0; i < times; i++) work();
    best = Math.min(best, (performance.now() - start) / 1000 / times);
  }
  return best;
}

/** A match that has stopped in the middle of a turn. */
function midTurn(): Match<Pearls> {
  const rng = seedRng('middle');
  for (let i = 0; ; i++) {
    const match = Match.start(pearls, { seats: 4 }, `middle ${i}`, quiet);
    while (!match.over) {
      if (match.length > 20 && match.length - match.save().checkpointAt >= 3) return match;
      playRandom(match, rng, { maxAnswers: 1 });
    }
  }
}

export async function run(): Promise<Record<string, number | string>> {
  const games = recordGames(300);
  const decisions = playAll(games);
  const match = midTurn();
  const loaded = () => Match.load(pearls, JSON.parse(JSON.stringify(match.save())), quiet).match;
  return {
    decisionsPerSecond: Math.round(decisions / secondsEach(3, () => playAll(games))),
    saveLoadMs: round(1000 * secondsEach(500, loaded)),
    forkUs: round(1e6 * secondsEach(2000, () => match.fork())),
    saveBytes: JSON.stringify(match.save()).length,
  };
}

const round = (x: number): number => Number(x.toPrecision(3));
