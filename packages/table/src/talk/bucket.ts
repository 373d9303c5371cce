/** How full a bucket is, and since when. Plain data, so that it can be stored. */
export interface Level {
  tokens: number;
  at: number;
}

/** Lets so many things through at once and then one every so often. */
export class Bucket {
  constructor(
    private readonly atOnce: number,
    private readonly everyMs: number,
    private readonly level: Level = { tokens: atOnce, at: 0 },
  ) {}

  take(now = performance.now()): boolean {
    const { level } = this;
    const passed = level.at > 0 ? Math.max(0, now - level.at) : 0;
    level.tokens = Math.min(this.atOnce, level.tokens + passed / this.everyMs);
    level.at = now;
    if (level.tokens < 1) return false;
    level.tokens--;
    return true;
  }
}
