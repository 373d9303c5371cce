import { Worker } from 'node:worker_threads';
import type { Picks } from '@undertow/kernel';
import type { Forgotten, Recalled, Thought } from '@undertow/table';
import type { Reply, Request, Result, Task } from './messages';

/** The bundled thread; it lies beside the bundle. From sources there is none. */
export const THREAD = new URL('./think.worker.mjs', import.meta.url);

/** One thread that knows all games, and who waits for it. */
export class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (result: Result) => void>();
  #next = 0;
  dead = false;

  constructor(file: URL) {
    this.#worker = new Worker(file);
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => this.#answered(reply));
    this.#worker.on('error', (error) => this.#died(String(error)));
    this.#worker.on('exit', () => this.#died('a thread ended'));
  }

  get load(): number {
    return this.#waiting.size;
  }

  /** Nothing where the thread has to be told everything. */
  async think(thought: Thought): Promise<Picks | null> {
    const result = await this.#ask({ thought });
    if ('picks' in result) return result.picks;
    throw failure(result);
  }

  async recall(forgotten: Forgotten): Promise<Recalled> {
    const result = await this.#ask({ forgotten });
    if ('recalled' in result) return result.recalled;
    throw failure(result);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(task: Task): Promise<Result> {
    return new Promise((done) => {
      const number = this.#next++;
      this.#waiting.set(number, done);
      this.#worker.postMessage({ ...task, number } satisfies Request);
    });
  }

  #answered(reply: Reply): void {
    this.#waiting.get(reply.number)?.(reply);
    this.#waiting.delete(reply.number);
  }

  #died(error: string): void {
    this.dead = true;
    for (const answered of this.#waiting.values()) answered({ error });
    this.#waiting.clear();
  }
}

const failure = (result: Result): Error =>
  new Error('error' in result ? result.error : 'a thread answered something else than it was asked');
