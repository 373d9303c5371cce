// All languages at once, for the command line and tests. A page loads one: see `load.ts`.
import { language as de } from './de';
import { language as en } from './en';
import { language as es } from './es';
import type { Language, LanguageCode } from './language';
import { language as ru } from './ru';

export const languages: Readonly<Record<LanguageCode, Language>> = { en, de, es, ru };
