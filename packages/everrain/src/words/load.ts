import type { LanguageCode } from '@undertow/language';
import type { Language } from './language';
import type { Tales } from './names-type';

const LOADERS: Readonly<Record<LanguageCode, () => Promise<{ readonly language: Language }>>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  es: () => import('./es'),
  ru: () => import('./ru'),
};

/** Loads one language, and only that. Event cards are not in it. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  return (await LOADERS[code]()).language;
}

const TALES: Readonly<Record<LanguageCode, () => Promise<{ readonly cards: Tales }>>> = {
  en: () => import('./en/cards'),
  de: () => import('./de/cards'),
  es: () => import('./es/cards'),
  ru: () => import('./ru/cards'),
};

/** The words of all event cards, outcomes included: for listings and for whoever may read them all. */
export async function loadTales(code: LanguageCode): Promise<Tales> {
  return (await TALES[code]()).cards;
}
