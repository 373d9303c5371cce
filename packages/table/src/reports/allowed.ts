import type { Viewer } from '@undertow/kernel';
import type { TableMeta } from '../meta';
import { steadyNow } from '../steady';
import { Bucket } from '../talk/bucket';

/** A report is about a whole game, so there are few of one table: so many at once, and then so seldom. */
const AT_ONCE = 5;
const EVERY_MS = 600_000;
/** So many of them only those who sit at the table may file: nobody who looks on can use them up. */
const FOR_SEATS = 3;

/** Whether whoever sees the table like this may file one more report about it for now. */
export function mayReport({ limits }: TableMeta, by: Viewer): boolean {
  limits.reports ??= { tokens: AT_ONCE, at: 0 };
  const kept = by === 'spectator' ? FOR_SEATS : 0;
  const left = { tokens: limits.reports.tokens - kept, at: limits.reports.at };
  const may = new Bucket(AT_ONCE - kept, EVERY_MS, left).take(steadyNow());
  limits.reports = { tokens: left.tokens + kept, at: left.at };
  return may;
}
