import type { LanguageCode } from '@undertow/language';
import type { Words } from './type';

export { PHRASES, PHRASES_ABOUT } from './phrases';
export type { Reason, ReasonArgs } from './reasons';
export type { Words } from './type';

const LOADERS: Readonly<Record<LanguageCode, () => Promise<Words>>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  ru: async () => (await import('./ru')).ru,
};

/** Loads one language, and only that. */
export const loadWords = (code: LanguageCode): Promise<Words> => LOADERS[code]();
