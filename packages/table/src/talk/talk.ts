import type { Seat } from '@undertow/kernel';
import { type ClientMessage, LIMITS, type RefusalReason, type Said } from '@undertow/protocol';
import type { Phrases } from '../hosting';
import type { TableMeta } from '../meta';
import { steadyNow } from '../steady';
import { Bucket } from './bucket';

export type Saying = Extract<ClientMessage, { t: 'say' | 'phrase' | 'phrase-about' }>;

type WithoutNumber<M> = M extends unknown ? Omit<M, 'n'> : never;

/** What is said, whoever says it. */
export type Words = WithoutNumber<Saying>;

/** How many lines whoever comes in can read. */
export const LATEST_LINES = 50;
/** How much is said at one table at most. */
const MOST_LINES = 5_000;

/** What is said at one table. */
export class Talk {
  #next: number;
  /** The last lines that are on disk. */
  #lines: Said[];

  constructor(
    private readonly meta: TableMeta,
    private readonly phrases: Phrases,
    lines: readonly Said[],
  ) {
    this.#lines = [...lines];
    this.#next = (lines.at(-1)?.n ?? 0) + 1;
  }

  /** Why a seat may not say this now. */
  refusal(seat: Seat, saying: Words): RefusalReason | undefined {
    if (this.meta.settings.talk === 'silent') return 'talk-off';
    if (this.#next > MOST_LINES) return 'too-fast';
    if (this.meta.settings.talk === 'guided' && saying.t === 'say') return 'phrases-only';
    if (saying.t === 'phrase' && !this.phrases.plain.includes(saying.phrase)) return 'malformed';
    if (saying.t === 'phrase-about' && !this.phrases.about.includes(saying.phrase)) return 'malformed';
    if (saying.t === 'phrase-about' && !this.meta.seats[saying.about]) return 'no-seat';
    const { said } = this.meta.limits;
    const level = said[seat] ?? { tokens: LIMITS.sayAtOnce, at: 0 };
    said[seat] = level;
    return new Bucket(LIMITS.sayAtOnce, LIMITS.sayEveryMs, level).take(steadyNow()) ? undefined : 'too-fast';
  }

  /** The line as it goes into the record. */
  line(seat: Seat, step: number, saying: Words): Said {
    const common = { n: this.#next++, at: Date.now(), step, seat };
    switch (saying.t) {
      case 'say':
        return { kind: 'text', ...common, text: saying.text };
      case 'phrase':
        return { kind: 'phrase', ...common, phrase: saying.phrase };
      case 'phrase-about':
        return { kind: 'phrase-about', ...common, phrase: saying.phrase, about: saying.about };
    }
  }

  /** A seat has changed hands: the table itself says so, whatever may be said at it. */
  newHands(seat: Seat, step: number): Said {
    return { kind: 'new-hands', n: this.#next++, at: Date.now(), step, seat };
  }

  /** A line is on disk. */
  add(line: Said): void {
    this.#lines.push(line);
    if (this.#lines.length > LATEST_LINES) this.#lines.shift();
  }

  /** The latest lines, without those of players this seat has muted. */
  latest(muted: readonly Seat[]): readonly Said[] {
    return this.#lines.filter(({ kind, seat }) => kind === 'new-hands' || !muted.includes(seat));
  }
}
