import { forgetLobbies, LATEST_LINES, type Loaded } from '@undertow/table';
import { forget } from '../store/keeper';
import type { Shelf } from '../store/shelf';
import type { Store } from '../store/store';

/** The log of one process, in a folder of its own. `holds` says whether a table may be written under an epoch. */
export function embeddedLog(store: Store, holds: (table: string, epoch: number) => boolean): Shelf {
  const { journal, tables, answers, talk } = store;
  const load = (table: string): Loaded | undefined => {
    const found = tables.read(table);
    return (
      found && {
        meta: found.meta,
        inParts: found.inParts,
        secret: found.seed,
        told: answers.told(table),
        checkpoint: answers.checkpoint(table),
        talk: talk.latest(table, LATEST_LINES),
      }
    );
  };
  return {
    append: (table, epoch, changes, done, failed) => journal.write(changes, done, failed, () => holds(table, epoch)),
    create: async (changes) => {
      await journal.written(changes);
    },
    load: async (table) => load(table),
    read: async (table) => tables.read(table),
    told: async (table) => answers.told(table),
    answers: async (table) => answers.since(table, 0),
    checkpoints: async (table) => answers.checkpoints(table),
    talk: async (table) => talk.all(table),
    listed: async (untold) => tables.listed(untold),
    due: async (now) => tables.due(now),
    transfer: async (codeHash) => store.transfers.find(codeHash),
    report: async (number) => store.reports.get(number),
    forgetLobbies: async (now) => {
      await journal.written(forgetLobbies(now));
    },
    touched: async (from, to) => tables.touched(from, to),
    outlived: async (before) => store.keeper.outlived(before),
    forget: (outlived) => forget((changes) => journal.written(changes), outlived),
    damage: async () => store.damage(),
    close: () => store.close(),
  };
}
