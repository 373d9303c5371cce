import type { Viewer } from '@undertow/kernel';
import { type ClientMessage, LIMITS, type RefusalReason, type ServerMessage } from '@undertow/protocol';
import type { Sink } from './sink';
import { Bucket } from './talk/bucket';

export type Hello = Extract<ClientMessage, { t: 'hello' }>;

/** One connection that has said who it is. */
export class Guest {
  /** What costs the server more than a glance. */
  readonly costly = new Bucket(3, 2_000);
  /** What everybody at the table is told of. */
  readonly public = new Bucket(LIMITS.publicAtOnce, LIMITS.publicEveryMs);
  welcomed = false;
  /** The seat is no longer this connection's: from this moment it does nothing more, whatever it sends. */
  silenced = false;

  constructor(
    readonly sink: Sink,
    readonly viewer: Viewer,
  ) {}

  get seat(): number | null {
    return this.viewer === 'spectator' ? null : this.viewer;
  }

  send(message: ServerMessage): void {
    this.sink.send(JSON.stringify(message));
  }

  done(n: number): void {
    this.sink.send(`{"t":"done","n":${n}}`);
  }

  refuse(n: number, reason: RefusalReason, rule?: string): void {
    this.send({ t: 'refused', n, reason, ...(rule !== undefined && { rule }) });
  }

  dismiss(reason: 'shutdown' | 'moved' | 'removed', comeBackMs: number | null): void {
    this.silenced = true;
    this.send({ t: 'bye', reason, comeBackMs });
    this.sink.close(reason === 'shutdown' ? 1012 : 1008, reason);
  }
}

/** How many connections may look through one pair of eyes. */
export const mostConnections = (viewer: Viewer): number =>
  viewer === 'spectator' ? LIMITS.connectionsPerSeat * 8 : LIMITS.connectionsPerSeat;
