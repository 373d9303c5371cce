import { hostGame } from './host';
import type { Registry } from './running';
import { unfathomableEntry } from './unfathomable/entry';

/** Every game this server knows, by its id. */
export const allGames = (): Registry => ({ unfathomable: hostGame(unfathomableEntry) });
