import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@undertow/protocol';

const TEXT = 0x81;
const MASKED = 0x80;
const SHORT = 126;

/** A text as a client sends it: masked, here with a mask that changes nothing. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < SHORT ? [TEXT, MASKED | body.length] : [TEXT, MASKED | SHORT, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}

/** A connection that knows nothing of manners: it answers no ping and no goodbye. */
export class RawSocket {
  /** All that came, frames and their heads alike. */
  received = '';
  #n = 0;
  readonly closed: Promise<void>;

  private constructor(private readonly wire: Socket) {
    wire.on('data', (data) => {
      this.received += data.toString('latin1');
    });
    wire.on('error', () => {});
    this.closed = new Promise((done) => wire.on('close', () => done()));
  }

  /** Takes a seat's place at its table. */
  static async enter(port: number, table: string, token: string): Promise<RawSocket> {
    const raw = new RawSocket(connect(port, '127.0.0.1'));
    const key = randomBytes(16).toString('base64');
    raw.wire.write(
      `GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    );
    await raw.until('101 Switching Protocols');
    raw.send({ t: 'hello', protocol: PROTOCOL, table, token });
    await raw.until('"t":"welcome"');
    return raw;
  }

  send(message: object): void {
    this.#n++;
    this.wire.write(frameOf(JSON.stringify({ ...message, n: this.#n })));
  }

  async until(text: string): Promise<void> {
    for (let tries = 0; !this.received.includes(text); tries++) {
      if (tries > 500) throw new Error(`${text} did not come`);
      await new Promise((done) => setTimeout(done, 10));
    }
  }
}
