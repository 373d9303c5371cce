// German: names with the articles and endings that sentences need.
import type { Named } from '../named';

export type Gender = 'm' | 'f' | 'n' | 'pl';
export type Case = 'nom' | 'acc' | 'dat';

/** A name and its forms inside a sentence, with the article where it has one. */
export interface GermanNamed extends Named {
  readonly gender: Gender;
  readonly forms: Readonly<Record<Case, string>>;
  /** One of several: „ein Talgmann“. */
  readonly one: string;
}

export const ARTICLES: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'der', f: 'die', n: 'das', pl: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', pl: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', pl: 'den' },
};

/** After an article: „der Bleiche“, „den Bleichen“. */
const WEAK: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'e', f: 'e', n: 'e', pl: 'en' },
  acc: { m: 'en', f: 'e', n: 'e', pl: 'en' },
  dat: { m: 'en', f: 'en', n: 'en', pl: 'en' },
};

/** Without one: „Bleicher Zahlmeister“. */
const STRONG: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es', pl: 'e' };

const a = (gender: Gender): string => (gender === 'f' ? 'eine ' : gender === 'pl' ? '' : 'ein ');

const CASES = ['nom', 'acc', 'dat'] as const;
type Forms = Readonly<Record<Case, string>>;

const inCases = (form: (at: Case) => string): Forms => {
  const [nom, acc, dat] = CASES.map(form);
  return { nom: nom ?? '', acc: acc ?? '', dat: dat ?? '' };
};

/** With its article: „der Talgmann“. `oblique` where the word itself changes: „den Choristen“, „den Karronaden“. */
export const noun = (gender: Gender, name: string, mood: string, oblique: Partial<Forms> = {}): GermanNamed => ({
  name,
  mood,
  gender,
  forms: inCases((at) => `${ARTICLES[at][gender]} ${oblique[at] ?? name}`),
  one: `${a(gender)}${name}`,
});

/** Adjective and noun: „Bleicher Zahlmeister“, „dem Bleichen Zahlmeister“. */
export const described = (
  gender: Gender,
  stem: string,
  word: string,
  mood: string,
  oblique: Partial<Forms> = {},
): GermanNamed => ({
  name: `${stem}${STRONG[gender]} ${word}`,
  mood,
  gender,
  forms: inCases((at) => `${ARTICLES[at][gender]} ${stem}${WEAK[at][gender]} ${oblique[at] ?? word}`),
  one: `${a(gender)}${stem}${STRONG[gender]} ${word}`,
});

/** An adjective that stands alone: „der Ungeschriebene“. */
export const substantive = (gender: Gender, stem: string, mood: string): GermanNamed => ({
  name: `${ARTICLES.nom[gender].replace(/^d/, 'D')} ${stem}${WEAK.nom[gender]}`,
  mood,
  gender,
  forms: inCases((at) => `${ARTICLES[at][gender]} ${stem}${WEAK[at][gender]}`),
  one: `${a(gender)}${stem}${STRONG[gender]}`,
});

/** People, towns, goods and titles: no article. `short` is what sentences call it. */
export const bare = (gender: Gender, name: string, mood: string, short = name): GermanNamed => ({
  name,
  mood,
  gender,
  forms: { nom: short, acc: short, dat: short },
  one: short,
});
