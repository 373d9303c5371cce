import { z } from 'zod';
import { seatNumber } from './words';

/** How far one trusts another, from -3 (surely a traitor) to 3 (surely not). */
export const trust = z.int().min(-3).max(3);

/** One seat's private marks about the others; everybody sees them after the end. */
export const note = z.strictObject({ about: seatNumber, trust });
export type Note = z.infer<typeof note>;
