/** A deep copy of plain JSON, several times faster than structuredClone. */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const result = new Array<unknown>(length);
    for (let i = 0; i < length; i++) {
      const item: unknown = value[i];
      result[i] = typeof item === 'object' ? clone(item) : item;
    }
    return result;
  }
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) result[key] = typeof item === 'object' ? clone(item) : item;
  return result;
}
