interface Waiting<T> {
  readonly job: T;
  /** Somebody is at the table right now. */
  readonly watched: () => boolean;
}

/**
 * Who thinks next. Tables take turns, however much each of them wants, and those at which nobody looks on wait until no
 * other table wants anything.
 */
export class FairQueue<T> {
  /** By table, the one whose turn is next first. */
  readonly #tables = new Map<string, Waiting<T>[]>();

  add(table: string, watched: () => boolean, job: T): void {
    const waiting = this.#tables.get(table);
    if (waiting) waiting.push({ job, watched });
    else this.#tables.set(table, [{ job, watched }]);
  }

  next(): T | undefined {
    const turns = [...this.#tables];
    const turn = turns.find(([, waiting]) => waiting[0]?.watched()) ?? turns[0];
    if (!turn) return undefined;
    const [table, waiting] = turn;
    const first = waiting.shift();
    this.#tables.delete(table);
    if (waiting.length > 0) this.#tables.set(table, waiting);
    return first?.job;
  }
}
