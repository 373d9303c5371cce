import type { Seat } from '@undertow/kernel';
import { type ClientMessage, LIMITS, type RefusalReason, type Said } from '@undertow/protocol';
import type { Phrases } from '../hosting';
import type { TableMeta } from '../meta';
import type { Store } from '../store/store';
import { Bucket } from './bucket';

export type Saying = Extract<ClientMessage, { t: 'say' | 'phrase' | 'phrase-about' }>;

type WithoutNumber<M> = M extends unknown ? Omit<M, 'n'> : never;

/** What is said, whoever says it. */
export type Words = WithoutNumber<Saying>;

const LATEST = 50;
/** How much is said at one table at most. */
const MOST_LINES = 5_000;

/** What is said at one table. */
export class Talk {
  readonly #buckets = new Map<Seat, Bucket>();
  #next: number;

  constructor(
    private readonly store: Store,
    private readonly meta: TableMeta,
    private readonly phrases: Phrases,
  ) {
    this.#next = (store.talk.latest(meta.id, 1)[0]?.n ?? 0) + 1;
  }

  /** Why a seat may not say this now. */
  refusal(seat: Seat, saying: Words): RefusalReason | undefined {
    if (this.meta.settings.talk === 'silent') return 'talk-off';
    if (this.#next > MOST_LINES) return 'too-fast';
    if (this.meta.settings.talk === 'guided' && saying.t === 'say') return 'phrases-only';
    if (saying.t === 'phrase' && !this.phrases.plain.includes(saying.phrase)) return 'malformed';
    if (saying.t === 'phrase-about' && !this.phrases.about.includes(saying.phrase)) return 'malformed';
    if (saying.t === 'phrase-about' && !this.meta.seats[saying.about]) return 'no-seat';
    let bucket = this.#buckets.get(seat);
    if (!bucket) {
      bucket = new Bucket(LIMITS.sayAtOnce, LIMITS.sayEveryMs);
      this.#buckets.set(seat, bucket);
    }
    return bucket.take() ? undefined : 'too-fast';
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

  /** The latest lines, without those of players this seat has muted. */
  latest(muted: readonly Seat[]): readonly Said[] {
    return this.store.talk.latest(this.meta.id, LATEST).filter(({ seat }) => !muted.includes(seat));
  }
}
