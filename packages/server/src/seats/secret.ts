import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Holds a seat: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Moves a seat once: 16 random bytes. */
export const newTransferCode = (): string => randomBytes(16).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('hex');

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const newTableId = (): string => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');

/** What is stored in a secret's place. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in the same time wherever the difference is. */
export function isSecret(given: string, hash: string): boolean {
  const a = createHash('sha256').update(given).digest();
  const b = Buffer.from(hash, 'hex');
  return a.length === b.length && timingSafeEqual(a, b);
}
