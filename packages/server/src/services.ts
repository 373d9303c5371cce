import type { Registry, Services as TableServices } from '@undertow/table';
import type { Logger } from 'pino';
import type { Meters } from './meters';
import type { Store } from './store/store';

/** What the house has, for every table and for itself. */
export interface Services extends TableServices {
  readonly store: Store;
  readonly games: Registry;
  readonly meters: Meters;
  readonly log: Logger;
  readonly newSeed: () => string;
}
