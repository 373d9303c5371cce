import type { Telling as Told } from '@undertow/language';
import type { About, AnyDecision } from '../model/question';
import type { FigureId } from '../model/state';

/** What a line about the table needs to know: who sits where, and who a figure is. */
export interface Telling extends Told {
  /** The board of a crew member, wherever aboard. */
  crew(crew: FigureId): string | null;
  /** The kind of an enemy on a deck, and its number where several are alike (E4.10). */
  enemy(enemy: FigureId): { readonly kind: string; readonly number: number | null } | null;
  /** The kind of an enemy ship. */
  ship(ship: FigureId): string | null;
  /** The name of an event card, as far as it may be known. */
  card(card: string): string;
  /** What an option of a card is called. */
  option(card: string, option: number): string;
  /** The port on a hex, where there is one, and what else lies there. */
  hex(hex: number): { readonly port: string | null; readonly what: HexName };
}

export type HexName = 'calm' | 'rough' | 'wreck' | 'spawn' | 'port' | 'island' | 'altar' | 'unknown';

/** What the words for a question or one of its options need to know besides. */
export interface Asking extends Telling {
  readonly about: About;
}

const isAbout = (about: unknown): about is About => typeof about === 'object' && about !== null;

export const aboutOf = (decision: Pick<AnyDecision, 'about'>): About => (isAbout(decision.about) ? decision.about : {});
