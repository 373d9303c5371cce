import { z } from 'zod';
import { LIMITS } from './limits';
import { phraseId } from './phrases';
import { seatNumber } from './words';

/** Something on the table as the game's page names it, such as `hex:45`. */
const markedThing = z.string().regex(/^[a-z][a-z0-9:-]{0,31}$/);

/** What is meant, by an id each game says there is: "look here", "I go there". */
export const markId = phraseId;

/** The things it is put on; a way in its order, and nothing to wipe it away. */
export const markedThings = z.array(markedThing).max(LIMITS.marked);

/** Somebody points at things on the table. Everybody sees it; it is in no record. */
export const mark = z.strictObject({
  seat: seatNumber,
  mark: markId,
  on: markedThings,
  /** How many open events had happened before. */
  step: z.int(),
});
export type Mark = z.infer<typeof mark>;
