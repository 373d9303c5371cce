import { Option } from 'commander';

/** Where a server keeps its tables. */
export const dataOption = (): Option =>
  new Option('--data <folder>', 'where tables are kept').env('UNDERTOW_DATA').default('data');
