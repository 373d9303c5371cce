// How Spanish builds sentences from parts.
import { plural } from '../plural';
import { withoutPictures } from '../tokens';

export { capital, paragraph, sentence, signed, uncapital, whole } from '../sentences';

/** A part of a sentence without capital and full stop. */
export interface Clause {
  /** «pierde 1 de Comida», or with a subject of its own: «cada humano descarta 1 carta de Habilidad». */
  readonly main: string;
  /** What follows «puedes» and «para»: «perder 1 de Comida». Nothing if there is another subject. */
  readonly inf?: string;
  /** Has parts of its own, so that what follows must be set off clearly. */
  readonly long: boolean;
}

const VERBS = /(\p{L}+)\/(\p{L}+)/gu;

/** An order, with both forms of each verb: «pierde/perder 1 de Comida». */
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

/** «de» and «a» run into «el»: «del Calabozo», «al Calabozo», but «de la Cocina», «a la Cocina». */
const meeting = (word: 'de' | 'a', merged: 'del' | 'al', noun: string): string =>
  noun.startsWith('el ') ? `${merged} ${noun.slice(3)}` : `${word} ${noun}`;
export const of = (noun: string): string => meeting('de', 'del', noun);
export const to = (noun: string): string => meeting('a', 'al', noun);

export type Conjunction = 'y' | 'o';

/** «y» is «e» before the sound i, «o» is «u» before the sound o, in words and in numbers. */
export function conjunction(word: Conjunction, next: string): string {
  const text = withoutPictures(next).replace(/^[«“]/, '').toLowerCase();
  if (word === 'y') return /^h?[ií](?![aeo])/.test(text) ? 'e' : 'y';
  return /^(h?[oó]|8|11(?!\d))/.test(text) ? 'u' : 'o';
}

const isCompound = (text: string): boolean => /, | (y|e|o|u) (?!más|menos|ningun)/.test(withoutPictures(text));

/** «a, b y c»; with a comma before the last one if a part before it is a list itself. */
export function list(parts: readonly string[], word: Conjunction): string {
  const before = parts.slice(0, -1);
  const last = parts.at(-1) ?? '';
  if (before.length === 0) return last;
  return `${before.join(', ')}${before.some(isCompound) ? ',' : ''} ${conjunction(word, last)} ${last}`;
}

/** Several clauses with one conjunction; the infinitive stays only if every part has one. */
export function joined(parts: readonly Clause[], word: Conjunction): Clause {
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

/** «elige a otro humano y tira el dado», but «elige a otro humano; a continuación, cada humano …». */
export const followed = (first: Clause, next: Clause): Clause =>
  long(
    next.inf === undefined
      ? changed(first, (text) => `${text}; a continuación, ${next.main}`)
      : joined([first, next], 'y'),
  );

/** «si lo haces, pierde»; one condition under another is joined to it: «si lo haces y estás aquí, pierde». */
export const under = (condition: string, text: string): string =>
  condition.startsWith('si ') && text.startsWith('si ') ? `${condition} y ${text.slice(3)}` : `${condition}, ${text}`;

export const ifDone = (text: string): string => under('si lo haces', text);

// --- sentences

/** The title of a card inside a sentence: «Consunción», «Anillo “de la suerte”». */
export const quoted = (name: string): string => `«${name.replaceAll('«', '“').replaceAll('»', '”')}»`;

// --- numbers

/** The form that goes with a number: «carta», «cartas». */
export const numbered = (n: number, one: string, other: string): string => plural('es', n, { one, other });

/** The number and its word. */
export const count = (n: number, one: string, other = `${one}s`): string => `${n} ${numbered(n, one, other)}`;

export const times = (n: number): string => (n === 2 ? 'dos veces' : count(n, 'vez', 'veces'));
