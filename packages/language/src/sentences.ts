// What all four languages do alike.

/** A capital, inside a token if that comes first. */
export const capital = (text: string): string =>
  text.replace(/^((?:\{[^|}]*\|)?)(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Without the capital: what follows a colon inside a sentence, in languages that write it so. */
export const uncapital = (text: string): string =>
  text.replace(
    /^((?:\{[^|}]*\|)?)(\p{Lu})(?=\p{Ll}|[ }|])/u,
    (_, before: string, letter: string) => before + letter.toLowerCase(),
  );

/** Capital and full stop. */
export const sentence = (text: string): string => `${capital(text)}.`;

/** Lists stand on lines of their own. */
export const paragraph = (sentences: readonly string[]): string =>
  sentences.reduce((text, next) => (text === '' ? next : `${text}${text.includes('\n') ? '\n' : ' '}${next}`), '');

/** "12", "−2". */
export const whole = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** "+2", "−1". */
export const signed = (by: number): string => `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
