import type { Seat } from '@undertow/kernel';
import { type ClientMessage, LIMITS, type Mark, type RefusalReason } from '@undertow/protocol';
import type { TableMeta } from '../meta';
import { Bucket } from './bucket';

export type Marking = Pick<Extract<ClientMessage, { t: 'mark' }>, 'mark' | 'on'>;

/** What people point at, the latest of each kind by each seat. It lasts as long as the table is awake. */
export class Marks {
  readonly #buckets = new Map<Seat, Bucket>();
  readonly #latest = new Map<string, Mark>();

  constructor(
    private readonly meta: TableMeta,
    private readonly known: readonly string[],
  ) {}

  get all(): readonly Mark[] {
    return [...this.#latest.values()];
  }

  /** Why a seat may not point now. */
  refusal(seat: Seat, { mark }: Marking): RefusalReason | undefined {
    if (this.meta.settings.talk === 'silent') return 'talk-off';
    if (!this.known.includes(mark)) return 'malformed';
    let bucket = this.#buckets.get(seat);
    if (!bucket) {
      bucket = new Bucket(LIMITS.sayAtOnce, LIMITS.sayEveryMs);
      this.#buckets.set(seat, bucket);
    }
    return bucket.take() ? undefined : 'too-fast';
  }

  put(seat: Seat, step: number, { mark, on }: Marking): Mark {
    const put: Mark = { seat, mark, on, step };
    const key = `${seat}:${mark}`;
    if (on.length > 0) this.#latest.set(key, put);
    else this.#latest.delete(key);
    return put;
  }
}
