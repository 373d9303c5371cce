// Icons inside a text. A token is `{kind:id|word}`: a page draws the picture and gives the word to screen readers; plain
// text shows the word. The word stands in the form that its sentence needs.
import type { Seat } from '@undertow/kernel';
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

const isKind = (text: string): text is TokenKind => Object.hasOwn(KINDS, text);

/** Writes a token. Whatever could break it is taken out of the word, which may be a name somebody typed. */
export const token = <K extends TokenKind>(kind: K, id: TokenIds[K], word: string): string =>
  `{${kind}:${id}|${word.replace(/[{}|]/g, '')}}`;

export type TextPart =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'token'; readonly kind: TokenKind; readonly id: string; readonly word: string };

const TOKEN = /\{([a-z]+):([^|{}]+)\|([^|{}]*)\}/g;

/** Splits a text into what is written and what is drawn. */
export function tokens(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, kind = '', id = '', word = ''] = match;
    if (!isKind(kind)) continue;
    if (match.index > end) parts.push({ is: 'text', text: text.slice(end, match.index) });
    parts.push({ is: 'token', kind, id, word });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ is: 'text', text: text.slice(end) });
  return parts;
}

/** The text without pictures: every token gives its word. */
export const plain = (text: string): string =>
  tokens(text)
    .map((part) => (part.is === 'text' ? part.text : part.word))
    .join('');
