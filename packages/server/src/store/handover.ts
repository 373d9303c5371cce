import type { Change, Statement } from '@undertow/table';
import type { Outcome } from './changes';

type Groups = readonly (readonly Change[])[];

/**
 * Groups of changes on their way to another thread. What goes there is copied, and lists of plain values are copied several
 * times as fast as the objects they stand for; as JSON every text would be looked through, twice.
 */
export interface Handed {
  /** How many changes each group has. */
  readonly changes: readonly number[];
  readonly statements: readonly Statement[];
  /** How many values each statement has. */
  readonly counts: readonly number[];
  readonly values: Change['values'];
}

export function hand(groups: Groups): Handed {
  const changes: number[] = [];
  const statements: Statement[] = [];
  const counts: number[] = [];
  const all: Change['values'][number][] = [];
  for (const group of groups) {
    changes.push(group.length);
    for (const { statement, values } of group) {
      statements.push(statement);
      counts.push(values.length);
      for (const value of values) all.push(value);
    }
  }
  return { changes, statements, counts, values: all };
}

export function taken({ changes, statements, counts, values }: Handed): Groups {
  let change = 0;
  let value = 0;
  return changes.map((count) =>
    statements.slice(change, change + count).map((statement): Change => {
      const from = value;
      value += counts[change++] ?? 0;
      return { statement, values: values.slice(from, value) };
    }),
  );
}

/** How each group went: the number of the last row it put in, or what was wrong. */
export type Returned = readonly (number | string)[];

export const returned = (outcomes: readonly Outcome[]): Returned =>
  outcomes.map((outcome) => (outcome.ok ? outcome.id : outcome.error));

export const outcomesIn = (back: Returned): readonly Outcome[] =>
  back.map((went): Outcome => (typeof went === 'number' ? { ok: true, id: went } : { ok: false, error: went }));
