import type { FaceText } from '../../../words/face-text';
import { localWords } from '../../../words/local';

export const faceText = localWords<FaceText>({
  en: async () => (await import('./en/face')).face,
  de: async () => (await import('./de/face')).face,
  es: async () => (await import('./es/face')).face,
  ru: async () => (await import('./ru/face')).face,
});
