import type { Names } from './names-type';

/** What a record holds for an id that may come from other content than ours. */
export function lookUp<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

export const abilityName = (enemy: string, ability: string, names: Names): string =>
  lookUp(lookUp(names.abilities, enemy) ?? {}, ability) ?? ability;
