import { type ClientMessage, clientMessage, type RefusalReason, refusal } from '@undertow/protocol';
import type { Hello, Sink } from '@undertow/table';
import { z } from 'zod';
import type { Bus } from './bus';
import { type Question, question } from './questions';

/** One connection at a table, wherever the table is. */
export interface Visit {
  take(message: Exclude<ClientMessage, Hello>): void;
  leave(): void;
}

/** What a node does for connections that other nodes hold. */
export interface Owner {
  enter(sink: Sink, hello: Hello): Promise<Visit | RefusalReason | 'not-mine'>;
  answer(asked: Exclude<Question, { do: 'enter' | 'ping' }>): Promise<unknown>;
}

/** A connection this node holds to a table that is somebody else's. */
interface Outward {
  readonly sink: Sink;
  readonly node: string;
  /** How often the owner had been interrupted when it let the connection in; not known yet. */
  since: number | undefined;
  sent: number;
  heard: number;
}

/** A connection somebody else holds to a table of this node. */
interface Inward {
  readonly visit: Visit;
  heard: number;
}

/** How an owner lets a connection in: it says how often it has been interrupted. */
const welcome = z.strictObject({ welcome: z.int() });

/** How often owners are asked whether they are still there. */
const WATCH_MS = 500;

/**
 * Carries frames between a connection on one node and its table on another. All that is told is numbered: when something is
 * missing, the connection is closed, and whoever comes back resumes where the stream was.
 */
export class Relay {
  readonly #out = new Map<number, Outward>();
  readonly #in = new Map<string, Inward>();
  readonly #watch: NodeJS.Timeout;
  #next = 0;
  #interruptions = 0;

  constructor(
    private readonly node: string,
    private readonly bus: Bus,
    private readonly owner: Owner,
    private readonly comeBackMs: number,
  ) {
    this.#watch = setInterval(() => this.#lookAround(), WATCH_MS).unref();
  }

  /** How many connections of this node are at tables of others. */
  get outward(): number {
    return this.#out.size;
  }

  // --- towards the owner

