import type { Db } from './database';

/** One change to be made on disk. */
export type Write = () => void;

interface Entry {
  readonly write: Write;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Told after every commit: how many writes it held and how many milliseconds it took. */
export type Committed = (writes: number, ms: number) => void;

/**
 * Group commit: whatever all tables want written in one round of the event loop goes to disk in one transaction, and
 * nobody is told before it is there.
 */
export class Journal {
  readonly #db: Db;
  readonly #committed: Committed;
  #waiting: Entry[] = [];
  #scheduled = false;

  constructor(db: Db, committed: Committed) {
    this.#db = db;
    this.#committed = committed;
  }

  write(write: Write, done: () => void, failed: (error: unknown) => void): void {
    this.#waiting.push({ write, done, failed });
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.flush());
  }

  /** As `write`, for whoever prefers to wait. */
  written(write: Write): Promise<void> {
    return new Promise((done, failed) => this.write(write, done, failed));
  }

  flush(): void {
    this.#scheduled = false;
    const entries = this.#waiting;
    if (entries.length === 0) return;
    this.#waiting = [];
    const started = performance.now();
    try {
      this.#commit(entries);
    } catch {
      this.#commitOneByOne(entries);
      return;
    }
    this.#committed(entries.length, performance.now() - started);
    for (const { done } of entries) done();
  }

  #commit(entries: readonly Entry[]): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      for (const { write } of entries) write();
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** One bad write must not take the others with it. */
  #commitOneByOne(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const started = performance.now();
      try {
        this.#commit([entry]);
      } catch (error) {
        entry.failed(error);
        continue;
      }
      this.#committed(1, performance.now() - started);
      entry.done();
    }
  }
}
