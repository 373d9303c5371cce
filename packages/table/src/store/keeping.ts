const DAY_MS = 86_400_000;

/** How many days something is kept that nobody changes any more. */
export interface Keeping {
  /** Games that are over. */
  readonly finished: number;
  /** Games that nobody goes on with. */
  readonly abandoned: number;
  /** What was said at games that are over. */
  readonly talk: number;
  readonly reports: number;
}

export const KEEPING: Keeping = { finished: 365, abandoned: 180, talk: 90, reports: 180 };

/** What is older than this has been kept long enough. */
export type Before = Keeping;

/** The moments before which things have been kept long enough. */
export const keptSince = (keeping: Keeping, now: number): Before => ({
  finished: now - keeping.finished * DAY_MS,
  abandoned: now - keeping.abandoned * DAY_MS,
  talk: now - keeping.talk * DAY_MS,
  reports: now - keeping.reports * DAY_MS,
});

/** What has been kept long enough: the next few of each. */
export interface Outlived {
  readonly tables: readonly string[];
  /** Tables of which only the talk goes. */
  readonly talk: readonly string[];
  readonly reports: readonly number[];
}
