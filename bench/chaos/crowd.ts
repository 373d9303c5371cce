import type { Given } from './player';
import { type LiveTable, openTable } from './tables';

/** How long a table may stand still, while nobody is hurt any more, before it counts as slow, and before it counts as stuck. */
const SLOW_MS = 30_000;
const STUCK_MS = 120_000;
const LOOK_MS = 20;

/** Keeps so many games going; one that ends makes room for another. */
export class Crowd {
  readonly live = new Set<LiveTable>();
  readonly done: LiveTable[] = [];
  answers = 0;
  stuck = 0;
  /** Those that went on by themselves, but late: on a machine that is too busy to start a server in time. */
  slow = 0;
  slowestMs = 0;
  listener: (table: LiveTable, given: Given) => void = () => {};
  readonly #looking: NodeJS.Timeout;
  #opening = 0;
  #closed = false;

  constructor(
    readonly url: string,
    readonly size: number,
    private readonly failed: (error: unknown) => void,
  ) {
    this.#looking = setInterval(() => this.#tend(), 200);
  }

  get all(): readonly LiveTable[] {
    return [...this.done, ...this.live];
  }

  /** How tables stood still, in figures. */
  get standstills(): { readonly stuckTables: number; readonly slowTables: number; readonly slowestMs: number } {
    return { stuckTables: this.stuck, slowTables: this.slow, slowestMs: this.slowestMs };
  }

  /** Waits until all seats of the crowd are taken. */
  async assembled(): Promise<void> {
    while (this.live.size < this.size) await new Promise((done) => setTimeout(done, LOOK_MS));
  }

  /**
   * Waits until each of these tables has gone on since that moment; calls `first` with the milliseconds each took. One that
   * does not is stuck. Nobody is hurt meanwhile: another fault could set a table going that was stuck.
   */
  async goneOn(
    tables: readonly LiveTable[],
    since: number,
    first: (table: LiveTable, ms: number) => void = () => {},
  ): Promise<void> {
    const waiting = new Set(tables);
    while (waiting.size > 0) {
      for (const table of waiting) {
        const stuck = performance.now() - since > STUCK_MS;
        const over = table.players.every((player) => player.over);
        if (table.lastAt > since) this.#wentOn(table, table.lastAt - since, first);
        else if (!stuck && !over) continue;
        if (stuck && !over && table.lastAt <= since) this.stuck++;
        waiting.delete(table);
      }
      if (waiting.size > 0) await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  }

  #wentOn(table: LiveTable, ms: number, first: (table: LiveTable, ms: number) => void): void {
    if (ms > SLOW_MS) this.slow++;
    this.slowestMs = Math.max(this.slowestMs, Math.round(ms));
    first(table, ms);
  }

  #tend(): void {
    for (const table of this.live)
      if (table.players.every((player) => player.over)) {
        this.live.delete(table);
        this.done.push(table);
        for (const player of table.players) player.retire();
      }
    // A few at a time: whoever opens many at once only makes the others wait.
    while (!this.#closed && this.#opening < 4 && this.live.size + this.#opening < this.size) this.#open();
  }

  #open(): void {
    this.#opening++;
    openTable(this.url, (table, given) => {
      this.answers++;
      this.listener(table, given);
    })
      .then((table) => this.live.add(table), this.failed)
      .finally(() => {
        this.#opening--;
      });
  }

  /** Nobody plays on. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#looking);
    while (this.#opening > 0) await new Promise((done) => setTimeout(done, LOOK_MS));
    for (const { players } of this.live) for (const player of players) player.retire();
  }
}
