import type { LanguageCode } from '@undertow/language';
import { language as de } from './de';
import { cards as deTales } from './de/cards';
import { language as en } from './en';
import { cards as enTales } from './en/cards';
import { language as es } from './es';
import { cards as esTales } from './es/cards';
import type { Language } from './language';
import type { Tales } from './names-type';
import { language as ru } from './ru';
import { cards as ruTales } from './ru/cards';

/** All languages at once: for the command line and tests. */
export const languages: Readonly<Record<LanguageCode, Language>> = { en, de, es, ru };
export const tales: Readonly<Record<LanguageCode, Tales>> = { en: enTales, de: deTales, es: esTales, ru: ruTales };
