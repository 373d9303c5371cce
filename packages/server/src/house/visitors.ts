import { Bucket } from '@undertow/table';
import { addressKey } from '../http/address-key';

/** Reports of one address: so many at once, and then so seldom, at however many tables. */
const REPORTS_AT_ONCE = 20;
const REPORT_EVERY_MS = 600_000;
/** Tables one address may put on the list: so many at once, and then so seldom. */
const LISTED_AT_ONCE = 10;
const LISTED_EVERY_MS = 1_800_000;
/** Whoever was not here for so long starts anew: by then every bucket is full again. */
const FORGET_MS = Math.max(REPORTS_AT_ONCE * REPORT_EVERY_MS, LISTED_AT_ONCE * LISTED_EVERY_MS);
/** More addresses than this are not remembered: the oldest is forgotten. */
const MOST_ADDRESSES = 50_000;

interface Visitor {
  readonly reports: Bucket;
  readonly listed: Bucket;
  seen: number;
}

/** What each guest has done lately, by address. In memory only, and nowhere written down. */
export class Visitors {
  /** The one not seen for longest first. */
  readonly #byAddress = new Map<string, Visitor>();

  mayReport(address: string): boolean {
    return this.#visitor(address).reports.take();
  }

  mayList(address: string): boolean {
    return this.#visitor(address).listed.take();
  }

  #visitor(address: string, now = performance.now()): Visitor {
    const key = addressKey(address);
    const visitor = this.#byAddress.get(key) ?? {
      reports: new Bucket(REPORTS_AT_ONCE, REPORT_EVERY_MS),
      listed: new Bucket(LISTED_AT_ONCE, LISTED_EVERY_MS),
      seen: now,
    };
    visitor.seen = now;
    this.#byAddress.delete(key);
    this.#byAddress.set(key, visitor);
    for (const [other, { seen }] of this.#byAddress) {
      if (now - seen < FORGET_MS && this.#byAddress.size <= MOST_ADDRESSES) break;
      this.#byAddress.delete(other);
    }
    return visitor;
  }
}
