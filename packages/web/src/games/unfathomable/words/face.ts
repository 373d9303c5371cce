import { localWords } from '../../../words/local';

export interface FaceText {
  readonly tagline: string;
  readonly lead: string;
  readonly facts: readonly string[];
  readonly playNow: string;
  readonly playNowNote: string;
  readonly learn: string;
  readonly learnNote: string;
  readonly voyage: string;
  readonly voyageNote: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly picture: string;
}

export const faceText = localWords<FaceText>({
  en: async () => (await import('./en/face')).face,
  de: async () => (await import('./de/face')).face,
  es: async () => (await import('./es/face')).face,
  ru: async () => (await import('./ru/face')).face,
});
