import type { Answer } from '@undertow/kernel';
import type { Heard, StoredCheckpoint, Told } from '@undertow/table';
import type { z } from 'zod';
import type { Db } from './database';
import { answerRow, checkpointRow, cutRow, idRow, storedAnswer, storedHeard, toldRow } from './rows';

/** An answer that no longer counts: what happened because of it, why it was cut, and when. */
export interface Cut {
  readonly seq: number;
  readonly answer: Answer;
  readonly heard: readonly Heard[] | null;
  readonly by: string;
  readonly cutAt: number;
}

/** Every answer ever given, what happened because of it, and where each game can be entered again. */
export class AnswerStore {
  readonly #since;
  readonly #told;
  readonly #checkpoint;
  readonly #checkpoints;
  readonly #cut;
  readonly #tablesCut;

  constructor(db: Db) {
    this.#since = db.prepare('SELECT answer FROM answers WHERE tbl = ? AND seq >= ? ORDER BY seq');
    this.#told = db.prepare('SELECT seq, answer, heard FROM answers WHERE tbl = ? ORDER BY seq');
    const moments = 'SELECT at, serial, state, version, result FROM checkpoints WHERE tbl = ? ORDER BY at';
    this.#checkpoint = db.prepare(`${moments} DESC LIMIT 1`);
    this.#checkpoints = db.prepare(moments);
    this.#cut = db.prepare('SELECT seq, answer, heard, by, at FROM archive WHERE tbl = ? ORDER BY number');
    this.#tablesCut = db.prepare('SELECT DISTINCT tbl AS id FROM archive ORDER BY tbl');
  }

  since(table: string, seq: number): readonly Answer[] {
    return this.#since.all(table, Math.max(0, seq)).map((row) => answerIn(answerRow.parse(row).answer));
  }

  told(table: string): readonly Told[] {
    return this.#told.all(table).map((row) => toldIn(toldRow.parse(row)));
  }

  /** Answers that no longer count, in the order in which they were put aside. */
  cut(table: string): readonly Cut[] {
    return this.#cut.all(table).map((row) => cutIn(cutRow.parse(row)));
  }

  /** Tables of which answers were cut. */
  tablesCut(): readonly string[] {
    return this.#tablesCut.all().map((row) => idRow.parse(row).id);
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

export const cutIn = ({ seq, answer, heard, by, at }: z.infer<typeof cutRow>): Cut => ({
  seq,
  answer: answerIn(answer),
  heard: heard === null ? null : heardIn(heard),
  by,
  cutAt: at,
});
