import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Picks } from '@undertow/kernel';
import { type Think, thinkHere } from '@undertow/table';
import type { ThinkReply, ThinkRequest } from './worker-messages';

/** The bundled thread; it lies beside the bundle. From sources there is none, and everybody thinks here. */
const WORKER = new URL('./think.worker.mjs', import.meta.url);

interface Waiting {
  readonly done: (picks: Picks) => void;
  readonly failed: (error: Error) => void;
}

/** One thread, and who waits for it. */
class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  dead = false;

  constructor(file: URL) {
    this.#worker = new Worker(file);
    this.#worker.unref();
    this.#worker.on('message', (reply: ThinkReply) => this.#answered(reply));
    this.#worker.on('error', (error) => this.#died(error));
    this.#worker.on('exit', () => this.#died(new Error('a thinking thread ended')));
  }

  get load(): number {
    return this.#waiting.size;
  }

  think(brief: ThinkRequest['brief']): Promise<Picks> {
    return new Promise((done, failed) => {
      const number = this.#next++;
      this.#waiting.set(number, { done, failed });
      this.#worker.postMessage({ number, brief } satisfies ThinkRequest);
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #answered(reply: ThinkReply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if ('picks' in reply) waiting?.done(reply.picks);
    else waiting?.failed(new Error(reply.error));
  }

  #died(error: unknown): void {
    this.dead = true;
    for (const { failed } of this.#waiting.values()) failed(error instanceof Error ? error : new Error(String(error)));
    this.#waiting.clear();
  }
}

export interface Thinkers {
  readonly think: Think;
  stop(): Promise<void>;
}

/** Lets slow bots think in threads of their own, so that no table waits for another's bot. */
export function thinkers(file: URL = WORKER, most = Math.max(1, availableParallelism() - 1)): Thinkers {
  if (!existsSync(fileURLToPath(file))) return { think: thinkHere, stop: async () => {} };
  let threads: Thread[] = [];
  const freest = (): Thread => {
    threads = threads.filter(({ dead }) => !dead);
    const idle = threads.find(({ load }) => load === 0);
    if (idle) return idle;
    const [least] = threads.toSorted((a, b) => a.load - b.load);
    if (least && threads.length >= most) return least;
    const thread = new Thread(file);
    threads.push(thread);
    return thread;
  };
  return {
    think: (bot, decision) => (bot.slow ? freest().think(bot.brief()) : thinkHere(bot, decision)),
    stop: async () => {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
