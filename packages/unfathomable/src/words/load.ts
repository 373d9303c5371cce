import type { Language, LanguageCode } from './language';

const LOADERS: Readonly<Partial<Record<LanguageCode, () => Promise<{ readonly language: Language }>>>> = {
  de: () => import('./de'),
  en: () => import('./en'),
  es: () => import('./es'),
  ru: () => import('./ru'),
};

/** Loads one language, and only that. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const load = LOADERS[code];
  if (!load) throw new Error(`There are no words in ${code} yet`);
  return (await load()).language;
}
