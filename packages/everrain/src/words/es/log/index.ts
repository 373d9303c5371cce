import type { LogWords } from '../../language';
import { crew } from './crew';
import { enemies } from './enemies';
import { table } from './table';

export const log: LogWords = { ...table, ...crew, ...enemies };
