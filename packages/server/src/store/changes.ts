import type { Statement } from '@undertow/table';

/** Tables that never began and that nobody has changed for long. */
const FORGOTTEN = "SELECT id FROM tables WHERE status = 'lobby' AND touched < ?";

/** The answers of a table lie side by side: the number of one of them, by the table's book and its number in it. */
const numbered = (seq: string): string => `(book << 24) + ${seq} + 1`;
/** What is beyond it would lie among the answers of another table. */
const LAST_ANSWER = 2 ** 24 - 2;

/** How the database makes each change. */
export const STATEMENTS: Readonly<Record<Statement, string>> = {
  insertTable: 'INSERT INTO tables (id, game, status, listed, seed, touched) VALUES (?, ?, ?, ?, ?, ?)',
  touchTable: 'UPDATE tables SET status = ?, listed = ?, touched = ?, wake = ? WHERE id = ?',
  putPart: `INSERT INTO parts (tbl, part, value) VALUES (?, ?, ?)
    ON CONFLICT (tbl, part) DO UPDATE SET value = excluded.value`,
  forgetTalk: `DELETE FROM talk WHERE tbl IN (${FORGOTTEN})`,
  forgetTransfers: `DELETE FROM transfers WHERE tbl IN (${FORGOTTEN})`,
  forgetParts: `DELETE FROM parts WHERE tbl IN (${FORGOTTEN})`,
  forgetLobbies: `DELETE FROM tables WHERE id IN (${FORGOTTEN})`,
  beginAnswers: "INSERT INTO answers (tbl, seq, answer, heard) VALUES (?, -1, '[]', ?)",
  /** An answer fits only right after the one before it: two writers can never both succeed, and there is never a gap. */
  appendAnswer: `INSERT INTO given (id, answer, heard) SELECT ${numbered('?2')}, ?3, ?4 FROM tables WHERE id = ?1
    AND ?2 <= ${LAST_ANSWER} AND (?2 = 0 OR EXISTS (SELECT 1 FROM given WHERE id = ${numbered('?2 - 1')}))`,
  archiveAnswers: `INSERT INTO archive (tbl, seq, answer, heard, by, at)
    SELECT tbl, seq, answer, heard, ?3, ?4 FROM answers WHERE tbl = ?1 AND seq >= ?2 ORDER BY seq`,
  cutAnswers: 'DELETE FROM answers WHERE tbl = ? AND seq >= ?',
  cutCheckpoint: 'DELETE FROM checkpoints WHERE tbl = ? AND at > ?',
  /** A checkpoint holds only what has been answered: one that was made when an answer was lost fits nowhere. */
  putCheckpoint: `INSERT INTO checkpoints (tbl, at, serial, state, version, result) SELECT ?1, ?2, ?3, ?4, ?5, ?6
    WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM tables JOIN given ON given.id = ${numbered('?2 - 1')} WHERE tables.id = ?1)
    ON CONFLICT (tbl, at) DO UPDATE SET
      serial = excluded.serial, state = excluded.state, version = excluded.version, result = excluded.result`,
  say: 'INSERT INTO talk (tbl, n, said) VALUES (?, ?, ?)',
  putTransfer: 'INSERT INTO transfers (code, tbl, seat, expires) VALUES (?, ?, ?, ?)',
  cleanTransfers: 'DELETE FROM transfers WHERE expires < ? OR (tbl = ? AND seat = ?)',
  dropTransfer: 'DELETE FROM transfers WHERE code = ?',
  fileReport: 'INSERT INTO reports (tbl, report) VALUES (?, ?)',
  dropAnswers: 'DELETE FROM answers WHERE tbl = ?',
  dropCheckpoints: 'DELETE FROM checkpoints WHERE tbl = ?',
  dropArchive: 'DELETE FROM archive WHERE tbl = ?',
  dropTalk: 'DELETE FROM talk WHERE tbl = ?',
  dropTransfers: 'DELETE FROM transfers WHERE tbl = ?',
  dropReports: 'DELETE FROM reports WHERE tbl = ?',
  dropParts: 'DELETE FROM parts WHERE tbl = ?',
  dropTable: 'DELETE FROM tables WHERE id = ?',
  forgetReport: 'DELETE FROM reports WHERE number = ?',
};

/** How a group of changes that belong together went. `id` is the number of the last row put in. */
export type Outcome =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly error: string; readonly fenced?: true };
