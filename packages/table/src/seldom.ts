import { Bucket } from './talk/bucket';
import { inBackground, type Timer } from './timers';

/** So many times at once, and then so seldom. */
const AT_ONCE = 8;
const EVERY_MS = 100;

/** Does something whenever there is reason to; where there always is, not each time, but once more afterwards. */
export class Seldom {
  readonly #bucket = new Bucket(AT_ONCE, EVERY_MS);
  #later: Timer | undefined;

  constructor(private readonly act: () => void) {}

  soon(): void {
    if (this.#bucket.take()) this.now();
    else this.#later ??= inBackground(setTimeout(() => this.now(), EVERY_MS));
  }

  now(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
    this.act();
  }
}
