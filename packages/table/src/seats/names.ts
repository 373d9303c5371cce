import type { TableMeta } from '../meta';
import { lookOf } from './look';

/** Scripts with letters that are drawn like those of another one of them. */
const IMITATING = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Canadian_Aboriginal}/u,
  /\p{Script=Deseret}/u,
  /\p{Script=Osage}/u,
  /\p{Script=Runic}/u,
  /\p{Script=Old_Italic}/u,
  /\p{Script=Gothic}/u,
  /\p{Script=Tifinagh}/u,
  /\p{Script=Vai}/u,
];

/** Nobody writes like that who does not want to be taken for somebody else, or has slipped on the keyboard. */
const mixesScripts = (name: string): boolean =>
  name.split(' ').some((word) => IMITATING.filter((script) => script.test(word)).length > 1);

/** As it is read, whether in capitals or not: in Greek the same name in capitals is drawn quite differently. */
const asRead = (name: string): string => name.normalize('NFKD').toUpperCase().replace(/\p{M}/gu, '');

/**
 * Whether a name cannot be had at a table: one of its words mixes scripts that imitate each other, or it is another's in
 * other cases, or looks like it.
 */
export function isRefused(name: string, { seats }: TableMeta): boolean {
  if (mixesScripts(name)) return true;
  const [read, look] = [asRead(name), lookOf(name)];
  return seats.some(({ name: other }) => other !== null && (asRead(other) === read || lookOf(other) === look));
}
