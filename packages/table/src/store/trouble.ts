/** What the place where tables are stored says when it is damaged, and when it takes no more. */
const DAMAGED = /malformed|corrupt|not a database/i;
const FULL = /full|disk|i\/o|readonly|read-only|no space/i;

export type Trouble = 'damaged' | 'disk-full' | 'internal';

/** What is wrong, as far as an error tells. */
export function troubleOf(error: unknown): Trouble {
  const text = error instanceof Error ? error.message : String(error);
  if (DAMAGED.test(text)) return 'damaged';
  return FULL.test(text) ? 'disk-full' : 'internal';
}
