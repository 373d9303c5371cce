import { randomPicks } from '@undertow/bots';
import { type Rng, seedRng } from '@undertow/kernel';
import {
  apply,
  type ClientMessage,
  type DecisionMessage,
  type Delta,
  type EndingMessage,
  type HistoryEntry,
  LIMITS,
  PROTOCOL,
  type ServerMessage,
  type Snapshot,
  serverMessage,
  type TableInfo,
  type WaitingMessage,
  type You,
} from '@undertow/protocol';
import { Bucket } from '@undertow/table';
import WebSocket from 'ws';

type WithoutNumber<M> = M extends { n: number } ? Omit<M, 'n'> : never;
export type Outgoing = WithoutNumber<ClientMessage>;
type Waiter = { readonly fits: (message: ServerMessage) => boolean; readonly done: (message: ServerMessage) => void };

export interface ClientOptions {
  readonly url: string;
  readonly table: string;
  readonly token?: string;
  readonly resume?: { readonly stream: string; readonly version: number };
  readonly headers?: Record<string, string>;
}

/** A client as the page is one: keeps its view by applying patches, and remembers everything it was sent. */
export class TestClient {
  readonly received: ServerMessage[] = [];
  readonly frames: string[] = [];
  view: unknown;
  stream = '';
  version = -1;
  decision: DecisionMessage | null = null;
  waiting: WaitingMessage | null = null;
  ending: EndingMessage | null = null;
  table: TableInfo | undefined;
  you: You | undefined;
  closed: { readonly code: number; readonly reason: string } | undefined;
  onMessage: (message: ServerMessage) => void = () => {};
  #n = 0;
  readonly #waiters = new Set<Waiter>();

  constructor(
    readonly socket: WebSocket,
    readonly url = '',
  ) {
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
    });
    socket.on('error', () => {});
  }

  static async connect(options: ClientOptions): Promise<TestClient> {
    const socket = new WebSocket(`${options.url.replace('http', 'ws')}/api/socket`, { headers: options.headers ?? {} });
    const client = new TestClient(socket, options.url);
    await new Promise<void>((done, fail) => {
      socket.once('open', () => done());
      socket.once('error', fail);
    });
    const { table, token, resume } = options;
    await client.ask(
      { t: 'hello', protocol: PROTOCOL, table, ...(token !== undefined && { token }), ...resume },
      ({ t }) => t === 'welcome',
    );
    return client;
  }

  get events(): unknown[] {
    return this.received.flatMap((message) => (message.t === 'delta' ? (message.events ?? []) : []));
  }

  /** Sends a message; gives its number. */
  send(message: Outgoing): number {
    this.#n++;
    this.socket.send(JSON.stringify({ ...message, n: this.#n }));
    return this.#n;
  }

  /** Sends a message and waits for what fits, by default the answer to it; fails when it is refused. */
  async ask(message: Outgoing, fits?: (answer: ServerMessage) => boolean): Promise<ServerMessage> {
    const n = this.send(message);
    const answer = await this.until(
      (given) => (given.t === 'refused' && given.n === n) || (fits ? fits(given) : 'n' in given && given.n === n),
    );
    if (answer.t === 'refused') throw new Error(`refused: ${answer.reason}`);
    return answer;
  }

  /** Sends a message that must be refused; gives the reason. */
  async refusal(message: Outgoing): Promise<string> {
    const n = this.send(message);
    const answer = await this.until((given) => 'n' in given && given.n === n);
    return answer.t === 'refused' ? answer.reason : `not refused, but ${answer.t}`;
  }

  until(fits: (message: ServerMessage) => boolean, ms = 10_000): Promise<ServerMessage> {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`nothing came; last: ${this.frames.at(-1)?.slice(0, 300)}`)), ms);
      const waiter: Waiter = {
        fits,
        done: (message) => {
          clearTimeout(timer);
          done(message);
        },
      };
      this.#waiters.add(waiter);
    });
  }

  /** Answers whatever is asked at random until the game is over, as fast as the protocol lets anybody send. */
  playAtRandom(seed: string): void {
    const rng: Rng = seedRng(seed);
    const everyMs = 1000 / LIMITS.framesPerSecond;
    // Half of what may come at once is left to what else is sent on the same connection.
    const bucket = new Bucket(LIMITS.framesAtOnce / 2, everyMs);
    let answered = -1;
    const act = (): void => {
      if (!this.decision || this.decision.id === answered) return;
      if (!bucket.take()) {
        setTimeout(act, everyMs);
        return;
      }
      answered = this.decision.id;
      this.send({ t: 'answer', decision: answered, picks: [...randomPicks(toDecision(this.decision), rng)] });
    };
    this.onMessage = act;
    act();
  }

  /** What the table tells of its past. */
  async history(): Promise<readonly HistoryEntry[]> {
    const answer = await this.ask({ t: 'history' }, ({ t }) => t === 'history');
    return answer.t === 'history' ? answer.entries : [];
  }

  untilOver(ms = 30_000): Promise<void> {
    if (this.ending && this.table?.status === 'over') return Promise.resolve();
    return this.until(() => this.ending !== null && this.table?.status === 'over', ms).then(() => {});
  }

  close(): Promise<void> {
    return new Promise((done) => {
      if (this.socket.readyState === WebSocket.CLOSED) return done();
      this.socket.once('close', () => done());
      this.socket.close();
    });
  }

  #receive(text: string): void {
    this.frames.push(text);
    const message = serverMessage.parse(JSON.parse(text));
    this.received.push(message);
    this.#learn(message);
    this.onMessage(message);
    for (const waiter of [...this.#waiters]) {
      if (!waiter.fits(message)) continue;
      this.#waiters.delete(waiter);
      waiter.done(message);
    }
  }

  #learn(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.table = message.table;
        this.you = message.you;
        if (message.snapshot) this.#start(message.snapshot);
        return;
      case 'snapshot':
        this.#start(message.snapshot);
        return;
      case 'delta':
        this.#change(message);
        return;
      case 'table':
        this.table = message.table;
        return;
      case 'you':
        this.you = message.you;
        return;
      default:
        return;
    }
  }

  #start(snapshot: Snapshot): void {
    this.stream = snapshot.stream;
    this.version = snapshot.version;
    this.view = snapshot.view;
    this.decision = snapshot.decision;
    this.waiting = snapshot.waiting;
    this.ending = snapshot.ending;
  }

  #change(delta: Delta): void {
    if (this.version >= 0 && delta.version !== this.version + 1)
      throw new Error(`a gap: ${this.version} is followed by ${delta.version}`);
    this.version = delta.version;
    if (delta.patch) this.view = apply(this.view, delta.patch);
    if (delta.decision !== undefined) this.decision = delta.decision;
    if (delta.waiting) this.waiting = delta.waiting;
    if (delta.ending) this.ending = delta.ending;
  }
}

/** The kernel's decision from the message that carried it. */
export const toDecision = ({ id, seat, kind, options, min, max, rule, least, repeat }: DecisionMessage) => ({
  id,
  seat,
  kind,
  options: options.map(({ ref, value, group }) => ({
    ref,
    ...(value !== undefined && { value }),
    ...(group !== undefined && { group }),
  })),
  min,
  max,
  rule,
  ...(least !== undefined && { least }),
  ...(repeat !== undefined && { repeat }),
});