  /** Brings a connection to a table of another node. Fails when that cannot be reached. */
  async enter(node: string, sink: Sink, hello: Hello): Promise<Visit | RefusalReason | 'not-mine'> {
    const conn = this.#next++;
    const link: Outward = { sink, node, since: undefined, sent: 0, heard: 0 };
    this.#out.set(conn, link);
    const leave = (): void => {
      if (this.#out.delete(conn)) this.bus.tell(node, `l ${this.node} ${conn} 0\n`);
    };
    try {
      const asked: Question = { do: 'enter', gate: this.node, conn, hello };
      const answer: unknown = JSON.parse(await this.bus.ask(node, JSON.stringify(asked)));
      const welcomed = welcome.safeParse(answer);
      if (welcomed.success) {
        link.since = welcomed.data.welcome;
        const take: Visit['take'] = (message) =>
          this.bus.tell(node, `m ${this.node} ${conn} ${++link.sent}\n${JSON.stringify(message)}`);
        return { take, leave };
      }
      this.#out.delete(conn);
      return answer === 'not-mine' ? answer : refusal.parse(answer);
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Owners that are gone are noticed here, before their leases run out. */
  #lookAround(): void {
    const ping = JSON.stringify({ do: 'ping' } satisfies Question);
    for (const node of new Set([...this.#out.values()].map((link) => link.node)))
      this.bus.ask(node, ping).then(
        (answer) => this.#stillThere(node, welcome.parse(JSON.parse(answer)).welcome),
        () => this.#lost(node, () => true),
      );
  }

  /** An owner that was cut off meanwhile has let go of whoever came over the bus, and could not say so. */
  #stillThere(node: string, interruptions: number): void {
    this.#lost(node, ({ since }) => since !== undefined && since !== interruptions);
  }

  #lost(node: string, whom: (link: Outward) => boolean): void {
    for (const [conn, link] of this.#out) if (link.node === node && whom(link)) this.#cut(conn, link);
  }

  /** Whoever is connected comes back and is shown where things stand. */
  #cut(conn: number, { sink, node }: Outward): void {
    this.#out.delete(conn);
    this.bus.tell(node, `l ${this.node} ${conn} 0\n`);
    sink.send(JSON.stringify({ t: 'bye', reason: 'shutdown', comeBackMs: this.comeBackMs }));
    sink.close(1012, 'shutdown');
  }

  // --- what comes in

  async asked(text: string): Promise<string> {
    const parsed = question.parse(JSON.parse(text));
    if (parsed.do === 'ping') return this.#welcome();
    if (parsed.do !== 'enter') return JSON.stringify(await this.owner.answer(parsed));
    const { gate, conn, hello } = parsed;
    let sent = 0;
    const sink: Sink = {
      send: (frame) => this.bus.tell(gate, `f ${this.node} ${conn} ${++sent}\n${frame}`),
      close: (code, reason) => {
        this.#in.delete(`${gate} ${conn}`);
        this.bus.tell(gate, `c - ${conn} ${code}\n${reason}`);
      },
    };
    const visit = await this.owner.enter(sink, hello);
    if (typeof visit === 'string') return JSON.stringify(visit);
    this.#in.set(`${gate} ${conn}`, { visit, heard: 0 });
    return this.#welcome();
  }

  #welcome(): string {
    return JSON.stringify({ welcome: this.#interruptions } satisfies z.infer<typeof welcome>);
  }

  told(text: string): void {
    const line = text.indexOf('\n');
    const [kind, from = '', conn = '', number = ''] = text.slice(0, line).split(' ');
    const rest = text.slice(line + 1);
    if (kind === 'f') this.#frame(from, Number(conn), Number(number), rest);
    else if (kind === 'c') this.#closed(Number(conn), Number(number), rest);
    else if (kind === 'm') this.#message(from, conn, Number(number), rest);
    else if (kind === 'l') this.#left(`${from} ${conn}`);
  }

  #frame(from: string, conn: number, number: number, frame: string): void {
    const link = this.#out.get(conn);
    if (!link) {
      // Whoever gave up waiting at the door may have been let in after all.
      this.bus.tell(from, `l ${this.node} ${conn} 0\n`);
      return;
    }
    if (number <= link.heard) return;
    if (number !== link.heard + 1) {
      this.#cut(conn, link);
      return;
    }
    link.heard = number;
    link.sink.send(frame);
  }

  #closed(conn: number, code: number, reason: string): void {
    const link = this.#out.get(conn);
    this.#out.delete(conn);
    link?.sink.close(code, reason);
  }

  #message(gate: string, conn: string, number: number, text: string): void {
    const key = `${gate} ${conn}`;
    const link = this.#in.get(key);
    if (link && number <= link.heard) return;
    if (!link || number !== link.heard + 1) {
      this.#left(key);
      this.bus.tell(gate, `c - ${conn} 1012\nshutdown`);
      return;
    }
    link.heard = number;
    const message = clientMessage.parse(JSON.parse(text));
    if (message.t !== 'hello') link.visit.take(message);
  }

  #left(key: string): void {
    const link = this.#in.get(key);
    this.#in.delete(key);
    link?.visit.leave();
  }

  // --- when others come and go

  /** Connections of nodes that are gone have left. */
  forget(living: ReadonlySet<string>): void {
    for (const key of [...this.#in.keys()]) if (!living.has(key.split(' ')[0] ?? '')) this.#left(key);
  }

  /** Something may have been lost on the way: everybody who is far away comes back. */
  interrupted(): void {
    this.#interruptions++;
    this.#cutAll();
    for (const key of [...this.#in.keys()]) this.#left(key);
  }

  #cutAll(): void {
    for (const [conn, link] of this.#out) this.#cut(conn, link);
  }

  /** Whoever is far away comes back elsewhere. Those who come from other nodes are told so by their tables. */
  close(): void {
    clearInterval(this.#watch);
    this.#cutAll();
  }
}
