// How Russian builds sentences from parts.
import { plural } from '../plural';

export { capital, paragraph, sentence, signed, uncapital, whole } from '../sentences';

/** A part of a sentence without capital and full stop. */
export interface Clause {
  /** «снизьте топливо на 1», or with a subject of its own: «каждый человек сбрасывает 1 карту навыка». */
  readonly main: string;
  /** What follows «вы можете» and «чтобы»: «снизить топливо на 1». Nothing if there is another subject. */
  readonly inf?: string;
  /** Has parts of its own, so that what follows must be set off clearly. */
  readonly long: boolean;
}

const VERBS = /(\p{L}+)\/(\p{L}+)/gu;

/** An order, with both forms of each verb: «снизьте/снизить топливо на 1». */
export const order = (text: string): Clause => ({
  main: text.replace(VERBS, '$1'),
  inf: text.replace(VERBS, '$2'),
  long: false,
});
export const fact = (main: string): Clause => ({ main, long: false });
export const long = (clause: Clause): Clause => ({ ...clause, long: true });

/** Both forms of a clause changed alike. */
export const changed = ({ main, inf, long: parts }: Clause, change: (text: string) => string): Clause => ({
  main: change(main),
  ...(inf === undefined ? {} : { inf: change(inf) }),
  long: parts,
});

// --- joining

const isConditional = (text: string): boolean => text.startsWith('если ');

/** «затем снизьте», but «затем, если …, снизьте». */
export const after = (word: string, text: string): string => `${word}${isConditional(text) ? ',' : ''} ${text}`;

/** «если выпало 5 или больше, снизьте», but «если …, то, если …, снизьте». */
export const under = (condition: string, text: string): string =>
  `${condition}, ${isConditional(text) ? 'то, ' : ''}${text}`;

export const ifDone = (text: string): string => under('если вы это сделали', text);

/** «а, б и в»; with a comma before the last one if the part before it has commas of its own. */
export function list(parts: readonly string[], word: 'и' | 'или'): string {
  const before = parts.slice(0, -1);
  const last = parts.at(-1) ?? '';
  if (before.length === 0) return last;
  return `${before.join(', ')}${before.at(-1)?.includes(',') ? ',' : ''} ${word} ${last}`;
}

/** Several clauses with one conjunction; the infinitive stays only if every part has one. */
export function joined(parts: readonly Clause[], word: 'и' | 'или'): Clause {
  const infs = parts.flatMap(({ inf }) => (inf === undefined ? [] : [inf]));
  return {
    main: list(
      parts.map(({ main }) => main),
      word,
    ),
    ...(infs.length === parts.length ? { inf: list(infs, word) } : {}),
    long: parts.some((part) => part.long),
  };
}

/** «выберите монарха и бросьте кубик»; «выберите монарха, затем каждый человек …». */
export function followed(first: Clause, next: Clause): Clause {
  if (next.inf !== undefined) return long(joined([first, next], 'и'));
  return long(changed(first, (text) => `${text}, ${after('затем', next.main)}`));
}

// --- sentences

/** The title of a card inside a sentence: «Иссушение», «„Счастливое“ кольцо». */
export const quoted = (name: string): string => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;

// --- numbers

/** «карту», «карты», «карт»: after 1, after 2 to 4, after 5. */
export type Counted = readonly [one: string, few: string, many: string];

export const numbered = (n: number, [one, few, many]: Counted): string =>
  plural('ru', n, { one, few, many, other: few });

/** The number and its word. */
export const count = (n: number, forms: Counted): string => `${n} ${numbered(n, forms)}`;

/** Two forms are enough in the genitive: «до 1 карты», «до 5 карт». */
export const both = (one: string, many: string): Counted => [one, many, many];

export const TIMES: Counted = ['раз', 'раза', 'раз'];
export const TIMES_OF: Counted = both('раза', 'раз');

export const times = (n: number): string => (n === 2 ? 'дважды' : count(n, TIMES));
