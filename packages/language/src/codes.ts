/** The languages everything is said in. */
export const LANGUAGE_CODES = ['en', 'de', 'es', 'ru'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
