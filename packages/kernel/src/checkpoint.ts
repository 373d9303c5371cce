import { clone } from './clone';

/** A moment at which the state alone is the whole truth. */
export interface Checkpoint<S> {
  /** The state at that moment, the caller's own to play on with. */
  copy(): S;
  /** How many answers had been given. */
  readonly answers: number;
  /** The number of the last question. */
  readonly serial: number;
}

/** As objects, for whoever goes back often. */
export function plain<S>(state: S, answers: number, serial: number): Checkpoint<S> {
  const kept = clone(state);
  return { copy: () => clone(kept), answers, serial };
}

/**
 * As text, which takes half the memory: most of thousands of tables never go back. Whoever does a second time will do it
 * often, so from then on the state is kept as objects too.
 */
export function packed<S>(state: S, answers: number, serial: number): Checkpoint<S> {
  const text = JSON.stringify(state);
  let copies = 0;
  let unpacked: S | undefined;
  const copy = (): S => {
    if (unpacked !== undefined) return clone(unpacked);
    const fresh: S = JSON.parse(text);
    if (copies++ > 0) unpacked = clone(fresh);
    return fresh;
  };
  return { copy, answers, serial };
}
