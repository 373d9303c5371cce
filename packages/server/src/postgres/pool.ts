import type { Pool } from 'pg';
import { z } from 'zod';
import { MIGRATIONS } from './migrations';

/** How long a connection may take to come about, and a statement to be carried out. */
const CONNECT_MS = 3_000;
const STATEMENT_MS = 10_000;

/** Connections to the database. What went wrong with an idle one is noticed by whoever uses it next. */
export async function openPool(url: string, max: number): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + CONNECT_MS,
    keepAlive: true,
    application_name: 'undertow',
  });
  pool.on('error', () => {});
  return pool;
}

const versionRow = z.object({ version: z.int() });

/** Any number that only this program uses: one node at a time brings the database up to date. */
const MIGRATING = 4_680_001;

/** Brings the database to today's schema, all of it or nothing. A newer one is refused. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query('CREATE TABLE IF NOT EXISTS undertow_schema (version integer NOT NULL)');
    const { rows } = await client.query('SELECT version FROM undertow_schema');
    const found = rows.length === 0 ? 0 : versionRow.parse(rows[0]).version;
    if (found > MIGRATIONS.length)
      throw new Error(
        `This database was written by a newer Undertow (schema ${found}, this one knows ${MIGRATIONS.length}). ` +
          'Use that one, or another database.',
      );
    for (const step of MIGRATIONS.slice(found)) await client.query(step);
    await client.query('DELETE FROM undertow_schema');
    await client.query('INSERT INTO undertow_schema (version) VALUES ($1)', [MIGRATIONS.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
