import { localWords } from '../../../../words/local';
import type { CaptionsText } from './type';

export const captionsText = localWords<CaptionsText>({
  en: async () => (await import('./en')).captions,
  de: async () => (await import('./de')).captions,
  es: async () => (await import('./es')).captions,
  ru: async () => (await import('./ru')).captions,
});
