import type { Decision, Seat } from '@undertow/kernel';
import type { SeatMeta } from '../meta';
import { inBackground } from '../timers';
import { bluffs, passQuestion } from './wishes';

/** How long a window is held open at most for a seat that wants to be asked with nothing to use. */
const LONGEST_MS = 20_000;

/** Seats that are asked with nothing to use, because they ordered it: so nobody can read their pauses. */
export class Bluffs {
  readonly #asked = new Map<Seat, Decision>();
  /** By seat: a common count would tell one seat what another was asked. */
  readonly #serials = new Map<Seat, number>();

  constructor(
    private readonly seats: readonly SeatMeta[],
    private readonly looks: (seat: Seat) => boolean,
    private readonly started: () => void,
    private readonly ended: (seat: Seat) => void,
  ) {}

  get any(): boolean {
    return this.#asked.size > 0;
  }

  of(seat: Seat): Decision | undefined {
    return this.#asked.get(seat);
  }

  /** A window opens in which these seats are really asked. */
  open(window: string, asked: ReadonlyMap<Seat, Decision>): void {
    this.seats.forEach((meta, seat) => {
      if (meta.kind !== 'person' || meta.away || asked.has(seat) || this.#asked.has(seat)) return;
      if (!this.looks(seat) || !bluffs(meta.orders, window)) return;
      const serial = this.#serials.get(seat) ?? 0;
      this.#serials.set(seat, serial + 1);
      const question = passQuestion(seat, serial);
      this.#asked.set(seat, question);
      this.started();
      inBackground(
        setTimeout(() => {
          if (this.#asked.get(seat) === question) this.end(seat);
        }, LONGEST_MS),
      );
    });
  }

  end(seat: Seat): void {
    if (this.#asked.delete(seat)) this.ended(seat);
  }

  clear(): void {
    this.#asked.clear();
  }
}
