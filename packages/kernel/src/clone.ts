/** A deep copy of plain JSON, many times faster than structuredClone. */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return isRecord(value) ? cloneRecord(value) : Array.isArray(value) ? cloneList(value) : value;
}

const isRecord = (value: object): value is Record<string, unknown> => !Array.isArray(value);

function cloneRecord(record: Record<string, unknown>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key in record) {
    const item = record[key];
    copy[key] = typeof item === 'object' ? clone(item) : item;
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
