import { localWords } from '../../../words/local';

export interface StoryText {
  readonly humansWin: string;
  readonly deepWins: string;
  readonly won: string;
  readonly lost: string;
  readonly crew: string;
  readonly human: string;
  readonly traitor: string;
  readonly revealedIn: (turn: number) => string;
  readonly neverRevealed: string;
  readonly voyage: string;
  readonly resources: string;
  readonly distance: string;
  readonly goal: string;
  readonly awakening: string;
  readonly monsters: string;
  readonly inWater: string;
  readonly aboard: string;
  readonly damaged: string;
  readonly turn: string;
  readonly asTable: string;
  readonly checks: string;
  readonly noChecks: string;
  readonly checkLine: (turn: number, name: string) => string;
  readonly totalOf: (total: number, target: number) => string;
  readonly decreed: string;
  readonly fromDecks: (count: number) => string;
  readonly addedNone: string;
  readonly suspicion: string;
  readonly suspicionHow: string;
  readonly observer: string;
  readonly marks: string;
  readonly noMarks: string;
  readonly markedBy: string;
}

export const storyText = localWords<StoryText>({
  en: async () => (await import('./en/story')).story,
  de: async () => (await import('./de/story')).story,
  es: async () => (await import('./es/story')).story,
  ru: async () => (await import('./ru/story')).story,
});
