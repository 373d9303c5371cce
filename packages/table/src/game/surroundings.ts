import type { Saying } from '@undertow/bots';
import type { Seat } from '@undertow/kernel';
import type { ClockMessage, Mark } from '@undertow/protocol';
import type { TableMeta } from '../meta';
import type { Services } from '../services';
import type { Change } from '../store/changes';
import type { Book } from '../store/log';
import type { Streams } from '../streams';

export type SeatClock = ClockMessage & { readonly seat: Seat };

/** What the game needs from the table it is played at. */
export interface Surroundings {
  readonly meta: TableMeta;
  /** What the server gave to the seed, and the seed. */
  readonly secret: string;
  readonly seed: string;
  readonly services: Services;
  readonly book: Book;
  readonly streams: Streams;
  /** Whether anybody is at the table right now. */
  watched(): boolean;
  /** What to write so that the table is stored as it is now. Answers may be secret: the list of tables does not show it. */
  unnoticedChanges(): readonly Change[];
  /** The meta data changed: write it down and tell everybody. */
  changed(): void;
  /** Tells everybody what the table is like now. */
  tellTable(): void;
  /** Tells everybody whose time runs. */
  tellClocks(clocks: readonly SeatClock[]): void;
  /** It changed in a way that nobody else may notice: write it down. */
  save(): void;
  /** The disk did not take an answer: what is in memory cannot be trusted any more. */
  broken(error: unknown): void;
  /** The rules or a bot failed: worth a report. */
  fault(error: unknown): void;
  /** A bot says something. */
  say(seat: Seat, saying: Saying): void;
  marks(): readonly Mark[];
}
