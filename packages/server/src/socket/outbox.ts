import type { Socket } from 'node:net';
import { textFrame } from './frame';

const waiting = new Set<Outbox>();

function postAll(): void {
  for (const outbox of waiting) outbox.post();
  waiting.clear();
}

/**
 * What goes to one connection. All that becomes known in one round of the event loop leaves in one write: at many tables
 * with many people, writing is most of what a server does.
 */
export class Outbox {
  #frames = '';

  constructor(private readonly socket: Socket) {}

  put(text: string): number {
    const frame = textFrame(text);
    this.#frames += frame;
    if (waiting.size === 0) queueMicrotask(postAll);
    waiting.add(this);
    return frame.length;
  }

  /** Sends now what is waiting. */
  post(): void {
    const frames = this.#frames;
    if (frames === '') return;
    this.#frames = '';
    if (this.socket.writable) this.socket.write(frames, 'latin1');
  }
}
