import { signal } from '@preact/signals';
import type { CharacterId, SkillFace, Source, Space } from '@undertow/unfathomable';

/** Somewhere on the board. */
export type Place = Space | 'the-deep';

/** A card, place or person held up to be read. */
export type Inspected =
  | { readonly source: Source | string }
  | { readonly face: SkillFace }
  | { readonly character: CharacterId }
  | { readonly place: Place };

export const inspected = signal<Inspected | null>(null);

export const inspect = (what: Inspected): void => {
  inspected.value = what;
};
