// All languages at once, for the command line and tests.
import type { LanguageCode } from '@undertow/language';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { ru } from './ru';
import type { Words } from './type';

export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, de, es, ru };
