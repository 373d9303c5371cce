import { Writable } from 'node:stream';

/** Keeps what a server says in its log. */
export interface Log extends Writable {
  text(): string;
}

export function logOf(): Log {
  let text = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  return Object.assign(stream, { text: () => text });
}
