import type { Logger } from 'pino';
import type { Think } from './bots/think';
import type { Registry } from './games/running';
import type { Meters } from './meters';
import type { Store } from './store/store';

/** What every table needs from the house around it. */
export interface Services {
  readonly store: Store;
  readonly games: Registry;
  readonly meters: Meters;
  readonly log: Logger;
  readonly think: Think;
  readonly newSeed: () => string;
}
