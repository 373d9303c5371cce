import { AnswerStore } from './answers';
import { type Committer, committerBeside, committerHere } from './committer';
import { type Db, openDatabase } from './database';
import { Journal, type Watcher } from './journal';
import { ReportStore } from './reports';
import { TableStore } from './tables';
import { TalkStore } from './talk';
import { TransferStore } from './transfers';

const nobody: Watcher = {
  committed: () => {},
  problem: (error) => {
    throw error;
  },
};

/** Everything on disk. Reading is direct; every change goes through the journal. */
export class Store {
  readonly #db: Db;
  readonly journal: Journal;
  readonly tables: TableStore;
  readonly answers: AnswerStore;
  readonly talk: TalkStore;
  readonly transfers: TransferStore;
  readonly reports: ReportStore;

  /** With a `watcher` it is a server's own, which does not wait for the disk; otherwise somebody only looks. */
  constructor(dataDir: string, watcher?: Watcher) {
    this.#db = openDatabase(dataDir);
    const committer: Committer = watcher ? committerBeside(this.#db, dataDir) : committerHere(this.#db);
    this.journal = new Journal(committer, watcher ?? nobody);
    this.tables = new TableStore(this.#db);
    this.answers = new AnswerStore(this.#db);
    this.talk = new TalkStore(this.#db);
    this.transfers = new TransferStore(this.#db);
    this.reports = new ReportStore(this.#db);
  }

  async close(): Promise<void> {
    await this.journal.close();
    this.#db.close();
  }
}
