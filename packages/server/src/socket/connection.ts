import type { Socket } from 'node:net';
import { type ClientMessage, clientMessage, LIMITS, PROTOCOL, type RefusalReason } from '@undertow/protocol';
import type { Hello, Sink } from '@undertow/table';
import { Bucket, troubleOf } from '@undertow/table';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Visit } from '../cluster/relay';
import type { Visitors } from '../house/visitors';
import type { Meters } from '../meters';
import { Outbox } from './outbox';

/** After so many broken frames a connection is closed. */
const MOST_STRIKES = 100;
/** A connection that cannot take what it is sent is closed; it can come back and resume. */
const MOST_BUFFERED = 2_000_000;
/** How much may be said before one was welcomed. */
const MOST_EARLY = 50;
/** When to come back where tables cannot be reached for now. */
const UNAVAILABLE_MS = 1_000;
/** With so much unread, pings are no longer answered. */
const MOST_UNREAD_PONGS = 65_536;
/** How long somebody who was told to go may take. */
const LEAVE_MS = 800;

/** What a connection asks of the house. */
export interface Door {
  enter(sink: Sink, hello: Hello): Promise<Visit | RefusalReason>;
  readonly visitors: Visitors;
  readonly services: { readonly comeBackMs: number };
}

/** One socket: reads frames, refuses what is broken, and hands on what is not. */
export class Connection implements Sink {
  readonly #bucket = new Bucket(LIMITS.framesAtOnce, 1000 / LIMITS.framesPerSecond);
  readonly #warnings = new Bucket(3, 1000);
  readonly #helloTimer: NodeJS.Timeout;
  readonly #outbox: Outbox;
  #at: Visit | undefined;
  /** What came in while the table was looked for. */
  #early: Exclude<ClientMessage, Hello>[] | undefined;
  #gone = false;
  #last = 0;
  #strikes = 0;
  /** Told to go: nothing it sends is read any more. */
  #leaving = false;

  constructor(
    private readonly socket: WebSocket,
    wire: Socket,
    private readonly address: string,
    private readonly house: Door,
    private readonly meters: Meters,
    private readonly log: Logger,
  ) {
    this.#outbox = new Outbox(wire);
    meters.connections.inc();
    this.#helloTimer = setTimeout(() => this.#tooLate(), LIMITS.helloMs).unref();
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', () => this.#pinged());
    socket.on('pong', () => this.#bucket.take());
    socket.on('close', () => this.#left());
    socket.on('error', (error) => this.#failed(error));
  }

  send(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED) {
      socket.terminate();
      return;
    }
    this.meters.bytesSent += this.#outbox.put(text);
  }

  close(code: number, reason: string): void {
    this.#leaving = true;
    this.#outbox.post();
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), LEAVE_MS).unref();
  }

  /** A ping of the wire counts like a message, and is answered only while the other side reads what it is sent. */
  #pinged(): void {
    const { socket } = this;
    if (this.#leaving) return;
    if (!this.#bucket.take()) this.#strike(null, 'too-fast');
    else if (socket.bufferedAmount < MOST_UNREAD_PONGS) socket.pong();
  }

  #receive(data: WebSocket.RawData, isBinary: boolean): void {
    this.meters.framesReceived++;
    if (this.#leaving) return;
    if (!this.#bucket.take()) {
      this.#strike(null, 'too-fast');
      return;
    }
    if (isBinary) {
      this.#strike(null, 'malformed');
      return;
    }
    const read = readMessage(String(data));
    if (!read.message) {
      this.#strike(read.n, 'malformed');
      return;
    }
    const { message } = read;
    if (message.n <= this.#last) {
      this.#strike(message.n, 'replayed');
      return;
    }
    this.#last = message.n;
    try {
      this.#understood(message);
    } catch (error) {
      this.log.error({ err: error, message: message.t }, 'a message could not be carried out');
      this.#refuse(message.n, 'internal');
    }
  }

  #understood(message: ClientMessage): void {
    if (message.t === 'hello') this.#hello(message);
    else if (message.t === 'report' && !this.house.visitors.mayReport(this.address))
      this.#refuse(message.n, 'too-fast');
    else if (this.#at) this.#at.take(message);
    else if (this.#early && this.#early.length < MOST_EARLY) this.#early.push(message);
    else this.#strike(message.n, 'hello-first');
  }

  #hello(hello: Hello): void {
    if (this.#at || this.#early) {
      this.#strike(hello.n, 'replayed');
      return;
    }
    if (hello.protocol !== PROTOCOL) {
      this.#turnAway(hello.n, 'version');
      return;
    }
    clearTimeout(this.#helloTimer);
    this.#early = [];
    this.house.enter(this, hello).then(
      (visit) => this.#entered(hello.n, visit),
      (error) => {
        this.log.error({ table: hello.table, err: error }, 'somebody could not be brought to a table');
        this.#turnAway(hello.n, troubleOf(error));
      },
    );
  }

  #entered(n: number, visit: Visit | RefusalReason): void {
    const early = this.#early ?? [];
    this.#early = undefined;
    if (visit === 'unavailable') this.#sendLater(n);
    else if (typeof visit === 'string') this.#turnAway(n, visit);
    else if (this.#gone) visit.leave();
    else {
      this.#at = visit;
      for (const message of early) if (!this.#leaving) visit.take(message);
    }
  }

  /** The table is there, but cannot be reached for now. */
  #sendLater(n: number): void {
    this.#refuse(n, 'unavailable');
    this.send(
      JSON.stringify({
        t: 'bye',
        reason: 'shutdown',
        comeBackMs: Math.min(UNAVAILABLE_MS, this.house.services.comeBackMs),
      }),
    );
    this.close(1013, 'unavailable');
  }

  #turnAway(n: number, reason: RefusalReason): void {
    this.#refuse(n, reason);
    this.close(1008, reason);
  }

  #refuse(n: number | null, reason: RefusalReason): void {
    this.meters.refuse(reason);
    this.send(JSON.stringify({ t: 'refused', n, reason }));
  }

  /** A frame no honest client sends. Every one is counted, some are answered, and many end the connection. */
  #strike(n: number | null, reason: RefusalReason): void {
    this.#strikes++;
    if (this.#strikes > MOST_STRIKES) {
      this.meters.refuse(reason);
      this.close(1008, reason);
    } else if (reason === 'too-fast' && !this.#warnings.take()) this.meters.refuse(reason);
    else this.#refuse(n, reason);
  }

  #tooLate(): void {
    this.#turnAway(0, 'hello-first');
  }

  #failed(error: Error): void {
    if ('code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') this.meters.refuse('too-large');
    else this.meters.refuse('malformed');
  }

  #left(): void {
    this.#gone = true;
    clearTimeout(this.#helloTimer);
    this.meters.connections.dec();
    this.#at?.leave();
    this.#at = undefined;
  }
}

/** A message, or at least its number. */
function readMessage(text: string): { readonly message?: ClientMessage; readonly n: number | null } {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { n: null };
  }
  const parsed = clientMessage.safeParse(raw);
  if (parsed.success) return { message: parsed.data, n: parsed.data.n };
  const n = typeof raw === 'object' && raw !== null && 'n' in raw ? raw.n : null;
  return { n: typeof n === 'number' && Number.isSafeInteger(n) ? n : null };
}
