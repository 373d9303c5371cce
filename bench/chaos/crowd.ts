import type { Given } from './player';
import { type LiveTable, openTable } from './tables';

/** How long a table may stand still before it counts as stuck, and before nobody waits for it any more. */
const STUCK_MS = 30_000;
const GIVEN_UP_MS = 120_000;
const LOOK_MS = 20;

/** How tables stood still. */
export interface Standstills {
  /** Stood for longer than half a minute. */
  readonly stuckTables: number;
  /** Of these, had not gone on after two. */
  readonly givenUpTables: number;
  readonly slowestMs: number;
}

/** Keeps so many games going; one that ends makes room for another. */
export class Crowd {
  readonly live = new Set<LiveTable>();
  readonly done: LiveTable[] = [];
  answers = 0;
  stuck = 0;
  /** Those of the stuck that never went on; the others were late, on a machine too busy to start a server in time. */
  givenUp = 0;
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

  get standstills(): Standstills {
    return { stuckTables: this.stuck, givenUpTables: this.givenUp, slowestMs: this.slowestMs };
  }

  /** Waits until all seats of the crowd are taken. */
  async assembled(): Promise<void> {
    while (this.live.size < this.size) await new Promise((done) => setTimeout(done, LOOK_MS));
  }

  /**
   * Waits until each of these tables has gone on since that moment; calls `first` with the milliseconds each took. Nobody is
   * hurt meanwhile: another fault could set a table going that was stuck.
   */
  async goneOn(
    tables: readonly LiveTable[],
    since: number,
    first: (table: LiveTable, ms: number) => void = () => {},
  ): Promise<void> {
    const waiting = new Set(tables);
    while (waiting.size > 0) {
      for (const table of waiting) {
        const over = table.players.every((player) => player.over);
        const wentOn = table.lastAt > since;
        if (!wentOn && !over && performance.now() - since <= GIVEN_UP_MS) continue;
        if (wentOn) this.#wentOn(table, table.lastAt - since, first);
        else if (!over) this.#gaveUp();
        waiting.delete(table);
      }
      if (waiting.size > 0) await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  }

  #wentOn(table: LiveTable, ms: number, first: (table: LiveTable, ms: number) => void): void {
    if (ms > STUCK_MS) this.stuck++;
    this.slowestMs = Math.max(this.slowestMs, Math.round(ms));
    first(table, ms);
  }

  #gaveUp(): void {
    this.stuck++;
    this.givenUp++;
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
