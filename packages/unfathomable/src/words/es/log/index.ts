import type { LogWords } from '../../language';
import { cards } from './cards';
import { ship } from './ship';
import { table } from './table';

export const log: LogWords = { ...table, ...ship, ...cards };
