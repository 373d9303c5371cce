import { sha256Hex } from './sha256';

/**
 * What one seat gives towards the seed: a hash that everybody knew before anybody's text was shown, and the text; `null`
 * when it was not shown in time.
 */
export interface Lot {
  readonly commitment: string;
  readonly text: string | null;
}

/** The seed of a game: whoever keeps the house has committed to its secret, and every seat to its text, before the draw. */
export function seedFrom(secret: string, lots: readonly (Lot | null)[]): string {
  const texts = lots.map((lot) => lot?.text ?? null);
  return texts.every((text) => text === null) ? secret : sha256Hex(JSON.stringify([secret, ...texts]));
}
