import type { Answer } from '@undertow/kernel';
import type { StoredCheckpoint } from '@undertow/table';
import type { Db } from './database';
import { answerRow, checkpointRow, storedAnswer } from './rows';

/** Every answer ever given, and where each game can be entered again. */
export class AnswerStore {
  readonly #since;
  readonly #checkpoint;

  constructor(db: Db) {
    this.#since = db.prepare('SELECT answer FROM answers WHERE tbl = ? AND seq >= ? ORDER BY seq');
    this.#checkpoint = db.prepare('SELECT at, serial, state FROM checkpoints WHERE tbl = ?');
  }

  since(table: string, seq: number): readonly Answer[] {
    return this.#since.all(table, seq).map((row) => storedAnswer.parse(JSON.parse(answerRow.parse(row).answer)));
  }

  checkpoint(table: string): StoredCheckpoint | null {
    const found = this.#checkpoint.get(table);
    return found ? checkpointRow.parse(found) : null;
  }
}
