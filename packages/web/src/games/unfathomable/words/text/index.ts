import { localWords } from '../../../../words/local';
import type { TableText } from './type';

/** What the page says at a table of Unfathomable. */
export const tableText = localWords<TableText>({
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  ru: async () => (await import('./ru')).ru,
});
