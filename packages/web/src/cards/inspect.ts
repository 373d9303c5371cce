import { signal } from '@preact/signals';
import type { CharacterId, SkillFace, Source } from '@undertow/unfathomable';

/** A card, place or person held up to be read. */
export type Inspected =
  | { readonly source: Source | string }
  | { readonly face: SkillFace }
  | { readonly character: CharacterId };

export const inspected = signal<Inspected | null>(null);

export const inspect = (what: Inspected): void => {
  inspected.value = what;
};
