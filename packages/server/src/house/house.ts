import { setTimeout as pause } from 'node:timers/promises';
import {
  type CreateRequest,
  type RefusalReason,
  refusal,
  type SeatResponse,
  seatResponse,
  type TableInfo,
  type TableLine,
  tableInfo,
} from '@undertow/protocol';
import {
  bookOf,
  gameOf,
  type Hello,
  handle,
  hashOf,
  infoOf,
  insertTable,
  type Keeping,
  keptSince,
  lineOf,
  Parts,
  type Sink,
  steadyNow,
  Table,
  troubleOf,
} from '@undertow/table';
import { z } from 'zod';
import { Unreachable } from '../cluster/bus';
import { Fenced } from '../cluster/fenced';
import type { TableQuestion } from '../cluster/questions';
import { Relay, type Visit } from '../cluster/relay';
import { addressKey } from '../http/address-key';
import type { Services } from '../services';
import { newTable } from './create';
import { type Performed, perform } from './perform';
import { Visitors } from './visitors';

export interface Habits {
  /** How long a table nobody looks at stays in memory. */
  readonly idleMs: number;
  /** How often the keeper makes the rounds. */
  readonly sweepMs: number;
  /** How long nobody may be able to act before a table counts as stuck. */
  readonly stuckMs: number;
  /** How long what nobody changes any more is kept. */
  readonly keeping: Keeping;
  /** The moment from which on it is forgotten; never, where the clock cannot be trusted. */
  readonly forgetsFrom: number;
}

/** How long the list of tables is good for. */
const LIST_MS = 1_000;
const LISTED = 100;
const LISTED_PER_ADDRESS = 10;
/** How long it is known who opened a table: until a lobby that nobody touches is gone. */
const OPENED_KEPT_MS = 25 * 3_600_000;
/** How often tables that nobody began are forgotten. */
const FORGET_EVERY_MS = 3_600_000;
/** Everybody else gets a turn between one cleaning and the next. */
const FORGET_PAUSE_MS = 50;
/** How long a table is looked for whose owner does not answer, and how often. */
const REACH_MS = 8_000;
const REACH_EVERY_MS = 100;
/** How long it takes to wake a table elsewhere, with some to spare: so far apart are they let go, where there are few. */
const LET_GO_GAP_MS = 40;

interface Awake {
  readonly table: Table;
  readonly epoch: number;
}

/** Where a table was found: here, with somebody else, or nowhere. */
type Found =
  | { readonly kind: 'here'; readonly table: Table }
  | { readonly kind: 'there'; readonly node: string }
  | { readonly kind: 'nowhere'; readonly reason: RefusalReason };

const performed: z.ZodType<Performed> = z.union([
  z.strictObject({ reason: z.union([refusal, z.literal('not-mine')]) }),
  z.strictObject({ value: z.unknown() }),
]);

/** All tables: those awake in memory, those with other nodes, and those asleep on disk. */
export class House {
  readonly #awake = new Map<string, Awake>();
  readonly #waking = new Map<string, Promise<Found>>();
  readonly #goingToSleep = new Map<string, Promise<void>>();
  readonly #rounds: NodeJS.Timeout;
  readonly #relay: Relay;
  #closed = false;
  #list: { readonly at: number; readonly lines: Promise<readonly TableLine[]> } | undefined;
  readonly visitors = new Visitors();
  /** Who opened which table lately, while the server runs; it is written down nowhere. The oldest first. */
  readonly #openedFrom = new Map<string, { readonly address: string; readonly at: number }>();
  #forgotAt = 0;

  constructor(
    readonly services: Services,
    private readonly habits: Habits,
  ) {
    const { directory, bus, comeBackMs, meters } = services;
    this.#rounds = setInterval(() => this.sweep(), habits.sweepMs).unref();
    this.#relay = new Relay(
      directory.node,
      bus,
      { enter: (sink, hello) => this.#enterHere(sink, hello), answer: (asked) => this.#answerHere(asked) },
      comeBackMs,
    );
    meters.awake.set(0);
  }

