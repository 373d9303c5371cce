import { localWords } from '../../../words/local';

export interface CastText {
  readonly cast: string;
  readonly castNote: string;
  readonly ability: string;
  readonly feat: string;
  readonly reveal: string;
  readonly sheet: (name: string) => string;
}

export const castText = localWords<CastText>({
  en: async () => (await import('./en/cast')).cast,
  de: async () => (await import('./de/cast')).cast,
  es: async () => (await import('./es/cast')).cast,
  ru: async () => (await import('./ru/cast')).cast,
});
