import { parentPort, workerData } from 'node:worker_threads';
import { gameCalled } from '@undertow/games';
import type { Share } from '../simulate.ts';

/** Plays every so-many-th game of a series and tells about each. */
function work({ game, series, first, step }: Share): void {
  const playable = gameCalled(game);
  for (let index = first; index < series.games; index += step) parentPort?.postMessage(playable.playOne(series, index));
}

work(workerData);
