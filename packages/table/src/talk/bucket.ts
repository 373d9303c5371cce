/** Lets so many things through at once and then one every so often. */
export class Bucket {
  #tokens: number;
  #at = 0;

  constructor(
    private readonly atOnce: number,
    private readonly everyMs: number,
  ) {
    this.#tokens = atOnce;
  }

  take(now = performance.now()): boolean {
    if (this.#at > 0) this.#tokens = Math.min(this.atOnce, this.#tokens + (now - this.#at) / this.everyMs);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
