import type { ClientMessage, ServerMessage } from '@undertow/protocol';

type WithoutNumber<M> = M extends ClientMessage ? Omit<M, 'n'> : never;
/** A message before the connection numbers it. */
export type Outgoing = WithoutNumber<ClientMessage>;

export interface SocketEvents {
  /** Called on every new connection: the first message to send. */
  readonly hello: () => Extract<Outgoing, { t: 'hello' }>;
  readonly message: (message: ServerMessage) => void;
  readonly status: (status: 'connecting' | 'open' | 'lost') => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

/** What our own server sends is what the protocol says. */
const parse = (text: string): ServerMessage => JSON.parse(text);

/** A socket that comes back by itself. Messages sent while it is away are refused, never queued: a click must not land late. */
export class TableSocket {
  readonly #events: SocketEvents;
  readonly #address: string;
  #socket: WebSocket | undefined;
  #n = 0;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(address: string, events: SocketEvents) {
    this.#address = address;
    this.#events = events;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** Sends, and tells the number the answer will carry; `undefined` when there is no connection. */
  send(message: Outgoing): number | undefined {
    if (this.#socket?.readyState !== WebSocket.OPEN) return undefined;
    this.#n += 1;
    this.#socket.send(JSON.stringify({ ...message, n: this.#n }));
    return this.#n;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#stopTimers();
    this.#socket?.close();
  }

  /** Hangs up and comes back at once, to say hello anew. */
  again(): void {
    const before = this.#socket;
    this.#stopTimers();
    this.#socket = undefined;
    before?.close();
    this.#open();
  }

  /** The server said how long to stay away. */
  comeBackAfter(ms: number): void {
    this.#wait = ms;
  }

  #open(): void {
    this.#events.status('connecting');
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#n = 0;
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      this.#events.status('open');
      this.send(this.#events.hello());
      this.#ping = setInterval(() => this.#keepAlive(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      this.#heard = Date.now();
      this.#events.message(parse(data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#stopTimers();
    this.#socket = undefined;
    if (this.#closed) return;
    this.#events.status('lost');
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #keepAlive(): void {
    if (Date.now() - this.#heard > PING_EVERY + PONG_WITHIN) {
      const socket = this.#socket;
      this.#lost();
      socket?.close();
    } else {
      this.send({ t: 'ping' });
    }
  }

  readonly #hurry = (): void => {
    if (this.#socket || this.#closed || document.hidden) return;
    this.#stopTimers();
    this.#open();
  };

  #stopTimers(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
  }
}
