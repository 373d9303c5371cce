// Icons inside a text. A token is `{kind:id|word}`: a page draws the picture and gives the word to screen readers; plain
// text shows the word. The word stands in the form that its sentence needs.

/** A text in its parts: what is written and what is drawn. */
export type TextPart<K extends string = string> =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'token'; readonly kind: K; readonly id: string; readonly word: string };

/** The tokens of one game: by kind, what can be shown as a picture. */
export interface Tokens<Ids extends object> {
  /** Writes a token. Whatever could break it is taken out of the word, which may be a name somebody typed. */
  token<K extends keyof Ids & string>(kind: K, id: Ids[K] & (string | number), word: string): string;
  /** Splits a text into what is written and what is drawn. */
  tokens(text: string): readonly TextPart<keyof Ids & string>[];
  /** The text without pictures: every token gives its word. */
  plain(text: string): string;
}

const TOKEN = /\{([a-z]+):([^|{}]+)\|([^|{}]*)\}/g;

export function tokensOf<Ids extends object>(kinds: Readonly<Record<keyof Ids & string, true>>): Tokens<Ids> {
  type Kind = keyof Ids & string;
  const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);
  return {
    token: (kind, id, word) => `{${kind}:${id}|${word.replace(/[{}|]/g, '')}}`,
    tokens: (text) => {
      const parts: TextPart<Kind>[] = [];
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
    },
    plain: (text) => text.replace(TOKEN, (whole, kind: string, _id, word: string) => (isKind(kind) ? word : whole)),
  };
}

/** The text without pictures, whatever the game can draw. */
export const withoutPictures = (text: string): string => text.replace(TOKEN, '$3');
