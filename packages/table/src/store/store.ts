import type { Answer } from '@undertow/kernel';
import type { Said } from '@undertow/protocol';
import type { Told } from '../hosted/heard';
import type { StoredCheckpoint } from '../hosted/running';
import type { Change } from './changes';

/** What a table reads, and where it has things written down. */
export interface Store {
  readonly journal: {
    /** `done` gets the number of the last row put in, once all of it is safe. */
    write(changes: readonly Change[], done: (id: number) => void, failed: (error: unknown) => void): void;
    /** As `write`, for whoever prefers to wait. */
    written(changes: readonly Change[]): Promise<number>;
  };
  readonly answers: {
    since(table: string, seq: number): readonly Answer[];
    /** Everything that was ever told, with the answers that led to it. */
    told(table: string): readonly Told[];
    /** The latest moment at which the game can be entered again, or its end. */
    checkpoint(table: string): StoredCheckpoint | null;
    /** All such moments, the earliest first. */
    checkpoints(table: string): readonly StoredCheckpoint[];
  };
  readonly talk: {
    all(table: string): readonly Said[];
    /** The last few, oldest first. */
    latest(table: string, count: number): readonly Said[];
  };
}
