import { Fenced } from '../cluster/fenced';
import type { Outcome } from './changes';
import type { Committer } from './committer';

interface Entry<G> {
  /** Changes that belong together. */
  readonly group: G;
  /** Whether whoever wrote this may still write. */
  readonly allowed: () => boolean;
  readonly done: (id: number) => void;
  readonly failed: (error: unknown) => void;
}

/** Who watches the journal. */
export interface Watcher {
  /** A commit held so many groups of changes, took so many milliseconds, and went like this for each of them. */
  committed(groups: number, ms: number, outcomes: readonly Outcome[]): void;
  /** Somebody who was told of a commit failed. */
  problem(error: unknown): void;
  /** At the end not all could be brought into one file. */
  untidy?(error: unknown): void;
}

/** So many groups are a commit worth beginning, even if more are on their way. */
const ENOUGH = 8;

/**
 * Group commit: whatever all tables want written while more of it comes in, or while as many commits are under way as there may
 * be, goes to the disk together, and nobody is told before it is there. To wait for the disk costs far more than a group.
 */
export class Journal<G> {
  #waiting: Entry<G>[] = [];
  #under = 0;
  #scheduled = false;
  #whenIdle: (() => void)[] = [];
  #meanwhile: (() => void)[] = [];

  constructor(
    private readonly committer: Committer<G>,
    private readonly watcher: Watcher,
  ) {}

  write(
    group: G,
    done: (id: number) => void,
    failed: (error: unknown) => void,
    allowed: () => boolean = () => true,
  ): void {
    this.#waiting.push({ group, allowed, done, failed });
    this.#schedule();
  }

  /** As `write`, for whoever prefers to wait. */
  written(group: G): Promise<number> {
    return new Promise((done, failed) => this.write(group, done, failed));
  }

  /** Does this when what waits has been handed to the disk: until that is done there is time. */
  meanwhile(act: () => void): void {
    if (this.#scheduled) this.#meanwhile.push(act);
    else setImmediate(act);
  }

  /** Waits until all is on disk. */
  async close(): Promise<void> {
    if (this.#under > 0 || this.#waiting.length > 0) await new Promise<void>((idle) => this.#whenIdle.push(idle));
    await this.committer.close();
  }

  #schedule(): void {
    if (this.#scheduled || this.#under >= this.committer.atOnce) return;
    this.#scheduled = true;
    setImmediate(() => this.#gather(0));
  }

  /** Commits once a round of the event loop has brought nothing more, or enough has come together. */
  #gather(before: number): void {
    const { length } = this.#waiting;
    if (length > before && length < ENOUGH) setImmediate(() => this.#gather(length));
    else this.#flush();
  }

  #flush(): void {
    this.#scheduled = false;
    for (const act of this.#meanwhile.splice(0)) setImmediate(act);
    const entries = this.#waiting.filter(({ allowed, failed }) => {
      const may = allowed();
      if (!may) failed(new Fenced());
      return may;
    });
    this.#waiting = [];
    if (entries.length === 0) {
      this.#rest();
      return;
    }
    this.#under++;
    const started = performance.now();
    this.committer.commit(
      entries.map(({ group }) => group),
      (outcomes) => {
        this.#under--;
        this.watcher.committed(entries.length, performance.now() - started, outcomes);
        for (const [i, entry] of entries.entries()) this.#tell(entry, outcomes[i]);
        this.#rest();
      },
    );
  }

  #rest(): void {
    if (this.#waiting.length > 0) this.#schedule();
    else if (this.#under === 0) for (const idle of this.#whenIdle.splice(0)) idle();
  }

  #tell({ done, failed }: Entry<G>, outcome: Outcome | undefined): void {
    try {
      if (outcome?.ok) done(outcome.id);
      else if (outcome?.fenced) failed(new Fenced());
      else failed(new Error(outcome?.error ?? 'nothing is known of a commit'));
    } catch (error) {
      this.watcher.problem(error);
    }
  }
}
