import type { Timer } from '../timers';
import type { Stage } from './stage';

/** Tells one stage after the other, none before the window before it has lasted its least time. */
export class Pacer {
  #queue: Stage[] = [];
  #gateUntil = 0;
  #timer: Timer | undefined;
  #held = 0;
  /** The table is stopped: nothing is told, whatever happened. */
  #stopped = false;

  constructor(
    private readonly windowMs: () => number,
    private readonly tell: (stage: Stage) => void,
    private readonly settled: () => void,
  ) {}

  /** Nothing is left to tell. */
  get empty(): boolean {
    return this.#queue.length === 0;
  }

  /** The last window has still to last, whether or not there is anything to tell after it. */
  get closed(): boolean {
    return this.#held > 0 || performance.now() < this.#gateUntil;
  }

  /** How much of the last window's least time is left. */
  get left(): number {
    return Math.max(0, this.#gateUntil - performance.now());
  }

  add(stages: readonly Stage[]): void {
    this.#queue.push(...stages);
    this.drain();
  }

  /** Keeps the window open until `release`, beyond its least time. */
  hold(): void {
    this.#held++;
  }

  release(): void {
    this.#held--;
    this.drain();
  }

  /** Tells nothing, or goes on telling: a stopped table looks the same whatever waits to be told. */
  stop(stopped: boolean): void {
    this.#stopped = stopped;
    if (!stopped) this.drain();
  }

  drain(): void {
    if (this.#stopped) return;
    // One look at the clock decides both whether the window still lasts and whether to come back: with two looks, the
    // window could end between them, and nobody would ever come back.
    let now = performance.now();
    while (this.#held === 0 && now >= this.#gateUntil) {
      const stage = this.#queue.shift();
      if (!stage) break;
      if (stage.opens !== null) this.#gateUntil = now + this.windowMs();
      this.tell(stage);
      now = performance.now();
    }
    // The end of a window is a moment of its own even when nothing waits for it, and comes by the timer that was set
    // when it opened whatever happens meanwhile: nobody may tell the two apart.
    if (now < this.#gateUntil && this.#timer === undefined) this.#wait(this.#gateUntil - now);
    if (this.empty) this.settled();
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.drain();
    }, ms);
  }

  /** Forgets everything, after a takeback or when the table goes to sleep. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#gateUntil = 0;
    this.#held = 0;
  }
}