  /** Begins to hear what other nodes say. */
  open(): Promise<void> {
    const relay = this.#relay;
    return this.services.bus.listen({
      asked: (question) => relay.asked(question),
      told: (text) => relay.told(text),
      interrupted: () => relay.interrupted(),
      news: () => {
        this.#list = undefined;
      },
    });
  }

  get awake(): number {
    return this.#awake.size;
  }

  get outward(): number {
    return this.#relay.outward;
  }

  async create(request: CreateRequest, address?: string): Promise<SeatResponse | RefusalReason> {
    const { games, tables, bus, newSeed, drawsLots } = this.services;
    const secret = newSeed();
    const made = newTable(games, request, drawsLots ? hashOf(secret) : null);
    if (typeof made === 'string') return made;
    const { meta, taken } = made;
    if (address !== undefined && meta.settings.listed && !this.visitors.mayList(address)) return 'too-fast';
    if (address !== undefined) this.#openedFrom.set(meta.id, { address: addressKey(address), at: steadyNow() });
    await tables.create([insertTable(meta, secret), ...new Parts(meta, false, steadyNow()).changes(meta.status)]);
    if (meta.settings.listed) bus.news();
    return { table: meta.id, ...taken };
  }

  // --- finding a table

  /** A table of this node, woken if it sleeps and nobody else has it. */
  #find(id: string): Promise<Found> {
    const here = this.#awake.get(id);
    if (here) return Promise.resolve({ kind: 'here', table: here.table });
    const waking = this.#waking.get(id) ?? this.#wake(id).finally(() => this.#waking.delete(id));
    this.#waking.set(id, waking);
    return waking;
  }

  async #wake(id: string): Promise<Found> {
    const { services } = this;
    const { directory, tables, games, meters, log } = services;
    await this.#goingToSleep.get(id);
    if (this.#closed) return { kind: 'nowhere', reason: 'unavailable' };
    const started = performance.now();
    const claim = await directory.claim(id);
    if (claim.kind === 'theirs') return { kind: 'there', node: claim.node };
    if (claim.kind === 'unknown') return { kind: 'nowhere', reason: 'no-table' };
    const { epoch } = claim;
    const nowhere = async (reason: RefusalReason): Promise<Found> => {
      await directory.release(id, epoch);
      return { kind: 'nowhere', reason };
    };
    const loaded = await tables.load(id);
    const hosted = loaded && gameOf(games, loaded.meta.game);
    if (!hosted) return nowhere('no-table');
    if (this.#closed) return nowhere('unavailable');
    if (loaded.meta.rules.version > hosted.version) {
      log.warn({ table: id }, 'a newer Undertow has written this table: it is left to that one');
      return nowhere('unavailable');
    }
    const table = new Table(loaded, hosted, bookOf(tables, id, epoch), services, (broken) => this.#drop(broken));
    this.#awake.set(id, { table, epoch });
    meters.awake.set(this.#awake.size);
    meters.wakeSeconds.observe((performance.now() - started) / 1000);
    log.debug({ table: id, epoch }, 'a table is awake');
    return { kind: 'here', table };
  }

  /** Looks for a table until somebody has it who answers. */
  async #reach<T extends object>(
    id: string,
    here: (table: Table) => Promise<T | RefusalReason> | T | RefusalReason,
    there: (node: string) => Promise<T | RefusalReason | 'not-mine'>,
  ): Promise<T | RefusalReason> {
    const until = performance.now() + REACH_MS;
    while (performance.now() < until) {
      const found = await this.#findPatiently(id);
      if (found?.kind === 'here') return here(found.table);
      if (found?.kind === 'nowhere') return found.reason;
      const result = found && (await there(found.node).catch(ifUnreachable));
      if (result !== undefined && result !== 'not-mine') return result;
      if (this.#closed) break;
      await pause(REACH_EVERY_MS);
    }
    return 'unavailable';
  }

  /** What is stored may be out of reach for a moment. */
  async #findPatiently(id: string): Promise<Found | undefined> {
    try {
      return await this.#find(id);
    } catch (error) {
      const { log, retries } = this.services;
      if (this.#isDamage(id, error)) return { kind: 'nowhere', reason: 'damaged' };
      log.warn({ table: id, err: error }, 'a table could not be woken');
      if (!retries) throw error;
      return undefined;
    }
  }

  /** Says it where what is stored of a table is not what was written. */
  #isDamage(id: string, error: unknown): boolean {
    if (!isUnreadable(error)) return false;
    const { log, damaged } = this.services;
    log.error(
      { table: id, err: error },
      'this table is damaged and stays closed, the others are not: restore a backup',
    );
    damaged();
    return true;
  }

  /** What is read of a table, or that it is damaged. */
  async reading<T>(id: string, read: () => Promise<T>): Promise<T | 'damaged'> {
    try {
      return await read();
    } catch (error) {
      if (this.#isDamage(id, error)) return 'damaged';
      throw error;
    }
  }

  // --- what is asked from outside

  /** Brings a connection to its table, wherever that is. */
  enter(sink: Sink, hello: Hello): Promise<Visit | RefusalReason> {
    return this.#reach<Visit>(
      hello.table,
      (table) => seat(table, sink, hello),
      (node) => this.#relay.enter(node, sink, hello),
    );
  }

  join(id: string, name: string, seat: number | undefined): Promise<SeatResponse | RefusalReason> {
    return this.#ask({ do: 'join', table: id, name, ...(seat !== undefined && { seat }) }, seatResponse);
  }

  report(id: string, token: string | undefined, text: string): Promise<{ number: number } | RefusalReason> {
    return this.#ask(
      { do: 'report', table: id, text, ...(token !== undefined && { token }) },
      z.strictObject({ number: z.int() }),
    );
  }

  /** Moves a seat to the device that holds the code. A code is good once. */
  async transfer(code: string): Promise<SeatResponse | RefusalReason> {
    const hash = hashOf(code);
    const found = await this.services.tables.transfer(hash);
    if (!found) return 'code-used';
    const moved = await this.#ask({ do: 'move', table: found.table, seat: found.seat, code: hash }, seatResponse);
    return moved === 'no-table' ? 'code-used' : moved;
  }

  /** What everybody may know about a table, without waking it. */
  async info(id: string): Promise<TableInfo | undefined> {
    const awake = this.#awake.get(id);
    if (awake) return awake.table.info;
    const { directory, tables } = this.services;
    const owner = await directory.owner(id);
    if (owner !== undefined && owner !== directory.node) {
      const asked: TableQuestion = { do: 'info', table: id };
      const info = await this.#askThere(owner, asked, tableInfo).catch(ifUnreachable);
      if (typeof info === 'object') return info;
    }
    const found = await tables.read(id);
    return found && infoOf(found.meta);
  }

  /** A table to be looked at, as it is here or as it is stored; nothing can be done at it. */
  async look(id: string): Promise<Table | RefusalReason> {
    const awake = this.#awake.get(id);
    if (awake) return awake.table;
    const { services } = this;
    const { directory } = services;
    const owner = await directory.owner(id);
    // Whoever has it knows whether everybody has been told the end.
    if (owner !== undefined && owner !== directory.node && (await this.info(id))?.status !== 'over') return 'not-over';
    const loaded = await services.tables.load(id);
    const hosted = loaded && gameOf(services.games, loaded.meta.game);
    if (!hosted) return 'no-table';
    if (loaded.meta.status !== 'over') return 'not-over';
    return new Table(loaded, hosted, bookOf(services.tables, id, -1), services, () => {});
  }

  #ask<T extends object>(asked: TableQuestion, read: z.ZodType<T>): Promise<T | RefusalReason> {
    return this.#reach<T>(
      asked.table,
      async (table) => {
        const result = await perform(table, asked);
        if ('value' in result) return read.parse(result.value);
        return result.reason === 'not-mine' ? 'unavailable' : result.reason;
      },
      (node) => this.#askThere(node, asked, read),
    );
  }

  async #askThere<T extends object>(
    node: string,
    asked: TableQuestion,
    read: z.ZodType<T>,
  ): Promise<T | RefusalReason | 'not-mine'> {
    const result = performed.parse(JSON.parse(await this.services.bus.ask(node, JSON.stringify(asked))));
    return 'value' in result ? read.parse(result.value) : result.reason;
  }

  // --- what other nodes ask

  async #enterHere(sink: Sink, hello: Hello): Promise<Visit | RefusalReason | 'not-mine'> {
    const found = await this.#findPatiently(hello.table);
    if (found?.kind === 'here') return seat(found.table, sink, hello);
    return found?.kind === 'nowhere' && found.reason === 'no-table' ? found.reason : 'not-mine';
  }

  async #answerHere(asked: TableQuestion): Promise<Performed> {
    const found = await this.#findPatiently(asked.table);
    if (found?.kind === 'here') return perform(found.table, asked);
    return { reason: found?.kind === 'nowhere' && found.reason === 'no-table' ? found.reason : 'not-mine' };
  }

  // --- the list

  /** Whether whoever opened a table may put it on the list now. */
  mayList(table: string): boolean {
    const opened = this.#openedFrom.get(table);
    return opened === undefined || this.visitors.mayList(opened.address);
  }

  /** Read from disk every few seconds at most, whoever asks how often. */
  listed(now = performance.now()): Promise<readonly TableLine[]> {
    if (this.#list === undefined || now - this.#list.at > LIST_MS) this.#list = { at: now, lines: this.#lines() };
    return this.#list.lines;
  }

  /** So many of one address at most: nobody pushes the others off the list. */
  async #lines(): Promise<readonly TableLine[]> {
    const counts = new Map<string, number>();
    const lines: TableLine[] = [];
    for (const meta of await this.services.tables.listed()) {
      const address = this.#openedFrom.get(meta.id)?.address;
      const count = address === undefined ? 0 : (counts.get(address) ?? 0);
      if (address !== undefined) counts.set(address, count + 1);
      if (count < LISTED_PER_ADDRESS && lines.length < LISTED) lines.push(lineOf(meta));
    }
    return lines;
  }

  // --- the keeper

  /** Makes the rounds: wakes tables where time ran out, looks for stuck ones, lets idle ones sleep. */
  sweep(now = steadyNow()): void {
    this.#lookForDue(now).catch((error) => this.services.log.error({ err: error }, 'the rounds could not be made'));
    for (const [id, { table }] of this.#awake) {
      table.sweep(now, this.habits.stuckMs);
      if (table.isIdle(now, this.habits.idleMs)) this.#putToSleep(id, 'idle');
    }
    this.services.meters.awake.set(this.#awake.size);
    this.#forgetOpeners(now);
    if (now >= this.habits.forgetsFrom && now - this.#forgotAt >= FORGET_EVERY_MS) this.#forget(now);
  }

  async #lookForDue(now: number): Promise<void> {
    const { tables, directory, log } = this.services;
    for (const id of await tables.due(now)) {
      if (this.#awake.has(id) || this.#closed) continue;
      await this.#wakeDue(id).catch((error) => log.error({ table: id, err: error }, 'a table could not be woken'));
    }
    this.#relay.forget(await directory.living());
  }

  /** Clocks go on by themselves. An end that a crash kept from being told everywhere is known once it is saved again. */
  async #wakeDue(id: string): Promise<void> {
    const found = await this.#find(id);
    if (found.kind === 'here' && found.table.finished) await found.table.save();
  }

  /** Whoever wants the table meanwhile waits until all there is to know is written. */
  #putToSleep(id: string, reason: 'idle' | 'shutdown'): Promise<void> {
    const awake = this.#awake.get(id);
    if (!awake) return Promise.resolve();
    const { directory, log } = this.services;
    this.#awake.delete(id);
    const asleep = awake.table
      .sleep(reason)
      .then(() => directory.release(id, awake.epoch))
      .catch((error) => log.error({ table: id, err: error }, 'a table could not be put to sleep'))
      .finally(() => this.#goingToSleep.delete(id));
    this.#goingToSleep.set(id, asleep);
    return asleep;
  }

  /** Lobbies nobody has touched for long are gone; one at which somebody sits is touched by that. */
  #forget(now: number): void {
    this.#forgotAt = now;
    this.#forgetLobbies(now).catch((error) =>
      this.services.log.error({ err: error }, 'old tables could not be forgotten'),
    );
  }

  async #forgetLobbies(now: number): Promise<void> {
    const { tables } = this.services;
    await Promise.all([...this.#awake.values()].map(({ table }) => table.save()));
    await tables.forgetLobbies(now);
    await this.#forgetOutlived(now);
  }

  #forgetOpeners(now: number): void {
    for (const [id, { at }] of this.#openedFrom) {
      if (now - at < OPENED_KEPT_MS) break;
      this.#openedFrom.delete(id);
    }
  }

  /** What has been kept long enough goes, a little at a time, and never what somebody is looking at. */
  async #forgetOutlived(now: number): Promise<void> {
    const { tables, log } = this.services;
    const before = keptSince(this.habits.keeping, now);
    const asleep = (id: string): boolean => !this.#awake.has(id) && !this.#waking.has(id);
    while (!this.#closed) {
      const found = await tables.outlived(before);
      const old = { ...found, tables: found.tables.filter(asleep), talk: found.talk.filter(asleep) };
      if (old.tables.length + old.talk.length + old.reports.length === 0) return;
      await tables.forget(old);
      log.info(
        { tables: old.tables.length, talk: old.talk.length, reports: old.reports.length },
        'what was kept long enough is gone',
      );
      await pause(FORGET_PAUSE_MS);
    }
  }

  #drop(table: Table): void {
    if (this.#awake.get(table.meta.id)?.table === table) this.#awake.delete(table.meta.id);
  }

  /** The lease had run out: what somebody else has claimed meanwhile is theirs. */
  keepOnly(owned: ReadonlyMap<string, number>): void {
    for (const [id, { table, epoch }] of this.#awake) if (owned.get(id) !== epoch) table.breakDown(new Fenced());
  }

  /** Tells everybody to come back, here later or elsewhere at once, and finishes all writing. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#rounds);
    this.#relay.close();
    await Promise.allSettled(this.#waking.values());
    await this.#letGo();
    await Promise.all(this.#goingToSleep.values());
  }

  /** One table after the other: at each of them people wait for that one alone, and play goes on at those still to come. */
  async #letGo(): Promise<void> {
    const ids = [...this.#awake.keys()];
    const gap = Math.min(LET_GO_GAP_MS, this.services.letGoMs / ids.length);
    await Promise.all(
      ids.map(async (id, i) => {
        if (gap > 0) await pause(i * gap);
        await this.#putToSleep(id, 'shutdown');
      }),
    );
  }
}

function seat(table: Table, sink: Sink, hello: Hello): Visit | RefusalReason {
  const guest = table.enter(sink, hello);
  if (typeof guest === 'string') return guest;
  return { take: (message) => handle(table, guest, message), leave: () => table.leave(guest) };
}

/** What is stored is not what was written. */
const isUnreadable = (error: unknown): boolean =>
  troubleOf(error) === 'damaged' || error instanceof z.ZodError || error instanceof SyntaxError;

function ifUnreachable(error: unknown): undefined {
  if (!(error instanceof Unreachable)) throw error;
}
