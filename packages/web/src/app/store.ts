/** Small things the browser remembers. A browser that forbids it gets a page that forgets. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`undertow.${key}`, JSON.stringify(value));
  } catch {
    // Nothing to do: the page works without a memory.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`undertow.${key}`);
  } catch {
    // It was never kept.
  }
}

/** What was kept before there were several games belongs to the first of them. */
export function moveMemories(first: string): void {
  for (const key of ['hints', 'orders']) {
    const before = recall(key);
    if (before === undefined) continue;
    if (recall(`${first}.${key}`) === undefined) remember(`${first}.${key}`, before);
    forget(key);
  }
}

export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(`undertow.${key}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
