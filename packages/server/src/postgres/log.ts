import type { Answer } from '@undertow/kernel';
import { said } from '@undertow/protocol';
import {
  filedReport,
  forgetLobbies,
  LATEST_LINES,
  metaFrom,
  type Part,
  steadyNow,
  type TableMeta,
  wholeReport,
} from '@undertow/table';
import type { Pool } from 'pg';
import { z } from 'zod';
import { answerIn, cutIn, toldIn } from '../store/answers';
import { Journal, type Watcher } from '../store/journal';
import { FORGET_AT_A_TIME, forget } from '../store/keeper';
import {
  answerRow,
  checkpointRow,
  cutRow,
  idRow,
  listedRow,
  numberRow,
  partRow,
  reportRow,
  saidRow,
  tableRow,
  toldRow,
  touchedRow,
  transferRow,
} from '../store/rows';
import type { Shelf } from '../store/shelf';
import { TOUCHED_SQL } from '../store/tables';
import { postgresCommitter } from './committer';
import { queryOn } from './query';

/** Nobody has the table in memory. */
const UNOWNED = `NOT EXISTS (
  SELECT 1 FROM owners JOIN nodes USING (node) WHERE tbl = id AND until > clock_timestamp()
)`;
const listedPart = partRow.extend({ tbl: z.string() });
const LISTED = 'SELECT id, game, touched::float8 AS touched FROM tables WHERE listed = 1';
const MOMENTS = 'SELECT at, serial, state, version, result FROM checkpoints WHERE tbl = $1 ORDER BY at';

