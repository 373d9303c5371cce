import type { Decision } from '@undertow/kernel';

// Response windows in a row: whoever passes one together with all like it is not asked about those again, until a question
// comes that is no window.

/** What was passed for the rest of the row. */
export type Row = ReadonlySet<string>;

export const NO_ROW: Row = new Set();

/** Two windows alike: the same moment of the same card, with the same things to use. */
const likeness = ({ kind, source, options, about }: Decision): string => JSON.stringify([kind, source, options, about]);

const isWindow = ({ open, min }: Decision): boolean => open === false && min === 0;

/** The row with this window passed for the rest of it. */
export const withPassed = (row: Row, decision: Decision): Row => new Set([...row, likeness(decision)]);

/** The row as a question leaves it: one that is no window ends it. */
export const rowAt = (row: Row, decision: Decision): Row => (isWindow(decision) ? row : NO_ROW);

export const isPassed = (row: Row, decision: Decision): boolean => isWindow(decision) && row.has(likeness(decision));
