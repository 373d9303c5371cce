import type { Answer } from '@undertow/kernel';
import type { Said } from '@undertow/protocol';
import type { Told } from '../hosted/heard';
import type { StoredCheckpoint } from '../hosted/running';
import type { TableMeta } from '../meta';
import type { Report } from '../reports/report';
import type { Change } from './changes';
import type { Before, Outlived } from './keeping';

/** A table as it is stored, all it takes to wake it. */
export interface Loaded {
  readonly meta: TableMeta;
  /** It is stored in parts, as it is now; those of earlier releases are not yet. */
  readonly inParts: boolean;
  /** When anything about it last changed, as whoever looks through all tables knows it. */
  readonly touched: number;
  /** What the server gave to the seed. */
  readonly secret: string;
  /** Everything that was ever told, with the answers that led to it. */
  readonly told: readonly Told[];
  /** The latest moment at which the game can be entered again, or its end. */
  readonly checkpoint: StoredCheckpoint | null;
  /** The last few lines, oldest first. */
  readonly talk: readonly Said[];
}

type Done = (id: number) => void;
type Failed = (error: unknown) => void;

/** What must last. Everything is appended in order under the epoch of the table's owner; an old epoch is refused. */
export interface TableLog {
  /** All of these changes or none; `done` gets the number of the last row put in, once all of it is safe. */
  append(table: string, epoch: number, changes: readonly Change[], done: Done, failed: Failed): void;
  /** A new table, which nobody owns yet. */
  create(changes: readonly Change[]): Promise<void>;
  load(table: string): Promise<Loaded | undefined>;
  /** What a table is, without what was played at it. */
  read(table: string): Promise<{ readonly meta: TableMeta; readonly seed: string } | undefined>;
  told(table: string): Promise<readonly Told[]>;
  answers(table: string): Promise<readonly Answer[]>;
  /** All moments at which the game can be entered again, the earliest first. */
  checkpoints(table: string): Promise<readonly StoredCheckpoint[]>;
  talk(table: string): Promise<readonly Said[]>;
  /** The tables that want to be found, as everybody knows them: those that wait for people first, each kind the latest first. */
  listed(): Promise<readonly TableMeta[]>;
  /** Sleeping tables at which somebody's time has run out. */
  due(now: number): Promise<readonly string[]>;
  /** Where a code leads that moves a seat. */
  transfer(codeHash: string): Promise<{ readonly table: string; readonly seat: number } | undefined>;
  report(number: number): Promise<Report | undefined>;
  /** Forgets tables that never began and that nobody has touched since long before. */
  forgetLobbies(now: number): Promise<void>;
  /** What has been kept long enough, a few at a time: nobody waits for a long cleaning. */
  outlived(before: Before): Promise<Outlived>;
  forget(outlived: Outlived): Promise<void>;
  /** What is wrong with what is stored, or nothing. */
  damage(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** What one table reads and writes, while it is somebody's. */
export interface Book {
  write(changes: readonly Change[], done: Done, failed: Failed): void;
  /** As `write`, for whoever prefers to wait. */
  written(changes: readonly Change[]): Promise<number>;
  load(): Promise<Loaded | undefined>;
  told(): Promise<readonly Told[]>;
  answers(): Promise<readonly Answer[]>;
  checkpoints(): Promise<readonly StoredCheckpoint[]>;
  talk(): Promise<readonly Said[]>;
}

/** The log as one table sees it under one epoch. Whoever reads reads all that was written before. */
export function bookOf(log: TableLog, table: string, epoch: number): Book {
  let last: Promise<unknown> = Promise.resolve();
  const written = (changes: readonly Change[]): Promise<number> =>
    new Promise((done, failed) => log.append(table, epoch, changes, done, failed));
  const after = async <T>(read: () => Promise<T>): Promise<T> => {
    await last;
    return read();
  };
  return {
    write: (changes, done, failed) => {
      let settled = (): void => {};
      last = new Promise<void>((resolve) => {
        settled = resolve;
      });
      log.append(
        table,
        epoch,
        changes,
        (id) => {
          settled();
          done(id);
        },
        (error) => {
          settled();
          failed(error);
        },
      );
    },
    written: (changes) => {
      const writing = written(changes);
      last = writing.catch(() => {});
      return writing;
    },
    load: () => after(() => log.load(table)),
    told: () => after(() => log.told(table)),
    answers: () => after(() => log.answers(table)),
    checkpoints: () => after(() => log.checkpoints(table)),
    talk: () => after(() => log.talk(table)),
  };
}
