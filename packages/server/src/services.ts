import type { Registry, Services as TableServices } from '@undertow/table';
import type { Logger } from 'pino';
import type { Bus } from './cluster/bus';
import type { Directory } from './cluster/directory';
import type { Meters } from './meters';
import type { Shelf } from './store/shelf';

/** What the house has, for every table and for itself. */
export interface Services extends TableServices {
  readonly tables: Shelf;
  readonly directory: Directory;
  readonly bus: Bus;
  readonly games: Registry;
  readonly meters: Meters;
  readonly log: Logger;
  /** Something that is stored turned out to be damaged. */
  readonly damaged: () => void;
  /** What is stored may be out of reach for a moment: whoever looks for a table tries again. */
  readonly retries: boolean;
  /** How long it may take at most to let all tables go. */
  readonly letGoMs: number;
  readonly newSeed: () => string;
  /** Whether seats may add to the seed: not where it is meant to be a certain one. */
  readonly drawsLots: boolean;
}
