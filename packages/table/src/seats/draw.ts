import { type Lot, type Seat, sha256Hex } from '@undertow/kernel';
import type { RefusalReason } from '@undertow/protocol';
import type { TableMeta } from '../meta';
import { inBackground, type Timer } from '../timers';

/** How long those who are here may take to show their lots. */
const DRAW_MS = 3_000;

/** The hashes of what the seats give towards the seed, for everybody to see. */
export const commitmentsOf = ({ lots, seats }: TableMeta): (string | null)[] =>
  (lots ?? seats.map(({ lot }) => lot)).map((lot) => lot?.commitment ?? null);

/**
 * The moment between a lobby and its game: all have committed to a text, none of which is known, and now everybody shows
 * theirs. Nobody, the server included, can choose one after having seen another.
 */
export class Draw {
  #missing: Set<Seat> | undefined;
  #timer: Timer | undefined;
  #finish: () => void = () => {};

  constructor(private readonly meta: TableMeta) {}

  /** While it lasts nothing else about the lobby changes. */
  get open(): boolean {
    return this.#missing !== undefined;
  }

  /** Begins; `finish` is called when everybody who is here has shown their lot, or has had the time to. */
  begin(isHere: (seat: Seat) => boolean, finish: () => void): void {
    const { seats } = this.meta;
    this.#missing = new Set([...seats.keys()].filter((seat) => seats[seat]?.lot && isHere(seat)));
    this.#finish = finish;
    if (this.#missing.size === 0) this.#end();
    else this.#timer = inBackground(setTimeout(() => this.#end(), DRAW_MS));
  }

  /** A seat shows its lot; or why that is none. `shown` is called before anything follows from it. */
  show(seat: Seat, text: string, shown: () => void): RefusalReason | undefined {
    const lot = this.meta.seats[seat]?.lot;
    if (!lot || !this.#missing?.has(seat)) return 'not-asked';
    if (sha256Hex(text) !== lot.commitment) return 'malformed';
    lot.text = text;
    this.#missing.delete(seat);
    shown();
    if (this.#missing.size === 0) this.#end();
    return undefined;
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#missing = undefined;
    this.#finish();
  }

  /** What was given, and nobody's any more: a text that has been shown is good once. */
  take(): (Lot | null)[] {
    return this.meta.seats.map((seat) => {
      const { lot } = seat;
      seat.lot = null;
      return lot;
    });
  }
}
