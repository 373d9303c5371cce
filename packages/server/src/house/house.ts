import type { CreateRequest, RefusalReason, SeatResponse, TableInfo, TableLine } from '@undertow/protocol';
import { forgetLobbies, gameOf, hashOf, infoOf, insertTable, lineOf, Table, updateTable } from '@undertow/table';
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

/** How long the list of tables is good for. */
const LIST_MS = 1_000;
const LISTED = 100;
const LISTED_PER_ADDRESS = 10;
/** How often tables that nobody began are forgotten. */
const FORGET_EVERY_MS = 3_600_000;

/** All tables: those awake in memory, and those asleep on disk. */
export class House {
  readonly #awake = new Map<string, Table>();
  readonly #rounds: NodeJS.Timeout;
  #closed = false;
  #list: { readonly at: number; readonly lines: readonly TableLine[] } | undefined;
  /** Who opened the tables that want to be found, while the server runs; it is written down nowhere. */
  readonly #openedFrom = new Map<string, string>();
  #forgotAt = 0;

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

  async create(request: CreateRequest, address?: string): Promise<SeatResponse | RefusalReason> {
    const { games, store, newSeed } = this.services;
    const made = newTable(games, request);
    if (typeof made === 'string') return made;
    const { meta, taken } = made;
    if (address !== undefined && meta.settings.listed) this.#openedFrom.set(meta.id, address);
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

  /** Read from disk every few seconds at most, whoever asks how often. */
  listed(now = performance.now()): readonly TableLine[] {
    if (this.#list === undefined || now - this.#list.at > LIST_MS) this.#list = { at: now, lines: this.#lines() };
    return this.#list.lines;
  }

  /** So many of one address at most: nobody pushes the others off the list. */
  #lines(): readonly TableLine[] {
    const counts = new Map<string, number>();
    const lines: TableLine[] = [];
    for (const meta of this.services.store.tables.listed()) {
      const address = this.#openedFrom.get(meta.id);
      const count = address === undefined ? 0 : (counts.get(address) ?? 0);
      if (address !== undefined) counts.set(address, count + 1);
      if (count < LISTED_PER_ADDRESS && lines.length < LISTED) lines.push(lineOf(meta));
    }
    return lines;
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
    if (now - this.#forgotAt >= FORGET_EVERY_MS) this.#forget(now);
  }

  /** Lobbies nobody has touched for long are gone; one at which somebody sits is touched by that. */
  #forget(now: number): void {
    const { store, log } = this.services;
    this.#forgotAt = now;
    const awake = [...this.#awake.values()].map(({ meta }) => updateTable(meta));
    store.journal
      .written([...awake, ...forgetLobbies(now)])
      .catch((error) => log.error({ err: error }, 'old tables could not be forgotten'));
    for (const id of this.#openedFrom.keys()) if (!store.tables.read(id)) this.#openedFrom.delete(id);
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
