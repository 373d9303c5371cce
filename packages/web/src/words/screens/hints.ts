import { localWords } from '../local';

export interface HintsText {
  readonly label: string;
  readonly understood: string;
  readonly noMore: string;
  readonly rule: string;
}

export const hintsText = localWords<HintsText>({
  en: async () => (await import('../en/hints')).hints,
  de: async () => (await import('../de/hints')).hints,
  es: async () => (await import('../es/hints')).hints,
  ru: async () => (await import('../ru/hints')).hints,
});
