import type { CreateRequest, RefusalReason, SeatResponse, TableInfo, TableLine } from '@undertow/protocol';
import { gameOf, hashOf, infoOf, insertTable, lineOf, Table } from '@undertow/table';
import type { Services } from '../services';
import { newTable } from './create';

export interface Habits {
  /** How long a table nobody looks at stays in memory. */
  readonly idleMs: number;
  /** How often the keeper makes the rounds. */
  readonly sweepMs: number;
  /** How long nobody may be able to act before a table counts as stuck. */
  readonly stuckMs: number;
}

/** All tables: those awake in memory, and those asleep on disk. */
export class House {
  readonly #awake = new Map<string, Table>();
  readonly #rounds: NodeJS.Timeout;
  #closed = false;

  constructor(
    readonly services: Services,
    private readonly habits: Habits,
  ) {
    this.#rounds = setInterval(() => this.sweep(), habits.sweepMs).unref();
    services.meters.awake.set(0);
  }

  get awake(): number {
    return this.#awake.size;
  }

  async create(request: CreateRequest): Promise<SeatResponse | RefusalReason> {
    const { games, store, newSeed } = this.services;
    const made = newTable(games, request);
    if (typeof made === 'string') return made;
    const { meta, taken } = made;
    await store.journal.written([insertTable(meta, newSeed())]);
    return { table: meta.id, ...taken };
  }

  /** A table, woken if it sleeps. */
  find(id: string): Table | undefined {
    const here = this.#awake.get(id);
    if (here || this.#closed) return here;
    const { services } = this;
    const started = performance.now();
    const found = services.store.tables.read(id);
    const hosted = found && gameOf(services.games, found.meta.game);
    if (!hosted) return undefined;
    const table = new Table(found.meta, found.seed, hosted, services, (broken) => this.#drop(broken));
    this.#awake.set(id, table);
    services.meters.awake.set(this.#awake.size);
    services.meters.wakeSeconds.observe((performance.now() - started) / 1000);
    return table;
  }

  /** What everybody may know about a table, without waking it. */
  info(id: string): TableInfo | undefined {
    const awake = this.#awake.get(id);
    if (awake) return awake.info;
    const found = this.services.store.tables.read(id);
    return found && infoOf(found.meta);
  }

  listed(): readonly TableLine[] {
    return this.services.store.tables.listed().map(lineOf);
  }

  /** Moves a seat to the device that holds the code. A code is good once. */
  async transfer(code: string): Promise<SeatResponse | RefusalReason> {
    const hash = hashOf(code);
    const found = this.services.store.transfers.find(hash);
    const table = found && this.find(found.table);
    if (!found || !table) return 'code-used';
    const token = await table.moveDevice(found.seat, hash);
    return token === undefined ? 'code-used' : { table: found.table, seat: found.seat, token };
  }

  /** Makes the rounds: wakes tables where time ran out, looks for stuck ones, lets idle ones sleep. */
  sweep(now = Date.now()): void {
    const { store, log } = this.services;
    for (const id of store.tables.due(now)) if (!this.#awake.has(id)) this.#wakeQuietly(id);
    for (const [id, table] of this.#awake) {
      table.sweep(now, this.habits.stuckMs);
      if (!table.isIdle(now, this.habits.idleMs)) continue;
      this.#awake.delete(id);
      table.sleep('idle').catch((error) => log.error({ table: id, err: error }, 'a table could not be put to sleep'));
    }
    this.services.meters.awake.set(this.#awake.size);
  }

  #wakeQuietly(id: string): void {
    try {
      this.find(id);
    } catch (error) {
      this.services.log.error({ table: id, err: error }, 'a table could not be woken');
    }
  }

  #drop(table: Table): void {
    if (this.#awake.get(table.meta.id) === table) this.#awake.delete(table.meta.id);
  }

  /** Tells everybody to come back later and finishes all writing. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#rounds);
    await Promise.all([...this.#awake.values()].map((table) => table.sleep('shutdown')));
    this.#awake.clear();
  }
}
