import { isObject } from './apply';
import { type ChangedPart, type Compare, changedParts, diffArrays, patchText, replacement } from './patch';
import { remembering } from './remembering';
import { type Shape, shapeOf } from './shape';

/** A place where things of more shapes than these lie gets no more code of its own. */
const MOST_SHAPES = 4;

/**
 * A place in views that are compared again and again, with all places within it. What lies at one place is mostly of one
 * shape: it is compared by code made for that shape. What has none, or another every time, is compared like anything else.
 */
export class Place {
  readonly #shapes: Shape[] = [];
  readonly #learned = new Set<string>();
  readonly #within = new Map<string, Place>();
  #element: Compare | undefined;

  /** Compares what lies here: the patch as JSON text, or nothing. Parts that did not change become those of before. */
  readonly diff: Compare = (before, after) => {
    if (before === after) return undefined;
    if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after, this.#elementOf);
    if (isObject(before) && isObject(after)) return patchText(this.changed(before, after));
    return replacement(after);
  };

  /** Which parts have changed; those that have not become those of before. */
  changed(before: Readonly<Record<string, unknown>>, after: Record<string, unknown>): readonly ChangedPart[] {
    for (const shape of this.#shapes) {
      const changed = shape(before, after);
      if (changed) return changed;
    }
    if (this.#learned.size < MOST_SHAPES) this.#learn(after);
    return changedParts(before, after, (was, now, key) => this.#at(key).diff(was, now));
  }

  /** Entries of a list are often one and the same for several viewers. */
  get #elementOf(): Compare {
    this.#element ??= remembering(new Place().diff);
    return this.#element;
  }

  #at(key: string): Place {
    let place = this.#within.get(key);
    if (!place) {
      place = new Place();
      this.#within.set(key, place);
    }
    return place;
  }

  #learn(seen: Readonly<Record<string, unknown>>): void {
    const keys = Object.keys(seen).join();
    if (this.#learned.has(keys)) return;
    this.#learned.add(keys);
    const shape = shapeOf(seen, (key) => this.#at(key).diff);
    if (shape) this.#shapes.push(shape);
  }
}
