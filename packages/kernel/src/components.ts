/** How often something exists: so often exactly, or a range where some of it may stay in the box. */
export type Wanted = number | { readonly atLeast: number; readonly atMost: number };

/** Each of these once. */
export const onceEach = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id) => [id, 1]));

/** Every component is there as often as it should be, wherever it lies. Says what is wrong, if anything. */
export function miscounts(
  what: string,
  found: readonly string[],
  wanted: ReadonlyMap<string, Wanted>,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  const problems: string[] = [];
  for (const key of new Set([...counts.keys(), ...wanted.keys()])) {
    const has = counts.get(key) ?? 0;
    const should = wanted.get(key) ?? 0;
    const [least, most] = typeof should === 'number' ? [should, should] : [should.atLeast, should.atMost];
    if (has < least || has > most)
      problems.push(`${what} ${key}: ${has} instead of ${least === most ? least : `${least} to ${most}`}`);
  }
  return problems;
}