/** What must last, in PostgreSQL. `writing` has one connection: what is written goes there in order. */
export function postgresLog(reading: Pool, writing: Pool, watcher: Watcher): Shelf {
  const journal = new Journal(postgresCommitter(writing), watcher);
  const query = queryOn(reading);
  const parts = (table: string): Promise<Part[]> =>
    query(partRow, 'SELECT part, value FROM parts WHERE tbl = $1', [table]);
  const read = async (table: string) => {
    const [[found], known] = await Promise.all([
      query(tableRow, 'SELECT game, seed, touched::float8 AS touched FROM tables WHERE id = $1', [table]),
      parts(table),
    ]);
    if (!found) return undefined;
    const { game, seed, touched } = found;
    return { meta: metaFrom(table, game, known), seed, touched, inParts: isInParts(known) };
  };
  const answers = async (table: string): Promise<readonly Answer[]> =>
    (await query(answerRow, 'SELECT answer FROM answers WHERE tbl = $1 AND seq >= 0 ORDER BY seq', [table])).map(
      ({ answer }) => answerIn(answer),
    );
  const told = async (table: string) =>
    (await query(toldRow, 'SELECT seq, answer, heard FROM answers WHERE tbl = $1 ORDER BY seq', [table])).map(toldIn);
  const lines = async (text: string, values: readonly unknown[]) =>
    (await query(saidRow, text, values)).map((row) => said.parse(JSON.parse(row.said)));
  const listed = async (status: TableMeta['status']): Promise<readonly TableMeta[]> => {
    const rows = await query(listedRow, `${LISTED} AND status = $1 ORDER BY touched DESC LIMIT 200`, [status]);
    const ids = rows.map(({ id }) => id);
    const all = await query(listedPart, 'SELECT tbl, part, value FROM parts WHERE tbl = ANY($1)', [ids]);
    const byTable = new Map<string, Part[]>(ids.map((id) => [id, []]));
    for (const part of all) byTable.get(part.tbl)?.push(part);
    return rows.map(({ id, game }) => ({ ...metaFrom(id, game, byTable.get(id) ?? []), status }));
  };
  return {
    append: (table, epoch, changes, done, failed) => journal.write({ table, epoch, changes }, done, failed),
    meanwhile: (act) => journal.meanwhile(act),
    create: async (changes) => {
      await journal.written({ table: null, epoch: null, changes });
    },
    load: async (table) => {
      const [found, all, [checkpoint], talk] = await Promise.all([
        read(table),
        told(table),
        query(checkpointRow, `${MOMENTS} DESC LIMIT 1`, [table]),
        lines('SELECT said FROM talk WHERE tbl = $1 ORDER BY n DESC LIMIT $2', [table, LATEST_LINES]),
      ]);
      if (!found) return undefined;
      const { meta, seed, touched, inParts } = found;
      return { meta, inParts, touched, secret: seed, told: all, checkpoint: checkpoint ?? null, talk: talk.reverse() };
    },
    read,
    told,
    answers,
    checkpoints: (table) => query(checkpointRow, MOMENTS, [table]),
    talk: (table) => lines('SELECT said FROM talk WHERE tbl = $1 ORDER BY n', [table]),
    listed: async () => (await Promise.all([listed('lobby'), listed('playing')])).flat(),
    due: async (now) =>
      (
        await query(
          idRow,
          `SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= $1 AND NOT EXISTS (
            SELECT 1 FROM owners JOIN nodes USING (node) WHERE tbl = id AND until > clock_timestamp()
          ) LIMIT 100`,
          [now],
        )
      ).map(({ id }) => id),
    transfer: async (codeHash) => {
      const text = 'SELECT tbl, seat, expires::float8 AS expires FROM transfers WHERE code = $1';
      const [found] = await query(transferRow, text, [codeHash]);
      return found && found.expires >= steadyNow() ? { table: found.tbl, seat: found.seat } : undefined;
    },
    report: async (number) => {
      const [found] = await query(reportRow, 'SELECT number, tbl, report FROM reports WHERE number = $1', [number]);
      if (!found) return undefined;
      const filed = filedReport.parse(JSON.parse(found.report));
      const [stored, given, cut, talk] = await Promise.all([
        read(filed.table),
        answers(filed.table),
        query(cutRow, 'SELECT seq, answer, heard, by, at::float8 AS at FROM archive WHERE tbl = $1 ORDER BY number', [
          filed.table,
        ]),
        lines('SELECT said FROM talk WHERE tbl = $1 ORDER BY n', [filed.table]),
      ]);
      return wholeReport(filed, { seed: stored?.seed ?? '', answers: given, cut: cut.map(cutIn), talk });
    },
    touched: async (from, to) => {
      const [found] = await query(touchedRow, TOUCHED_SQL, [from, to]);
      return found?.ever ? found.lately : undefined;
    },
    outlived: async ({ finished, abandoned, talk, reports }) => {
      const ids = async (text: string, values: readonly unknown[]): Promise<readonly string[]> =>
        (await query(idRow, text, values)).map(({ id }) => id);
      const old = `SELECT id FROM tables WHERE status = $1 AND touched < $2 AND ${UNOWNED} ORDER BY touched LIMIT $3`;
      const quiet = `SELECT id FROM tables WHERE status = 'over' AND touched < $1 AND ${UNOWNED}
        AND EXISTS (SELECT 1 FROM talk WHERE tbl = id) ORDER BY touched LIMIT $2`;
      const [over, playing, talked, reported] = await Promise.all([
        ids(old, ['over', finished, FORGET_AT_A_TIME]),
        ids(old, ['playing', abandoned, FORGET_AT_A_TIME]),
        ids(quiet, [talk, FORGET_AT_A_TIME]),
        query(numberRow, "SELECT number FROM reports WHERE (report::jsonb ->> 'at')::float8 < $1 LIMIT $2", [
          reports,
          FORGET_AT_A_TIME,
        ]),
      ]);
      return { tables: [...over, ...playing], talk: talked, reports: reported.map(({ number }) => number) };
    },
    forget: (outlived) => forget((changes) => journal.written({ table: null, epoch: null, changes }), outlived),
    forgetLobbies: async (now) => {
      await journal.written({ table: null, epoch: null, changes: forgetLobbies(now) });
    },
    // The database looks after its own files.
    damage: async () => undefined,
    whole: async () => true,
    close: () => journal.close(),
  };
}

const isInParts = (parts: readonly Part[]): boolean => parts.some(({ part }) => part === 'table');
