import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Change } from '@undertow/table';
import type { Outcome } from './changes';
import type { Db } from './database';
import { hand, outcomesIn, type Returned } from './handover';
import { Writer } from './writer';

/** Where groups of changes are committed; `done` is called when they are on disk, for one commit after the other. */
export interface Committer<G> {
  /** So many commits may be under way. */
  readonly atOnce: number;
  commit(groups: readonly G[], done: (outcomes: readonly Outcome[]) => void): void;
  close(): Promise<void>;
}

/** In the thread that talks to everybody, or in one of its own that waits for the disk alone. */
export type Place = 'here' | 'beside';

/** Commits right here: everything else waits for the disk. */
function committerHere(db: Db): Committer<readonly Change[]> {
  const writer = new Writer(db);
  return { atOnce: 1, commit: (groups, done) => done(writer.commit(groups)), close: async () => {} };
}

/** The bundled thread; it lies beside the bundle. From sources there is none. */
const WORKER = new URL('./writer.worker.mjs', import.meta.url);

/** The thread finds the next commits waiting when the disk has done with one, and makes one of them. */
const HANDED_OVER = 4;

/** With a single processor the thread would only take time from the one that talks to everybody. */
const ENOUGH_PROCESSORS = 2;

/** Where a server of this machine commits best. */
export const bestPlace = (): Place => (availableParallelism() >= ENOUGH_PROCESSORS ? 'beside' : 'here');

/** Commits where it is told to; here when there is no thread. */
export function committerAt(place: Place, db: Db, dataDir: string): Committer<readonly Change[]> {
  return place === 'here' || !existsSync(fileURLToPath(WORKER)) ? committerHere(db) : committerBeside(dataDir);
}

function committerBeside(dataDir: string): Committer<readonly Change[]> {
  const worker = new Worker(WORKER, { workerData: dataDir });
  const gone = new Promise<void>((ended) => worker.once('exit', () => ended()));
  let broken: string | undefined;
  const waiting: { readonly count: number; readonly done: (outcomes: readonly Outcome[]) => void }[] = [];
  /** One commit on disk may have been several of ours. */
  const answer = (outcomes: readonly Outcome[]): void => {
    for (let told = 0; told < outcomes.length; ) {
      const next = waiting.shift();
      if (!next) return;
      next.done(outcomes.slice(told, told + next.count));
      told += next.count;
    }
  };
  const fail = (error: string): void => {
    broken ??= error;
    for (const { count, done } of waiting.splice(0)) done(Array.from({ length: count }, () => ({ ok: false, error })));
  };
  worker.on('message', (back: Returned) => answer(outcomesIn(back)));
  worker.on('error', (error) => fail(String(error)));
  worker.on('exit', () => fail('the writing thread ended'));
  return {
    atOnce: HANDED_OVER,
    commit: (groups, done) => {
      waiting.push({ count: groups.length, done });
      if (broken === undefined) worker.postMessage(hand(groups));
      else queueMicrotask(() => fail(String(broken)));
    },
    close: async () => {
      if (broken === undefined) worker.postMessage('close');
      await gone;
    },
  };
}
