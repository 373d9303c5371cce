/** A table is this node's from now on, under this epoch; or somebody else's; or there is no such table. */
export type Claim =
  | { readonly kind: 'mine'; readonly epoch: number }
  | { readonly kind: 'theirs'; readonly node: string }
  | { readonly kind: 'unknown' };

/**
 * Who owns a table. A node holds one lease, which it renews; a table names its owner and an epoch that only grows.
 * Whoever claims a table raises its epoch, and with that everything the owner before still wants to write is refused.
 */
export interface Directory {
  /** The name of this node. */
  readonly node: string;
  /**
   * Takes or keeps this node's lease. When it had run out meanwhile, tells what is still this node's, each table with its
   * epoch: nobody else wanted it.
   */
  renew(): Promise<'kept' | ReadonlyMap<string, number>>;
  /** Succeeds when nobody owns the table, its owner's lease has run out, or it is this node's own. */
  claim(table: string): Promise<Claim>;
  /** The table is nobody's, if it still is this node's under this epoch. */
  release(table: string, epoch: number): Promise<void>;
  /** Who owns a table, if anybody does whose lease is good. */
  owner(table: string): Promise<string | undefined>;
  /** Which nodes hold a lease. */
  living(): Promise<ReadonlySet<string>>;
  /** Gives up the lease and everything under it. */
  leave(): Promise<void>;
}
