import { localWords } from '../local';

export interface EndText {
  readonly title: string;
  readonly notOver: string;
  readonly failed: string;
  readonly replayTruth: string;
  readonly replayHidden: string;
  readonly record: string;
  readonly recordNote: string;
  readonly again: string;
  readonly won: string;
  readonly lost: string;
  readonly rematch: string;
}

export const endText = localWords<EndText>({
  en: async () => (await import('../en/end')).end,
  de: async () => (await import('../de/end')).end,
  es: async () => (await import('../es/end')).end,
  ru: async () => (await import('../ru/end')).end,
});
