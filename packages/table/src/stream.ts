import type { Decision, Viewer } from '@undertow/kernel';
import type { ClockMessage, EndingMessage, WaitingMessage } from '@undertow/protocol';
import { Comparison } from './comparison';
import { newStreamId } from './seats/secret';
import { type Sight, viewIn } from './sight';
import type { Sink } from './sink';

/** What one viewer sees at one point. */
export interface Shown {
  readonly sight: Sight;
  readonly decision: Decision | null;
  readonly waiting: WaitingMessage;
  readonly ending: EndingMessage | null;
}

/** What is new for one viewer; parts that are left out stay as they were. */
export interface News {
  /** What happened, as JSON texts with commas between them; nothing where nothing did. */
  readonly events?: string | undefined;
  readonly sight?: Sight | undefined;
  readonly decision?: Decision | null | undefined;
  readonly waiting?: WaitingMessage | undefined;
  readonly ending?: EndingMessage | undefined;
  readonly clock?: ClockMessage | null | undefined;
}

/** How many deltas are kept for connections that drop and come back. */
const KEPT = 48;

const sameWaiting = (a: WaitingMessage, b: WaitingMessage): boolean =>
  a.window === b.window && a.seats.length === b.seats.length && a.seats.every((seat, i) => seat === b.seats[i]);

const delta = (version: number, news: string): string => `{"t":"delta","version":${version},${news}}`;

/**
 * What one viewer was sent, as a numbered stream that can be resumed. All tabs of a seat share one. Its numbers count
 * this viewer's own messages alone: a common count would tell when somebody else was asked in secret.
 */
export class Stream {
  readonly id = newStreamId();
  readonly sinks = new Set<Sink>();
  /** When the last connection left. */
  leftAt = 0;
  #version = 0;
  #shown: Shown;
  /** What the last deltas told, without their numbers: each in the place of the one so many before it. */
  #kept: string[] = [];
  /** The number of the oldest that is kept. */
  #oldest = 1;
  /** A clock was shown last. */
  #clocked = false;

  constructor(
    readonly viewer: Viewer,
    shown: Shown,
  ) {
    this.#shown = shown;
  }

  /** What the viewer saw last. */
  get sight(): Sight {
    return this.#shown.sight;
  }

  get decision(): Decision | null {
    return this.#shown.decision;
  }

  /** Tells what is new, or nothing when nothing is. */
  tell({ events = '', sight, decision, waiting, ending, clock }: News, comparison = new Comparison()): void {
    const before = this.#shown;
    const parts: string[] = [];
    if (events !== '') parts.push(`"events":[${events}]`);
    const compared = sight && comparison.changed(before.sight, sight);
    if (compared) parts.push(`"patch":${compared.patch}`);
    const asked = decision !== undefined && decision?.id !== before.decision?.id;
    if (asked) parts.push(`"decision":${decision ? comparison.question(decision) : null}`);
    // Only with a question of one's own: otherwise it would tell that somebody else has answered.
    if (asked && clock !== undefined && (clock || this.#clocked)) parts.push(`"clock":${JSON.stringify(clock)}`);
    if (asked && clock !== undefined) this.#clocked = clock !== null;
    if (waiting && !sameWaiting(before.waiting, waiting)) parts.push(`"waiting":${comparison.waiting(waiting)}`);
    if (ending) parts.push(`"ending":${JSON.stringify(ending)}`);
    this.#shown = {
      sight: compared?.now ?? before.sight,
      decision: decision === undefined ? before.decision : decision,
      waiting: waiting ?? before.waiting,
      ending: ending ?? before.ending,
    };
    if (parts.length > 0) this.#send(comparison.alike(parts.join(',')));
  }

  /** Shows the clock as it is now to whoever has come back. */
  tellClock(clock: ClockMessage | null): void {
    this.#clocked = clock !== null;
    this.#send(`"clock":${JSON.stringify(clock)}`);
  }

  #send(news: string): void {
    this.#version++;
    this.#kept[this.#version % KEPT] = news;
    if (this.#version - this.#oldest >= KEPT) this.#oldest++;
    const text = delta(this.#version, news);
    for (const sink of this.sinks) sink.send(text);
  }

  /** Starts over with a whole picture, after a takeback. */
  reset(shown: Shown): void {
    this.#shown = shown;
    this.#version++;
    this.#kept = [];
    this.#oldest = this.#version + 1;
  }

  /** The snapshot as JSON text. */
  snapshot(log: readonly string[], clock: ClockMessage | null): string {
    const { sight, decision, waiting, ending } = this.#shown;
    const rest = JSON.stringify({ view: viewIn(sight), decision, clock, waiting, ending }).slice(1, -1);
    return `{"stream":"${this.id}","version":${this.#version},${rest},"log":[${log.join(',')}]}`;
  }

  /** The deltas missed since a version, or `undefined` when they are no longer known. */
  missed(stream: string | undefined, version: number | undefined): readonly string[] | undefined {
    if (stream !== this.id || version === undefined) return undefined;
    if (version > this.#version || version + 1 < this.#oldest) return undefined;
    const missed: string[] = [];
    for (let number = version + 1; number <= this.#version; number++)
      missed.push(delta(number, this.#kept[number % KEPT] ?? ''));
    return missed;
  }
}
