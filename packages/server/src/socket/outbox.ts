import type { Socket } from 'node:net';
import { textFrame } from './frame';

/**
 * A new list every time: a set that is cleared holds on to the one it becomes, and once one of them has grown old none of those
 * after it is collected young, nor what lies in them.
 */
let waiting: Outbox[] = [];

function postAll(): void {
  const leaving = waiting;
  waiting = [];
  for (const outbox of leaving) outbox.post();
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
    if (this.#frames === '') this.#wait();
    this.#frames += frame;
    return frame.length;
  }

  #wait(): void {
    if (waiting.length === 0) queueMicrotask(postAll);
    waiting.push(this);
  }

  /** Sends now what is waiting. */
  post(): void {
    const frames = this.#frames;
    if (frames === '') return;
    this.#frames = '';
    if (this.socket.writable) this.socket.write(frames, 'latin1');
  }
}
