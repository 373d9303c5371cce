import type { Answer } from '@undertow/kernel';
import type { Heard, StoredCheckpoint, Told } from '@undertow/table';
import type { z } from 'zod';
import type { Db } from './database';
import { answerRow, checkpointRow, storedAnswer, storedHeard, toldRow } from './rows';

/** Every answer ever given, what happened because of it, and where each game can be entered again. */
export class AnswerStore {
  readonly #since;
  readonly #told;
  readonly #checkpoint;
  readonly #checkpoints;

  constructor(db: Db) {
    this.#since = db.prepare('SELECT answer FROM answers WHERE tbl = ? AND seq >= ? ORDER BY seq');
    this.#told = db.prepare('SELECT seq, answer, heard FROM answers WHERE tbl = ? ORDER BY seq');
    const moments = 'SELECT at, serial, state, version, result FROM checkpoints WHERE tbl = ? ORDER BY at';
    this.#checkpoint = db.prepare(`${moments} DESC LIMIT 1`);
    this.#checkpoints = db.prepare(moments);
  }

  since(table: string, seq: number): readonly Answer[] {
    return this.#since.all(table, Math.max(0, seq)).map((row) => answerIn(answerRow.parse(row).answer));
  }

  told(table: string): readonly Told[] {
    return this.#told.all(table).map((row) => toldIn(toldRow.parse(row)));
  }

  checkpoint(table: string): StoredCheckpoint | null {
    const found = this.#checkpoint.get(table);
    return found ? checkpointRow.parse(found) : null;
  }

  checkpoints(table: string): readonly StoredCheckpoint[] {
    return this.#checkpoints.all(table).map((row) => checkpointRow.parse(row));
  }
}

export const answerIn = (text: string): Answer => storedAnswer.parse(JSON.parse(text));

const heardIn = (text: string): readonly Heard[] =>
  storedHeard.parse(JSON.parse(text)).map(([audience, event]) => ({ audience, json: JSON.stringify(event) }));

/** An answer with what happened because of it; what happened before the first one has none. */
export const toldIn = ({ seq, answer, heard }: z.infer<typeof toldRow>): Told => ({
  answer: seq < 0 ? null : answerIn(answer),
  heard: heard === null ? null : heardIn(heard),
});
