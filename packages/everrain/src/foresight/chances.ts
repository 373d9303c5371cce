/** How likely each of several things is. */
export type Chances<T> = Map<T, number>;

export function add<T>(chances: Chances<T>, what: T, chance: number): void {
  chances.set(what, (chances.get(what) ?? 0) + chance);
}

/** The likeliest first. */
export const inOrder = <T>(chances: Chances<T>): [T, number][] => [...chances].sort(([, a], [, b]) => b - a);
