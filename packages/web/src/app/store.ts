/** Small things the browser remembers. A browser that forbids it gets a page that forgets. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`undertow.${key}`, JSON.stringify(value));
  } catch {
    // Nothing to do: the page works without a memory.
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
