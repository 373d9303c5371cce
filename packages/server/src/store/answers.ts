import type { Answer } from '@undertow/kernel';
import type { StoredCheckpoint } from '../games/running';
import type { Change } from './changes';
import type { Db } from './database';
import { answerRow, checkpointRow, storedAnswer } from './rows';

/** An answer is given. */
export const appendAnswer = (table: string, seq: number, answer: Answer): Change => ({
  statement: 'appendAnswer',
  values: [table, seq, JSON.stringify(answer)],
});

/** All answers from this number on are forgotten. */
export const cutAnswers = (table: string, from: number): readonly Change[] => [
  { statement: 'cutAnswers', values: [table, from] },
  { statement: 'cutCheckpoint', values: [table, from] },
];

/** The game can be entered again here. */
export const putCheckpoint = (table: string, { at, serial, state }: StoredCheckpoint): Change => ({
  statement: 'putCheckpoint',
  values: [table, at, serial, state],
});

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
