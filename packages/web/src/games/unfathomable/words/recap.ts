import { localWords } from '../../../words/local';

/** What a round comes to, in few words. */
export interface RecapText {
  readonly turns: (first: number, last: number) => string;
  readonly cards: (count: number) => string;
  readonly hindered: (count: number, chaos: number) => string;
  readonly passenger: string;
  readonly distance: (change: string) => string;
  /** How a track stood, and how it stands. */
  readonly was: (before: string, now: string) => string;
}

export const recapText = localWords<RecapText>({
  en: async () => (await import('./en/recap')).recap,
  de: async () => (await import('./de/recap')).recap,
  es: async () => (await import('./es/recap')).recap,
  ru: async () => (await import('./ru/recap')).recap,
});
