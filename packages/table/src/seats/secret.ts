import { sha256Hex } from '@undertow/kernel';

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

const base64url = (given: Uint8Array): string =>
  btoa(String.fromCharCode(...given))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Holds a seat: 32 random bytes. */
export const newToken = (): string => base64url(bytes(32));

/** Moves a seat once: 16 random bytes. */
export const newTransferCode = (): string => base64url(bytes(16));

/** Tells one stream from another. */
export const newStreamId = (): string => base64url(bytes(9));

export const newSeed = (): string => Array.from(bytes(32), (byte) => byte.toString(16).padStart(2, '0')).join('');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Larger bytes are drawn again, so that every letter is as likely as any other. */
const EVEN = 256 - (256 % LETTERS.length);

export function newTableId(): string {
  let id = '';
  while (id.length < 12)
    for (const byte of bytes(16)) if (byte < EVEN && id.length < 12) id += LETTERS[byte % LETTERS.length];
  return id;
}

/** What is stored in a secret's place. */
export const hashOf = (secret: string): string => sha256Hex(secret);

/** Compares in the same time wherever the difference is. */
export function isSecret(given: string, hash: string): boolean {
  const own = hashOf(given);
  let difference = own.length ^ hash.length;
  for (let i = 0; i < own.length; i++) difference |= own.charCodeAt(i) ^ hash.charCodeAt(i);
  return difference === 0;
}
