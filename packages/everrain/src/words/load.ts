import type { LanguageCode } from '@undertow/language';
import type { Language } from './language';
import type { Tales } from './names-type';

const LOADERS: Readonly<Partial<Record<LanguageCode, () => Promise<{ readonly language: Language }>>>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  es: () => import('./es'),
  ru: () => import('./ru'),
};

/** Loads one language, and only that. Event cards are not in it. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const load = LOADERS[code] ?? LOADERS.en;
  if (!load) throw new Error(`There are no words in ${code} yet`);
  return (await load()).language;
}

const TALES: Readonly<Partial<Record<LanguageCode, () => Promise<{ readonly cards: Tales }>>>> = {
  en: () => import('./en/cards'),
  de: () => import('./de/cards'),
  es: () => import('./es/cards'),
  ru: () => import('./ru/cards'),
};

/** The words of all event cards, outcomes included: for listings and for whoever may read them all. */
export async function loadTales(code: LanguageCode): Promise<Tales> {
  const load = TALES[code] ?? TALES.en;
  if (!load) throw new Error(`There are no tales in ${code} yet`);
  return (await load()).cards;
}
