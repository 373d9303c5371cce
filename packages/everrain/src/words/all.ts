import type { LanguageCode } from '@undertow/language';
import { language as en } from './en';
import { cards as enTales } from './en/cards';
import type { Language } from './language';
import type { Tales } from './names-type';

/** All languages at once: for the command line and tests. */
export const languages: Readonly<Record<LanguageCode, Language>> = { en, de: en, es: en, ru: en };
export const tales: Readonly<Record<LanguageCode, Tales>> = { en: enTales, de: enTales, es: enTales, ru: enTales };
