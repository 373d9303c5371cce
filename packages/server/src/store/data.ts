import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Keeping, keptSince } from '@undertow/table';
import type { Cut } from './answers';
import { forget, type Kept, type Overdue } from './keeper';
import { Store } from './store';

// What whoever runs a server can ask of its data folder, while it runs or not.

async function withStore<T>(dataDir: string, act: (store: Store) => T | Promise<T>): Promise<T> {
  if (!existsSync(join(dataDir, 'undertow.db'))) throw new Error(`There is no data in ${dataDir}.`);
  const store = new Store(dataDir);
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

/** How much is kept, and how much of it long enough. */
export interface Inventory {
  readonly kept: Kept;
  readonly overdue: Overdue;
}

const inventoryOf = (store: Store, keeping: Keeping, now: number): Inventory => ({
  kept: store.keeper.kept(),
  overdue: store.keeper.overdue(keptSince(keeping, now)),
});

export const inventory = (dataDir: string, keeping: Keeping, now = Date.now()): Promise<Inventory> =>
  withStore(dataDir, (store) => inventoryOf(store, keeping, now));

/** Forgets what has been kept long enough; tells what is left. */
export const prune = (dataDir: string, keeping: Keeping, now = Date.now()): Promise<Inventory> =>
  withStore(dataDir, async (store) => {
    const before = keptSince(keeping, now);
    for (;;) {
      const old = store.keeper.outlived(before);
      if (old.tables.length + old.talk.length + old.reports.length === 0) return inventoryOf(store, keeping, now);
      await forget((changes) => store.journal.written(changes), old);
    }
  });

/** Answers of one table that no longer count. */
export interface CutFrom {
  readonly table: string;
  readonly game: string;
  readonly cut: readonly Cut[];
}

/** Answers that were taken back or that new rules have cut, of all tables or of one. */
export const cutAnswersOf = (dataDir: string, table?: string): Promise<readonly CutFrom[]> =>
  withStore(dataDir, (store) =>
    (table === undefined ? store.answers.tablesCut() : [table]).map((id) => ({
      table: id,
      game: store.tables.read(id)?.meta.game ?? '',
      cut: store.answers.cut(id),
    })),
  );
