import type { Db } from './database';
import { transferRow } from './rows';

/** One-time codes that move a seat to another device; stored as hashes, like tokens. */
export class TransferStore {
  readonly #put;
  readonly #get;
  readonly #drop;
  readonly #clean;

  constructor(db: Db) {
    this.#put = db.prepare('INSERT INTO transfers (code, tbl, seat, expires) VALUES (?, ?, ?, ?)');
    this.#get = db.prepare('SELECT tbl, seat, expires FROM transfers WHERE code = ?');
    this.#drop = db.prepare('DELETE FROM transfers WHERE code = ?');
    this.#clean = db.prepare('DELETE FROM transfers WHERE expires < ? OR (tbl = ? AND seat = ?)');
  }

  /** A new code ends the earlier ones of the same seat. */
  put(codeHash: string, table: string, seat: number, expires: number): void {
    this.#clean.run(Date.now(), table, seat);
    this.#put.run(codeHash, table, seat, expires);
  }

  find(codeHash: string): { readonly table: string; readonly seat: number } | undefined {
    const found = this.#get.get(codeHash);
    if (!found) return undefined;
    const { tbl, seat, expires } = transferRow.parse(found);
    return expires < Date.now() ? undefined : { table: tbl, seat };
  }

  drop(codeHash: string): void {
    this.#drop.run(codeHash);
  }
}
