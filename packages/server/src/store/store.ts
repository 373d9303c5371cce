import { AnswerStore } from './answers';
import { type Db, openDatabase } from './database';
import { type Committed, Journal } from './journal';
import { ReportStore } from './reports';
import { TableStore } from './tables';
import { TalkStore } from './talk';
import { TransferStore } from './transfers';

/** Everything on disk. Reading is direct; every change goes through the journal. */
export class Store {
  readonly #db: Db;
  readonly journal: Journal;
  readonly tables: TableStore;
  readonly answers: AnswerStore;
  readonly talk: TalkStore;
  readonly transfers: TransferStore;
  readonly reports: ReportStore;

  constructor(dataDir: string, committed: Committed = () => {}) {
    this.#db = openDatabase(dataDir);
    this.journal = new Journal(this.#db, committed);
    this.tables = new TableStore(this.#db);
    this.answers = new AnswerStore(this.#db);
    this.talk = new TalkStore(this.#db);
    this.transfers = new TransferStore(this.#db);
    this.reports = new ReportStore(this.#db);
  }

  close(): void {
    this.journal.flush();
    this.#db.close();
  }
}
