/** What is moved, with the columns of each; those that hold milliseconds are too large for a plain integer. */
export const KINDS = {
  tables: ['id', 'game', 'status', 'listed', 'seed', 'touched', 'wake'],
  parts: ['tbl', 'part', 'value'],
  answers: ['tbl', 'seq', 'answer', 'heard'],
  archive: ['tbl', 'seq', 'answer', 'heard', 'by', 'at'],
  checkpoints: ['tbl', 'at', 'serial', 'state', 'version', 'result'],
  talk: ['tbl', 'n', 'said'],
  transfers: ['code', 'tbl', 'seat', 'expires'],
  reports: ['number', 'tbl', 'report'],
} as const satisfies Record<string, readonly string[]>;
export type Kind = keyof typeof KINDS;

export const kinds: readonly Kind[] = [
  'tables',
  'parts',
  'answers',
  'archive',
  'checkpoints',
  'talk',
  'transfers',
  'reports',
];

/** What was put aside is numbered anew where it goes, in the order it had. */
export const orderOf = (kind: Kind): string => (kind === 'archive' ? ' ORDER BY number' : '');

export type Row = Readonly<Record<string, string | number | null>>;

/** How many rows go at a time. */
export const BATCH = 500;

/** Takes the rows of one kind. */
export type Put = (kind: Kind, rows: readonly Row[]) => Promise<void>;

/** Somewhere tables can be kept, while no server uses it. */
export interface Side {
  /** Whether there is any table yet. */
  isEmpty(): Promise<boolean>;
  /** All rows of a kind as they are at one moment, some at a time. */
  read(kind: Kind): AsyncIterable<readonly Row[]>;
  /** Everything that is put, or nothing when it fails. */
  write(fill: (put: Put) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
