import type { Seat } from '@undertow/kernel';
import type { TableInfo } from '@undertow/protocol';
import type { TableMeta } from './meta';

/** Somebody asks to take back an answer; everybody else who plays has to agree. */
export class Takeback {
  #asking: { readonly by: Seat; readonly seq: number; readonly agreed: Set<Seat> } | undefined;

  get info(): TableInfo['takeback'] {
    return this.#asking ? { by: this.#asking.by, agreed: [...this.#asking.agreed].sort() } : null;
  }

  ask(by: Seat, seq: number): void {
    this.#asking = { by, seq, agreed: new Set([by]) };
  }

  /** Whether there is something to agree to. */
  agree(seat: Seat): boolean {
    this.#asking?.agreed.add(seat);
    return this.#asking !== undefined;
  }

  /** Ends the asking; tells who had asked. */
  end(): Seat | undefined {
    const by = this.#asking?.by;
    this.#asking = undefined;
    return by;
  }

  /** The number of the answer to take back, once everybody has agreed. */
  agreedOn(meta: TableMeta): number | undefined {
    if (!this.#asking) return undefined;
    const { agreed, seq } = this.#asking;
    // Whoever sat down to play, also while away or while a bot stands in: a bot does not vote for anybody.
    const missing = meta.seats.some(({ tokenHash }, seat) => tokenHash !== null && !agreed.has(seat));
    return missing ? undefined : seq;
  }

  get by(): Seat | undefined {
    return this.#asking?.by;
  }
}
