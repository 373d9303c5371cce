/** A deep copy of plain JSON, many times faster than structuredClone. */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return isRecord(value) ? cloneRecord(value) : Array.isArray(value) ? cloneList(value) : value;
}

const isRecord = (value: object): value is Record<string, unknown> => !Array.isArray(value);

/** Spreading keeps the shape the engine knows; filling in key by key would make large records slow to read for good. */
function cloneRecord(record: Record<string, unknown>): Record<string, unknown> {
  const copy = { ...record };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = clone(item);
  }
  return copy;
}

function cloneList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object') copy[i] = clone(item);
  }
  return copy;
}
