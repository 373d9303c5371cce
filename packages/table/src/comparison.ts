import { diffParts, diffText } from '@undertow/protocol';

/**
 * Compares the views of one stage with those before it. What all viewers see alike is one and the same object in all of
 * their views, and is compared once for all of them.
 */
export class Comparison {
  readonly #known = new Map<unknown, { readonly before: unknown; readonly text: string | undefined }>();

  /** The patch from one view to the next, as text. */
  patch(before: unknown, after: unknown): string | undefined {
    return diffParts(before, after, (old, now) => this.#part(old, now));
  }

  #part(before: unknown, now: unknown): string | undefined {
    if (typeof now !== 'object') return diffText(before, now);
    const known = this.#known.get(now);
    if (known && known.before === before) return known.text;
    const text = diffText(before, now);
    this.#known.set(now, { before, text });
    return text;
  }
}
