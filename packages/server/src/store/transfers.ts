import { steadyNow } from '@undertow/table';
import type { Db } from './database';
import { transferRow } from './rows';

/** One-time codes that move a seat to another device; stored as hashes, like tokens. */
export class TransferStore {
  readonly #get;

  constructor(db: Db) {
    this.#get = db.prepare('SELECT tbl, seat, expires FROM transfers WHERE code = ?');
  }

  find(codeHash: string): { readonly table: string; readonly seat: number } | undefined {
    const found = this.#get.get(codeHash);
    if (!found) return undefined;
    const { tbl, seat, expires } = transferRow.parse(found);
    return expires < steadyNow() ? undefined : { table: tbl, seat };
  }
}
