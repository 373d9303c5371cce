import { randomPicks } from '@undertow/bots';
import { seedRng } from '@undertow/kernel';
import { type DecisionMessage, PROTOCOL } from '@undertow/server/protocol';
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

/** One connected seat that answers at random. Looks into a frame only where something is asked or acknowledged. */
export class LoadSeat {
  decision: DecisionMessage | null = null;
  over = false;
  asked: (seat: LoadSeat) => void = () => {};
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
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('error', () => {});
  }

  static async connect(url: string, key: SeatKey, received: Received): Promise<LoadSeat> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
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

  #receive(text: string): void {
    this.received.frames++;
    this.received.bytes += text.length;
    if (text.startsWith('{"t":"done"')) {
      this.#acknowledged?.(performance.now() - this.#sentAt);
      this.#acknowledged = undefined;
    } else if (text.startsWith('{"t":"delta"')) {
      if (text.includes('"decision":{')) this.#ask(JSON.parse(text).decision);
      if (text.includes('"ending":{')) this.over = true;
    } else if (text.startsWith('{"t":"snapshot"')) {
      this.snapshotText = text;
      this.#ask(JSON.parse(text).snapshot.decision);
    } else if (text.startsWith('{"t":"welcome"')) {
      const { snapshot } = JSON.parse(text);
      if (snapshot) {
        this.snapshotText = text;
        this.#ask(snapshot.decision);
      }
    } else if (text.startsWith('{"t":"refused"')) throw new Error(text);
    this.#tell(text);
  }

  #ask(decision: DecisionMessage | null): void {
    this.decision = decision;
    if (decision) this.asked(this);
  }

  #tell(text: string): void {
    if (this.#waiting.size === 0) return;
    for (const [t, done] of [...this.#waiting]) {
      if (!text.startsWith(`{"t":"${t}"`)) continue;
      this.#waiting.delete(t);
      done();
    }
  }
}

const toDecision = ({ id, seat, kind, options, min, max, rule, least, repeat }: DecisionMessage) => ({
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
