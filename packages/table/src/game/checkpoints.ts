import type { Running } from '../hosted/running';
import { type Change, putCheckpoint } from '../store/changes';

/** After how many answers the whole state is written down again, so that waking stays quick after a crash. */
const EVERY = 64;

/** Where a game can be entered again, as it lies on disk. */
export class Checkpoints {
  #at: number;

  constructor(
    private readonly table: string,
    at: number,
  ) {
    this.#at = at;
  }

  /** The latest moment of a game, for a table that goes to sleep. */
  latest(running: Running): Change {
    const checkpoint = running.checkpoint();
    this.#at = checkpoint.at;
    return putCheckpoint(this.table, checkpoint);
  }

  /**
   * What to write with an answer. While the game goes on nobody waits for the very latest moment: one that lies there already
   * will do.
   */
  after(running: Running, ends: boolean): readonly Change[] {
    if (ends) return [putCheckpoint(this.table, running.end())];
    if (running.length - 1 - this.#at < EVERY) return [];
    const kept = running.kept();
    if (kept.at <= this.#at) return [];
    this.#at = kept.at;
    return [putCheckpoint(this.table, kept)];
  }

  /** The game went back: what was written of later moments no longer counts. */
  cut(running: Running): void {
    this.#at = Math.min(this.#at, running.length);
  }
}
