import type { Change } from './changes';
import type { Db } from './database';
import { transferRow } from './rows';

/** A code can move a seat from now on; it ends the earlier ones of the same seat. */
export const putTransfer = (codeHash: string, table: string, seat: number, expires: number): readonly Change[] => [
  { statement: 'cleanTransfers', values: [Date.now(), table, seat] },
  { statement: 'putTransfer', values: [codeHash, table, seat, expires] },
];

/** A code has been used. */
export const dropTransfer = (codeHash: string): Change => ({ statement: 'dropTransfer', values: [codeHash] });

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
    return expires < Date.now() ? undefined : { table: tbl, seat };
  }
}
