import { localWords } from '../../../../words/local';
import type { PageText } from './type';

/** What the page says at a table of The Everrain. */
export const pageText = localWords<PageText>({
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  ru: async () => (await import('./ru')).ru,
});
