import type { Seat } from '@undertow/kernel';
import type { TableInfo } from '@undertow/protocol';

/** Who wants a bot to play for somebody who is gone, while the host is gone too. */
export class Votes {
  readonly #by = new Map<Seat, Set<Seat>>();

  get info(): TableInfo['votes'] {
    return [...this.#by].map(([seat, by]) => ({ seat, by: [...by].sort() }));
  }

  /** Counts a vote; whether more than half of those who are here want it. */
  cast(about: Seat, by: Seat, here: readonly Seat[]): boolean {
    const voters = this.#by.get(about) ?? new Set();
    this.#by.set(about, voters.add(by));
    return here.filter((seat) => voters.has(seat)).length * 2 > here.length;
  }

  /** The one it is about is back, or a bot plays already. */
  forget(about: Seat): void {
    this.#by.delete(about);
  }
}
