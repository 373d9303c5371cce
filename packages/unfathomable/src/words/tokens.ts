// The icons inside this game's texts.
import type { Seat } from '@undertow/kernel';
import { type TextPart as AnyTextPart, tokensOf } from '@undertow/language';
import type {
  Activation,
  CharacterId,
  ItemId,
  Loyalty,
  Resource,
  Room,
  Skill,
  Space,
  Title,
  Track,
} from '../content/ids';

/** What can be shown as a picture, and by which ids. */
export interface TokenIds {
  readonly skill: Skill | 'any';
  readonly resource: Resource;
  readonly activation: Activation;
  readonly track: Track | 'choice';
  readonly room: Room;
  readonly space: Space | 'the-deep';
  readonly title: Title;
  readonly character: CharacterId;
  readonly item: ItemId;
  readonly loyalty: Loyalty;
  readonly piece: 'deep-one' | 'passenger' | 'die';
  /** A heading inside a text, shown bold. */
  readonly key: 'action' | 'when' | 'check' | 'pass' | 'partial' | 'fail' | 'chooser' | 'option' | 'kept' | 'traits';
  /** A player, by seat. */
  readonly seat: Seat;
}
export type TokenKind = keyof TokenIds;

const KINDS: Readonly<Record<TokenKind, true>> = {
  skill: true,
  resource: true,
  activation: true,
  track: true,
  room: true,
  space: true,
  title: true,
  character: true,
  item: true,
  loyalty: true,
  piece: true,
  key: true,
  seat: true,
};

export const { plain, token, tokens } = tokensOf<TokenIds>(KINDS);

export type TextPart = AnyTextPart<TokenKind>;
