export type Timer = ReturnType<typeof setTimeout>;

/** Where a process waits for its timers before it ends, it does not wait for this one. */
export function inBackground(timer: Timer): Timer {
  const known: unknown = timer;
  if (typeof known === 'object' && known !== null && 'unref' in known && typeof known.unref === 'function')
    known.unref();
  return timer;
}
