import type { Claim, Directory } from '../cluster/directory';

interface Owned {
  readonly node: string;
  readonly epoch: number;
}

/**
 * Who owns which table, for nodes of one process. The lock on the data folder keeps other processes away, so nothing of
 * this needs to last longer than the process.
 */
export class Ownership {
  readonly #leases = new Map<string, number>();
  readonly #owned = new Map<string, Owned>();
  /** Common to all tables, so that it grows for each of them and nothing has to be kept of those nobody owns. */
  #epoch = 0;

  constructor(
    private readonly leaseMs = Number.POSITIVE_INFINITY,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether a table may be written under this epoch. */
  holds(table: string, epoch: number): boolean {
    return this.#owned.get(table)?.epoch === epoch;
  }

  node(node: string): Directory {
    return {
      node,
      renew: async () => {
        const lapsed = !this.#alive(node);
        this.#leases.set(node, this.now() + this.leaseMs);
        return lapsed ? this.#ownedBy(node) : 'kept';
      },
      claim: async (table) => this.#claim(node, table),
      release: async (table, epoch) => {
        if (this.holds(table, epoch)) this.#owned.delete(table);
      },
      owner: async (table) => {
        const owned = this.#owned.get(table);
        return owned && this.#alive(owned.node) ? owned.node : undefined;
      },
      living: async () => new Set([...this.#leases.keys()].filter((each) => this.#alive(each))),
      leave: async () => {
        this.#leases.delete(node);
        for (const table of this.#ownedBy(node).keys()) this.#owned.delete(table);
      },
    };
  }

  #alive(node: string): boolean {
    return (this.#leases.get(node) ?? Number.NEGATIVE_INFINITY) > this.now();
  }

  #ownedBy(node: string): ReadonlyMap<string, number> {
    const own = [...this.#owned].filter(([, owned]) => owned.node === node);
    return new Map(own.map(([table, { epoch }]) => [table, epoch]));
  }

  #claim(node: string, table: string): Claim {
    const owned = this.#owned.get(table);
    if (owned && owned.node !== node && this.#alive(owned.node)) return { kind: 'theirs', node: owned.node };
    if (!this.#alive(node)) throw new Error('a node without a lease cannot claim a table');
    this.#epoch++;
    this.#owned.set(table, { node, epoch: this.#epoch });
    return { kind: 'mine', epoch: this.#epoch };
  }
}
