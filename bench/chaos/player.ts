import { randomPicks } from '@undertow/bots';
import { below, type Rng, seedRng } from '@undertow/kernel';
import { type DecisionMessage, PROTOCOL, type SeatResponse } from '@undertow/protocol';
import WebSocket from 'ws';
import { toDecision } from '../server/seat';

/** How long somebody thinks. */
const THINK_MS = 60;
const THINK_MORE_MS = 120;
/** How long a connection may say nothing before it is given up, and how often it is asked. */
const SILENT_MS = 2_500;
const ASK_MS = 1_000;
const COME_BACK_MS = 100;
const INSIST_MS = 50;

/** A question, what was answered, and what came of it. */
export interface Given {
  readonly decision: number;
  readonly picks: readonly number[];
  readonly sentAt: number;
  acknowledgedAt: number | undefined;
}

/** Somebody who asks until it is done. */
interface Insisting {
  readonly done: () => void;
  readonly again: () => void;
}

/** One seat through whatever happens to the servers: it comes back, and remembers what it was told. */
export class Player {
  readonly given: Given[] = [];
  over = false;
  acknowledged: (given: Given) => void = () => {};
  #socket: WebSocket | undefined;
  #n = 0;
  #connections = 0;
  #heardAt = 0;
  #decision: DecisionMessage | null = null;
  #sent = new Map<number, Given>();
  #thinking: NodeJS.Timeout | undefined;
  #comeBackMs = COME_BACK_MS;
  #watch: NodeJS.Timeout | undefined;
  #retired = false;
  readonly #rng: Rng;
  readonly #waiting = new Map<number, Insisting>();

  constructor(
    readonly url: string,
    readonly seat: SeatResponse,
  ) {
    this.#rng = seedRng(`${seat.table}:${seat.seat}`);
    this.#connect();
  }

  /** Stops for good. */
  retire(): void {
    this.#retired = true;
    clearTimeout(this.#thinking);
    clearInterval(this.#watch);
    this.#socket?.terminate();
  }

  /** Asks until it is done, over as many connections as it takes. */
  insist(message: object): Promise<void> {
    return new Promise((done) => {
      let asked = -1;
      const ask = setInterval(() => {
        if (this.#connections === asked) return;
        const n = this.#send(message);
        if (n === undefined) return;
        asked = this.#connections;
        this.#waiting.set(n, {
          done: () => {
            clearInterval(ask);
            done();
          },
          again: () => {
            asked = -1;
          },
        });
      }, INSIST_MS);
    });
  }

  #connect(): void {
    if (this.#retired) return;
    const { table, token } = this.seat;
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
      perMessageDeflate: false,
      handshakeTimeout: SILENT_MS,
    });
    this.#socket = socket;
    this.#connections++;
    this.#waiting.clear();
    this.#n = 0;
    this.#heardAt = performance.now();
    this.#comeBackMs = COME_BACK_MS;
    socket.on('open', () => this.#send({ t: 'hello', protocol: PROTOCOL, table, token }));
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => this.#lost());
    this.#watch = setInterval(() => this.#look(socket), ASK_MS);
  }

  #lost(): void {
    clearInterval(this.#watch);
    clearTimeout(this.#thinking);
    this.#thinking = undefined;
    this.#socket = undefined;
    if (!this.#retired) setTimeout(() => this.#connect(), this.#comeBackMs);
  }

  #look(socket: WebSocket): void {
    if (performance.now() - this.#heardAt > SILENT_MS) socket.terminate();
    else if (socket.readyState === WebSocket.OPEN) this.#send({ t: 'ping' });
  }

  #send(message: object): number | undefined {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return undefined;
    this.#n++;
    socket.send(JSON.stringify({ ...message, n: this.#n }));
    return this.#n;
  }

  #hear(text: string): void {
    this.#heardAt = performance.now();
    const message = JSON.parse(text);
    switch (message.t) {
      case 'welcome':
        this.#shown(message.snapshot);
        break;
      case 'snapshot':
        this.#shown(message.snapshot);
        break;
      case 'delta':
        if (message.ending) this.over = true;
        if (message.decision !== undefined) this.#asked(message.decision);
        break;
      case 'done':
        this.#done(message.n);
        break;
      case 'refused':
        this.#sent.delete(message.n);
        this.#refused(message.n, message.reason);
        break;
      case 'bye':
        this.#comeBackMs = message.comeBackMs ?? COME_BACK_MS;
        break;
      default:
        break;
    }
  }

  #shown(snapshot: { decision: DecisionMessage | null; ending: unknown } | null): void {
    if (!snapshot) return;
    if (snapshot.ending) this.over = true;
    this.#asked(snapshot.decision);
  }

  #asked(decision: DecisionMessage | null): void {
    this.#decision = decision;
    if (!decision || this.#thinking !== undefined) return;
    this.#thinking = setTimeout(() => this.#answer(), THINK_MS + below(this.#rng, THINK_MORE_MS));
  }

  /** The same question gets the same answer, however often it has to be given. */
  #answer(): void {
    this.#thinking = undefined;
    const decision = this.#decision;
    if (!decision) return;
    let given = this.given.at(-1);
    if (given?.decision !== decision.id) {
      const picks = randomPicks(toDecision(decision), this.#rng);
      given = { decision: decision.id, picks, sentAt: performance.now(), acknowledgedAt: undefined };
      this.given.push(given);
    }
    const n = this.#send({ t: 'answer', decision: decision.id, picks: given.picks });
    if (n !== undefined) this.#sent.set(n, given);
  }

  /** What was done before the server died, and could not be said any more, is refused afterwards. */
  #refused(n: number, reason: unknown): void {
    const waiting = this.#waiting.get(n);
    if (reason === 'not-in-lobby') waiting?.done();
    else waiting?.again();
  }

  #done(n: number): void {
    this.#waiting.get(n)?.done();
    this.#waiting.delete(n);
    const given = this.#sent.get(n);
    this.#sent.delete(n);
    if (!given) return;
    given.acknowledgedAt ??= performance.now();
    this.acknowledged(given);
  }
}
