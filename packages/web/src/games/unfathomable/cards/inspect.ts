import type { CharacterId, SkillFace, Source, Space } from '@undertow/unfathomable';
import { createReading } from '../../../table/reading/reading';

/** Somewhere on the board. */
export type Place = Space | 'the-deep';

/** A card, place or person held up to be read. */
export type Inspected =
  | { readonly source: Source | string }
  | { readonly face: SkillFace }
  | { readonly character: CharacterId }
  | { readonly place: Place };

export const reading = createReading<Inspected>();
export const { inspect } = reading;
