// How English builds sentences from parts.
import { plural } from '../plural';

export { capital, paragraph, sentence, signed, uncapital, whole } from '../sentences';

/** A part of a sentence without capital and full stop. */
export interface Clause {
  readonly text: string;
  /** "lose 1 fuel": fits after "you may" and "to". Otherwise it has its own subject: "each human discards 1 card". */
  readonly order: boolean;
  /** Has parts of its own, so that what follows must be set off clearly. */
  readonly long: boolean;
}

export const order = (text: string): Clause => ({ text, order: true, long: false });
export const fact = (text: string): Clause => ({ text, order: false, long: false });
export const long = (clause: Clause): Clause => ({ ...clause, long: true });

export const list = (parts: readonly string[], word: 'and' | 'or'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;

export const count = (n: number, one: string, other = `${one}s`): string => `${n} ${plural('en', n, { one, other })}`;

export const times = (n: number): string => (n === 2 ? 'twice' : `${n} times`);
