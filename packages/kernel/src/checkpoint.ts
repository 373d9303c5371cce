import { clone } from './clone';

/** A moment at which the state alone is the whole truth. */
export interface Checkpoint<S> {
  /** The state at that moment, the caller's own to play on with. */
  copy(): S;
  /** The same as JSON. */
  text(): string;
  /** How many answers had been given. */
  readonly answers: number;
  /** The number of the last question. */
  readonly serial: number;
}

/** Makes a checkpoint of a state, which is copied by `copy`. */
export type Keeping = <S>(state: S, answers: number, serial: number, copy?: (state: S) => S) => Checkpoint<S>;

/** As objects, for whoever goes back often. */
export const plain: Keeping = (state, answers, serial, copy = clone) => {
  const kept = copy(state);
  return { copy: () => copy(kept), text: () => JSON.stringify(kept), answers, serial };
};

/**
 * As text, which takes half the memory: most of thousands of tables never go back. Whoever does a second time will do it
 * often, so from then on the state is kept as objects too.
 */
export const packed: Keeping = <S>(
  state: S,
  answers: number,
  serial: number,
  copy: (state: S) => S = clone,
): Checkpoint<S> => {
  const text = JSON.stringify(state);
  let copies = 0;
  let unpacked: S | undefined;
  const unpack = (): S => {
    if (unpacked !== undefined) return copy(unpacked);
    const fresh: S = JSON.parse(text);
    if (copies++ > 0) unpacked = copy(fresh);
    return fresh;
  };
  return { copy: unpack, text: () => text, answers, serial };
};
