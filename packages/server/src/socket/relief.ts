/** A connection and how much it has not read yet. */
export interface Reader {
  readonly bufferedAmount: number;
  terminate(): void;
}

/**
 * Keeps what all connections together do not read below so many bytes: those that are furthest behind are hung up on. They
 * can come back and resume.
 */
export function relieve(readers: Iterable<Reader>, mostBytes: number): number {
  const behind = [...readers].filter(({ bufferedAmount }) => bufferedAmount > 0);
  let unread = behind.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
  let ended = 0;
  for (const reader of behind.sort((a, b) => b.bufferedAmount - a.bufferedAmount)) {
    if (unread <= mostBytes) break;
    unread -= reader.bufferedAmount;
    reader.terminate();
    ended++;
  }
  return ended;
}
