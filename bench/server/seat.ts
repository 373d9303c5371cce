import { randomPicks } from '@undertow/bots';
import { seedRng } from '@undertow/kernel';
import { type DecisionMessage, PROTOCOL } from '@undertow/protocol';
import WebSocket from 'ws';

/** What all seats have received together. */
export interface Received {
  frames: number;
  bytes: number;
}

export interface SeatKey {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

const [D, E, O] = [...Buffer.from('deo')];
const DECISION = Buffer.from('"decision":{');
const ENDING = Buffer.from('"ending":{');

/** One connected seat that answers at random. Looks into a frame only where something is asked or acknowledged. */
export class LoadSeat {
  decision: DecisionMessage | null = null;
  over = false;
  /** This seat is asked, or its game is over. */
  news: (seat: LoadSeat) => void = () => {};
  snapshotText = '';
  #n = 1;
  #sentAt = 0;
  #acknowledged: ((ms: number) => void) | undefined;
  readonly #rng;
  readonly #waiting = new Map<string, () => void>();

  constructor(
    readonly socket: WebSocket,
    readonly key: SeatKey,
    private readonly received: Received,
  ) {
    this.#rng = seedRng(`${key.table}:${key.seat}`);
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) this.#receive(data);
    });
    socket.on('error', () => {});
  }

  static async connect(url: string, key: SeatKey, received: Received): Promise<LoadSeat> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    await new Promise<void>((done, fail) => {
      socket.once('open', () => done());
      socket.once('error', fail);
    });
    const seat = new LoadSeat(socket, key, received);
    const welcomed = seat.next('welcome');
    socket.send(JSON.stringify({ t: 'hello', n: 1, protocol: PROTOCOL, table: key.table, token: key.token }));
    await welcomed;
    return seat;
  }

  /** Waits for a message of this kind. */
  next(t: string): Promise<void> {
    return new Promise((done) => this.#waiting.set(t, done));
  }

  async request(message: object, reply: string): Promise<void> {
    const done = this.next(reply);
    this.socket.send(JSON.stringify({ ...message, n: ++this.#n }));
    await done;
  }

  /** Answers what is asked; `acknowledged` gets the milliseconds until the answer was on disk. */
  answer(acknowledged: (ms: number) => void): void {
    const { decision } = this;
    if (!decision) return;
    this.decision = null;
    this.#acknowledged = acknowledged;
    this.#sentAt = performance.now();
    const picks = randomPicks(toDecision(decision), this.#rng);
    this.socket.send(`{"t":"answer","n":${++this.#n},"decision":${decision.id},"picks":[${picks.join(',')}]}`);
  }

  /** Looks at bytes as long as it can: the load must not cost more than what it measures. */
  #receive(data: Buffer): void {
    this.received.frames++;
    this.received.bytes += data.length;
    const delta = data[6] === D && data[7] === E;
    if (delta && !data.includes(DECISION) && !data.includes(ENDING)) return;
    if (data[6] === D && data[7] === O && this.#acknowledged) {
      const acknowledged = this.#acknowledged;
      this.#acknowledged = undefined;
      acknowledged(performance.now() - this.#sentAt);
      return;
    }
    this.#read(data.toString());
  }

  #read(text: string): void {
    const message = JSON.parse(text);
    switch (message.t) {
      case 'delta':
        this.over ||= message.ending !== undefined;
        this.#ask(message.decision ?? null);
        break;
      case 'snapshot':
      case 'welcome':
        if (message.snapshot) this.snapshotText = text;
        this.#ask(message.snapshot?.decision ?? null);
        break;
      case 'refused':
        throw new Error(text);
      default:
        break;
    }
    this.#waiting.get(message.t)?.();
    this.#waiting.delete(message.t);
  }

  #ask(decision: DecisionMessage | null): void {
    this.decision = decision;
    if (decision || this.over) this.news(this);
  }
}

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
