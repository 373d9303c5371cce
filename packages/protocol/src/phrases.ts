import { z } from 'zod';

/**
 * What can be said without typing. Only the id travels: everybody reads it in their own language. Which phrases there are
 * is each game's to say; the table refuses others.
 */
export const phraseId = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
