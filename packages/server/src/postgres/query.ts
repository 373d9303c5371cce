import type { Pool } from 'pg';
import type { z } from 'zod';

/** Asks the database; what it gives back is checked. */
export type Query = <T>(read: z.ZodType<T>, text: string, values: readonly unknown[]) => Promise<T[]>;

/** Statements are prepared once on each connection, under a short name. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text) ?? `undertow_${names.size}`;
  names.set(text, known);
  return known;
}

export const queryOn =
  (pool: Pool): Query =>
  async (read, text, values) => {
    const { rows } = await pool.query({ name: nameOf(text), text, values: [...values] });
    return rows.map((row) => read.parse(row));
  };
