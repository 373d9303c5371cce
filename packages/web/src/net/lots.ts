import { sha256Hex } from '@undertow/kernel';
import type { TableInfo } from '@undertow/protocol';

/** What matters of a table here. */
type Drawing = Pick<TableInfo, 'status' | 'commitment' | 'lots'>;

/** What this page gives to the seed, and what the server had committed itself to before. */
interface OwnLot {
  readonly text: string;
  readonly against: string;
}

function newText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The part of a page in the seed: it gives a random text by itself, its hash first. */
export class Lots {
  #own: OwnLot | undefined;

  /**
   * What to commit to now, if anything: nothing before the server has, and a new text whenever the seat has none. A lot
   * that another page gave for this seat is replaced when one arrives, and not again, so that two pages do not quarrel.
   */
  toOffer({ status, commitment, lots }: Drawing, seat: number | null, arriving: boolean): string | null {
    if (status !== 'lobby' || commitment === null || seat === null) return null;
    const given = lots[seat] ?? null;
    if (given !== null && (!arriving || given === this.#hash(commitment))) return null;
    this.#own = { text: newText(), against: commitment };
    return sha256Hex(this.#own.text);
  }

  /** The text to show when lots are drawn: only if it is ours, and the server has not changed its mind. */
  toShow(lots: readonly (string | null)[], { commitment }: Drawing, seat: number | null): string | null {
    const own = this.#own;
    return seat !== null && own && lots[seat] === this.#hash(commitment) ? own.text : null;
  }

  #hash(commitment: string | null): string | undefined {
    return this.#own && this.#own.against === commitment ? sha256Hex(this.#own.text) : undefined;
  }
}
