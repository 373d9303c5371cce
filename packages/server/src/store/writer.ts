import type { Change, Statement } from '@undertow/table';
import { type Outcome, STATEMENTS } from './changes';
import type { Db } from './database';
import { asDamage } from './unreadable';

/** Makes changes on disk, many in one transaction. */
export class Writer {
  readonly #db: Db;
  readonly #prepared;

  constructor(db: Db) {
    this.#db = db;
    const prepare = (statement: Statement) => db.prepare(STATEMENTS[statement]);
    this.#prepared = {
      insertTable: prepare('insertTable'),
      touchTable: prepare('touchTable'),
      putPart: prepare('putPart'),
      forgetTalk: prepare('forgetTalk'),
      forgetTransfers: prepare('forgetTransfers'),
      forgetParts: prepare('forgetParts'),
      forgetLobbies: prepare('forgetLobbies'),
      beginAnswers: prepare('beginAnswers'),
      appendAnswer: prepare('appendAnswer'),
      archiveAnswers: prepare('archiveAnswers'),
      cutAnswers: prepare('cutAnswers'),
      cutCheckpoint: prepare('cutCheckpoint'),
      putCheckpoint: prepare('putCheckpoint'),
      say: prepare('say'),
      putTransfer: prepare('putTransfer'),
      cleanTransfers: prepare('cleanTransfers'),
      dropTransfer: prepare('dropTransfer'),
      fileReport: prepare('fileReport'),
      dropAnswers: prepare('dropAnswers'),
      dropCheckpoints: prepare('dropCheckpoints'),
      dropArchive: prepare('dropArchive'),
      dropTalk: prepare('dropTalk'),
      dropTransfers: prepare('dropTransfers'),
      dropReports: prepare('dropReports'),
      dropParts: prepare('dropParts'),
      dropTable: prepare('dropTable'),
      forgetReport: prepare('forgetReport'),
    };
  }

  /** All groups in one commit; when that fails each by itself, so that a bad one does not take the others with it. */
  commit(groups: readonly (readonly Change[])[]): readonly Outcome[] {
    try {
      return this.#transaction(groups);
    } catch (error) {
      if (groups.length === 1) return [{ ok: false, error: String(asDamage(error)) }];
      return groups.flatMap((group) => this.commit([group]));
    }
  }

  #transaction(groups: readonly (readonly Change[])[]): readonly Outcome[] {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const outcomes = groups.map((group): Outcome => ({ ok: true, id: this.#make(group) }));
      this.#db.exec('COMMIT');
      return outcomes;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #make(group: readonly Change[]): number {
    let id = 0;
    for (const { statement, values } of group) {
      const { changes, lastInsertRowid } = this.#prepared[statement].run(...values);
      if (statement === 'appendAnswer' && changes !== 1) throw new Error('an answer does not follow the one before it');
      if (statement === 'putCheckpoint' && changes !== 1) throw new Error('a checkpoint is ahead of the answers');
      id = Number(lastInsertRowid);
    }
    return id;
  }
}
