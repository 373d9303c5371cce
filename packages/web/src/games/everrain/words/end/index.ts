import { localWords } from '../../../../words/local';
import type { EndText } from './type';

export const endWords = localWords<EndText>({
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  ru: async () => (await import('./ru')).ru,
});
