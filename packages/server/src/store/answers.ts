import type { Answer } from '@undertow/kernel';
import type { StoredCheckpoint } from '../games/running';
import type { Db } from './database';
import { answerRow, checkpointRow, storedAnswer } from './rows';

/** Every answer ever given, and where each game can be entered again. */
export class AnswerStore {
  readonly #append;
  readonly #since;
  readonly #cut;
  readonly #putCheckpoint;
  readonly #checkpoint;
  readonly #cutCheckpoint;

  constructor(db: Db) {
    this.#append = db.prepare('INSERT INTO answers (tbl, seq, answer) VALUES (?, ?, ?)');
    this.#since = db.prepare('SELECT answer FROM answers WHERE tbl = ? AND seq >= ? ORDER BY seq');
    this.#cut = db.prepare('DELETE FROM answers WHERE tbl = ? AND seq >= ?');
    this.#putCheckpoint = db.prepare(
      `INSERT INTO checkpoints (tbl, at, serial, state) VALUES (?, ?, ?, ?)
       ON CONFLICT (tbl) DO UPDATE SET at = excluded.at, serial = excluded.serial, state = excluded.state`,
    );
    this.#checkpoint = db.prepare('SELECT at, serial, state FROM checkpoints WHERE tbl = ?');
    this.#cutCheckpoint = db.prepare('DELETE FROM checkpoints WHERE tbl = ? AND at > ?');
  }

  /** Fails when there already is an answer with this number: two writers can never both succeed. */
  append(table: string, seq: number, answer: Answer): void {
    this.#append.run(table, seq, JSON.stringify(answer));
  }

  since(table: string, seq: number): readonly Answer[] {
    return this.#since.all(table, seq).map((row) => storedAnswer.parse(JSON.parse(answerRow.parse(row).answer)));
  }

  /** Forgets all answers from this number on. */
  cut(table: string, from: number): void {
    this.#cut.run(table, from);
    this.#cutCheckpoint.run(table, from);
  }

  putCheckpoint(table: string, { at, serial, state }: StoredCheckpoint): void {
    this.#putCheckpoint.run(table, at, serial, state);
  }

  checkpoint(table: string): StoredCheckpoint | null {
    const found = this.#checkpoint.get(table);
    return found ? checkpointRow.parse(found) : null;
  }
}
