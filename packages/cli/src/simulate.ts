import { Worker } from 'node:worker_threads';
import { type Playable, type Played, type Series, Tally } from '@undertow/kit';

/** What one thread plays of a series: every so-many-th game. */
export interface Share {
  readonly game: string;
  readonly series: Series;
  readonly first: number;
  readonly step: number;
}

/** Plays a whole series, in so many threads; `progress` hears how many games are over. */
export async function simulate(
  game: Playable,
  series: Series,
  jobs: number,
  progress: (games: number) => void,
): Promise<ReturnType<Tally['report']>> {
  const tally = new Tally();
  const started = performance.now();
  const count = (played: Played): void => {
    tally.add(played);
    if (tally.games % 20 === 0) progress(tally.games);
  };
  if (jobs === 1) for (let index = 0; index < series.games; index++) count(game.playOne(series, index));
  else await Promise.all(Array.from({ length: jobs }, (_, first) => workOff(game, series, first, jobs, count)));
  const seconds = (performance.now() - started) / 1000;
  const told = game.trial.flags
    .filter(({ told: isTold }) => isTold)
    .map(({ name }) => [name, series.flags[name] ?? '']);
  return tally.report(game.id, series, Object.fromEntries(told), seconds);
}

function workOff(
  { id }: Playable,
  series: Series,
  first: number,
  step: number,
  count: (played: Played) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const workerData: Share = { game: id, series, first, step };
    const worker = new Worker(new URL('./simulate.worker.mjs', import.meta.url), { workerData });
    worker.on('message', count);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
