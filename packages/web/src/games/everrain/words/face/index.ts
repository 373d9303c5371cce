import type { FaceText } from '../../../../words/face-text';
import { localWords } from '../../../../words/local';

/** What the home page says of The Everrain. */
export const faceText = localWords<FaceText>({
  en: async () => (await import('./en')).face,
  de: async () => (await import('./de')).face,
  es: async () => (await import('./es')).face,
  ru: async () => (await import('./ru')).face,
});
