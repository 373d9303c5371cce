import { localWords } from '../../../words/local';

export interface CardsText {
  readonly copies: (count: number) => string;
  readonly values: (values: string) => string;
}

export const cardsText = localWords<CardsText>({
  en: async () => (await import('./en/cards')).cards,
  de: async () => (await import('./de/cards')).cards,
  es: async () => (await import('./es/cards')).cards,
  ru: async () => (await import('./ru/cards')).cards,
});
