import { gameOf, type Registry, type Report } from '@undertow/table';
import { Store } from '../store/store';

export interface Reproduced {
  readonly report: Report;
  /** How many of the recorded answers could be given again. */
  readonly replayed: number;
  readonly over: boolean;
  /** What the table waits for after the last one. */
  readonly pending: Report['pending'];
  /** Whether the table waits for the same as when it was reported. */
  readonly same: boolean;
  /** What went wrong on the way. */
  readonly problem?: string;
}

/** Plays a reported table through again, from the data folder of a server that may be running. */
export async function reproduce(dataDir: string, number: number, games: Registry): Promise<Reproduced | undefined> {
  const store = new Store(dataDir);
  try {
    const report = store.reports.get(number);
    return report && rerunReport(report, games);
  } finally {
    await store.close();
  }
}

function rerunReport(report: Report, games: Registry): Reproduced {
  const hosted = gameOf(games, report.game);
  if (!hosted) return { ...nothing(report), problem: `There is no game called ${report.game}.` };
  const run = hosted.rerun(report.options, report.seed, report.answers);
  try {
    while (run.next());
  } catch (error) {
    return {
      ...nothing(report),
      replayed: run.length,
      problem: error instanceof Error ? (error.stack ?? '') : String(error),
    };
  }
  const pending = run.pending.map(({ seat, id, kind, rule }) => ({ seat, id, kind, rule }));
  const same = JSON.stringify(pending) === JSON.stringify(report.pending);
  return { report, replayed: run.length, over: run.over, pending, same };
}

const nothing = (report: Report): Reproduced => ({ report, replayed: 0, over: false, pending: [], same: false });
