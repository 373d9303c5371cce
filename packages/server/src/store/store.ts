import type { Change } from '@undertow/table';
import { AnswerStore } from './answers';
import { committerAt, type Place } from './committer';
import { type Db, damageIn, isWhole, openDatabase } from './database';
import { Journal, type Watcher } from './journal';
import { Keeper } from './keeper';
import { ReportStore } from './reports';
import { TableStore } from './tables';
import { TalkStore } from './talk';
import { TransferStore } from './transfers';
import { asDamage } from './unreadable';

const nobody: Watcher = {
  committed: () => {},
  problem: (error) => {
    throw error;
  },
};

/** Everything on disk. Reading is direct; every change goes through the journal. */
export class Store {
  readonly #db: Db;
  readonly journal: Journal<readonly Change[]>;
  readonly tables: TableStore;
  readonly answers: AnswerStore;
  readonly talk: TalkStore;
  readonly transfers: TransferStore;
  readonly reports: ReportStore;
  readonly keeper: Keeper;

  constructor(
    private readonly dataDir: string,
    private readonly watcher: Watcher = nobody,
    place: Place = 'here',
  ) {
    this.#db = openDatabase(dataDir);
    this.journal = new Journal(committerAt(place, this.#db, dataDir), watcher);
    this.tables = new TableStore(this.#db);
    this.answers = new AnswerStore(this.#db);
    this.talk = new TalkStore(this.#db);
    this.transfers = new TransferStore(this.#db);
    this.reports = new ReportStore(this.#db, this.tables, this.answers, this.talk);
    this.keeper = new Keeper(this.#db);
  }

  /** What is wrong with the file, or nothing. */
  damage(): string | undefined {
    return damageIn(this.#db);
  }

  /** Whether the file is as long as it says: a cheap look, where something in it could not be read. */
  whole(): boolean {
    return isWhole(this.dataDir);
  }

  /** An orderly stop leaves one file behind with everything in it; where that cannot be done, it is a stop all the same. */
  async close(): Promise<void> {
    await this.journal.close();
    try {
      this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      this.#db.close();
    } catch (error) {
      this.watcher.untidy?.(asDamage(error));
    }
  }
}
