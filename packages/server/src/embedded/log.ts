import { forgetLobbies, LATEST_LINES, type Loaded } from '@undertow/table';
import { forget } from '../store/keeper';
import type { Shelf } from '../store/shelf';
import type { Store } from '../store/store';
import { asDamage } from '../store/unreadable';

/** The log of one process, in a folder of its own. `holds` says whether a table may be written under an epoch. */
export function embeddedLog(store: Store, holds: (table: string, epoch: number) => boolean): Shelf {
  const { journal, tables, answers, talk } = store;
  const load = (table: string): Loaded | undefined => {
    const found = tables.read(table);
    return (
      found && {
        meta: found.meta,
        inParts: found.inParts,
        touched: found.touched,
        secret: found.seed,
        told: answers.told(table),
        checkpoint: answers.checkpoint(table),
        talk: talk.latest(table, LATEST_LINES),
      }
    );
  };
  return {
    append: (table, epoch, changes, done, failed) => journal.write(changes, done, failed, () => holds(table, epoch)),
    meanwhile: (act) => journal.meanwhile(act),
    create: async (changes) => {
      await journal.written(changes);
    },
    load: reading(load),
    read: reading((table) => tables.read(table)),
    told: reading((table) => answers.told(table)),
    answers: reading((table) => answers.since(table, 0)),
    checkpoints: reading((table) => answers.checkpoints(table)),
    talk: reading((table) => talk.all(table)),
    listed: reading(() => tables.listed()),
    due: reading((now) => tables.due(now)),
    transfer: reading((codeHash) => store.transfers.find(codeHash)),
    report: reading((number) => store.reports.get(number)),
    forgetLobbies: async (now) => {
      await journal.written(forgetLobbies(now));
    },
    touched: reading((from, to) => tables.touched(from, to)),
    outlived: reading((before) => store.keeper.outlived(before)),
    forget: (outlived) => forget((changes) => journal.written(changes), outlived),
    damage: async () => store.damage(),
    whole: async () => store.whole(),
    close: () => store.close(),
  };
}

/** Whoever reads is told of damage as such. */
const reading =
  <A extends readonly unknown[], T>(read: (...args: A) => T) =>
  async (...args: A): Promise<T> => {
    try {
      return read(...args);
    } catch (error) {
      throw asDamage(error);
    }
  };
