// How a catalogue is bound to a union: one entry for every case, so that a missing or a surplus one fails the type check.

/** The cases of a union, by the field that tells them apart. */
export type Cases<U, D extends keyof U> = { readonly [K in U[D] & string]: Extract<U, { readonly [P in D]: K }> };

/** One function for every case. */
export type Each<M, C extends readonly unknown[], R> = { readonly [K in keyof M]: (thing: M[K], ...context: C) => R };

/** Calls the function for this case. */
export function tell<M, K extends keyof M, C extends readonly unknown[], R>(
  words: Each<M, C, R>,
  key: K,
  thing: M[K],
  ...context: C
): R {
  return words[key](thing, ...context);
}
