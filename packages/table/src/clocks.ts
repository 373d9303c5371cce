import type { Seat } from '@undertow/kernel';
import { CLOCKS, type ClockMessage, type Pace } from '@undertow/protocol';
import type { SeatMeta } from './meta';
import { steadyNow } from './steady';
import { inBackground, type Timer } from './timers';

const DAY_MS = 86_400_000;
/** What is left at least when a live table comes back after an interruption, which nobody has to pay for. */
const COME_BACK_MS = 10_000;
/** The longest wait a timer can be trusted with. */
const LONGEST_TIMER = 2_000_000_000;

export interface Allowance {
  readonly decisionMs: number;
  readonly bankMs: number;
}

export type LiveClocks = Readonly<Record<keyof typeof CLOCKS, Allowance>>;

/** What a table's pace allows, or `undefined` without a clock. */
export function allowanceOf(pace: Pace, clocks: LiveClocks = CLOCKS): Allowance | undefined {
  switch (pace.kind) {
    case 'live':
      return pace.clock === 'off' ? undefined : clocks[pace.clock];
    case 'correspondence':
      return { decisionMs: pace.days * DAY_MS, bankMs: 0 };
  }
}

interface Ticking {
  readonly id: number;
  /** When its own time ends and the bank is touched. */
  readonly until: number;
}

/** The clocks of one table: they run for those who are asked. */
export class Clocks {
  readonly #ticking = new Map<Seat, Ticking>();
  #timer: Timer | undefined;

  constructor(
    private readonly seats: readonly SeatMeta[],
    private readonly pace: () => Pace,
    private readonly clocks: LiveClocks | undefined,
    private readonly expired: (seat: Seat, id: number) => void,
    /** Since when the table is stopped, if it is: no time passes then. */
    private readonly heldSince: () => number | null = () => null,
  ) {}

  #now(): number {
    return this.heldSince() ?? steadyNow();
  }

  /** The table was stopped for so long: nobody pays for that. */
  goOn(stoppedMs: number): void {
    for (const [seat, { id, until }] of this.#ticking) this.#ticking.set(seat, { id, until: until + stoppedMs });
    for (const seat of this.seats) if (seat.deadline !== null) seat.deadline += stoppedMs;
    this.#arm();
  }

  /** The table was stopped: nobody's time runs out. */
  hold(): void {
    this.#arm();
  }

  /** Starts a seat's clock, or goes on with what is stored of it; returns whether something has to be remembered. */
  start(seat: Seat, id: number): boolean {
    const allowance = allowanceOf(this.pace(), this.clocks);
    const meta = this.seats[seat];
    if (!allowance || !meta || this.#ticking.get(seat)?.id === id) return false;
    const left = this.#ticking.has(seat) ? null : this.#resumed(meta.deadline, allowance);
    const until = left ?? this.#now() + allowance.decisionMs;
    this.#ticking.set(seat, { id, until });
    this.#arm();
    const changed = meta.deadline !== until;
    meta.deadline = until;
    return changed;
  }

  /** The end of a clock that ran when the table was interrupted. */
  #resumed(deadline: number | null, { decisionMs }: Allowance): number | null {
    if (deadline === null || this.pace().kind === 'correspondence') return deadline;
    return Math.max(deadline, this.#now() + Math.min(COME_BACK_MS, decisionMs));
  }

  /** Stops a seat's clock and takes from its bank what it used. */
  stop(seat: Seat): void {
    const running = this.#ticking.get(seat);
    const meta = this.seats[seat];
    if (!running || !meta) return;
    this.#ticking.delete(seat);
    meta.deadline = null;
    meta.bankMs = Math.max(0, meta.bankMs - Math.max(0, this.#now() - running.until));
    this.#arm();
  }

  /** What a seat's clock shows. */
  show(seat: Seat): ClockMessage | null {
    const running = this.#ticking.get(seat);
    const meta = this.seats[seat];
    if (!running || !meta) return null;
    const left = running.until - this.#now();
    return {
      decisionMs: Math.max(0, Math.round(left)),
      bankMs: Math.max(0, Math.round(left < 0 ? meta.bankMs + left : meta.bankMs)),
    };
  }

  /** Forgets what is stored of all clocks but those of seats that are asked. */
  forget(asked: (seat: Seat) => boolean): void {
    this.seats.forEach((meta, seat) => {
      if (!asked(seat)) meta.deadline = null;
    });
  }

  clear(): void {
    this.#ticking.clear();
    clearTimeout(this.#timer);
  }

  #end(seat: Seat, { until }: Ticking): number {
    return until + (this.seats[seat]?.bankMs ?? 0);
  }

  #arm(): void {
    clearTimeout(this.#timer);
    if (this.heldSince() !== null) return;
    let next = Number.POSITIVE_INFINITY;
    for (const [seat, ticking] of this.#ticking) next = Math.min(next, this.#end(seat, ticking));
    if (next === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, next - steadyNow()));
    this.#timer = inBackground(setTimeout(() => this.#ring(), wait));
  }

  #ring(): void {
    const now = steadyNow();
    for (const [seat, ticking] of [...this.#ticking]) {
      if (this.#end(seat, ticking) > now) continue;
      this.stop(seat);
      this.expired(seat, ticking.id);
    }
    this.#arm();
  }
}
