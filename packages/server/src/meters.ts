import type { RefusalReason } from '@undertow/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counts by who it was, as cheaply as can be; what it shows is put together when somebody asks. */
class Tally {
  readonly #counts = new Map<string, number>();

  constructor(name: string, help: string, registers: Registry[]) {
    const counts = this.#counts;
    new Counter({
      name,
      help,
      labelNames: ['by'],
      registers,
      collect() {
        this.reset();
        for (const [by, count] of counts) this.inc({ by }, count);
      },
    });
  }

  inc({ by }: { readonly by: string }): void {
    this.#counts.set(by, (this.#counts.get(by) ?? 0) + 1);
  }
}

/** What the server counts. Sums over all tables only, and shown to the host's own machine alone. */
export class Meters {
  readonly registry = new Registry();
  readonly #registers = [this.registry];
  readonly answers = new Tally('undertow_answers_total', 'Answers on disk', this.#registers);
  readonly refused = new Counter({
    name: 'undertow_refused_total',
    help: 'Messages, requests and connections refused',
    labelNames: ['reason'],
    registers: this.#registers,
  });
  readonly commitSeconds = new Histogram({
    name: 'undertow_commit_seconds',
    help: 'Time of one commit',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    registers: this.#registers,
  });
  readonly commitWrites = new Histogram({
    name: 'undertow_commit_writes',
    help: 'Changes in one commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers: this.#registers,
  });
  readonly wakeSeconds = new Histogram({
    name: 'undertow_wake_seconds',
    help: 'Time to bring a sleeping table back',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    registers: this.#registers,
  });
  readonly connections = new Gauge({
    name: 'undertow_connections',
    help: 'Open connections',
    registers: this.#registers,
  });
  readonly awake = new Gauge({ name: 'undertow_tables_awake', help: 'Tables in memory', registers: this.#registers });
  readonly reports = new Counter({
    name: 'undertow_reports_total',
    help: 'Reports filed',
    labelNames: ['by'],
    registers: this.#registers,
  });
  readonly stuck = new Counter({
    name: 'undertow_stuck_tables_total',
    help: 'Tables found with nobody to act',
    registers: this.#registers,
  });

  /** Counted for every frame, so as cheaply as can be. */
  framesReceived = 0;
  bytesSent = 0;

  constructor(withProcess: boolean) {
    this.#counting('undertow_frames_total', 'Frames received', () => this.framesReceived);
    this.#counting('undertow_sent_bytes_total', 'Bytes of messages sent', () => this.bytesSent);
    if (withProcess) collectDefaultMetrics({ register: this.registry });
  }

  /** A counter that is read only when somebody asks. */
  #counting(name: string, help: string, total: () => number): void {
    const registers = this.#registers;
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(total());
      },
    });
  }

  refuse(reason: RefusalReason): void {
    this.refused.inc({ reason });
  }
}
