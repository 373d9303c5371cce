import { type TextPart as Part, tokensOf } from '@undertow/language';
import type { AnyOrder, Gem, GunSlot, NodeKind, TreasureKind } from '../content/ids';

/** What can be shown as a picture inside a text, and by which ids. */
export interface TokenIds {
  readonly order: AnyOrder | 'any';
  readonly gem: Gem;
  readonly goods: 'coin' | 'clue' | TreasureKind;
  readonly die: 'fate' | 'attack' | 'evasion' | 'enemy' | 'omen';
  readonly node: NodeKind;
  readonly gun: GunSlot;
  readonly track: 'agenda' | 'discovery' | 'elder';
  readonly crew: string;
  readonly enemy: string;
  readonly ship: string; // an enemy ship
  readonly elder: string;
  readonly port: string;
  readonly card: string;
  readonly trait: string;
  readonly improvement: string;
  readonly artillery: string;
  readonly treasure: string;
  readonly tile: string;
  readonly zone: number;
  readonly hex: number;
  /** A heading inside a text, shown bold. */
  readonly key: string;
  readonly seat: number;
}

export type TokenKind = keyof TokenIds;

export type TextPart = Part<TokenKind>;

export const { token, tokens, plain } = tokensOf<TokenIds>({
  order: true,
  gem: true,
  goods: true,
  die: true,
  node: true,
  gun: true,
  track: true,
  crew: true,
  enemy: true,
  ship: true,
  elder: true,
  port: true,
  card: true,
  trait: true,
  improvement: true,
  artillery: true,
  treasure: true,
  tile: true,
  zone: true,
  hex: true,
  key: true,
  seat: true,
});
