import type { Seat } from '@undertow/kernel';
import type { RefusalReason } from '@undertow/protocol';

interface Given {
  readonly seat: Seat;
  readonly seq: number;
  readonly reveals: boolean;
}

const LONGEST = 200;

/** The latest answers, and whether anybody learned anything from each: decides what can be taken back. */
export class Trail {
  #given: Given[] = [];

  add(given: Given): void {
    // Nothing before a revelation can ever be taken back.
    if (given.reveals) this.#given = [];
    this.#given.push(given);
    if (this.#given.length > LONGEST) this.#given.shift();
  }

  clear(): void {
    this.#given = [];
  }

  /** The number of a seat's last answer when it can still be taken back. */
  lastOf(seat: Seat): number | RefusalReason {
    const last = this.#given.findLast((given) => given.seat === seat);
    if (!last) return this.#given.some(({ reveals }) => reveals) ? 'something-was-revealed' : 'nothing-to-take-back';
    return this.#given.some(({ seq, reveals }) => reveals && seq >= last.seq) ? 'something-was-revealed' : last.seq;
  }
}
