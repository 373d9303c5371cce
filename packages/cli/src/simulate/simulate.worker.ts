import { parentPort, workerData } from 'node:worker_threads';
import { playOne } from './one-game.ts';
import { planOf, type Series } from './plan.ts';

interface Share {
  readonly series: Series;
  readonly first: number;
  readonly step: number;
}

/** Plays every so-many-th game of a series and tells about each. */
function work({ series, first, step }: Share): void {
  for (let index = first; index < series.games; index += step) parentPort?.postMessage(playOne(planOf(series, index)));
}

work(workerData);
