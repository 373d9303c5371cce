import type { TableMeta } from '../meta';
import { steadyNow } from '../steady';
import { Bucket } from '../talk/bucket';

/** A report holds a whole game, so there are few of one table: so many at once, and then so seldom. */
const AT_ONCE = 5;
const EVERY_MS = 600_000;

/** Whether people may file one more report about a table for now. */
export function mayReport({ limits }: TableMeta): boolean {
  limits.reports ??= { tokens: AT_ONCE, at: 0 };
  return new Bucket(AT_ONCE, EVERY_MS, limits.reports).take(steadyNow());
}
