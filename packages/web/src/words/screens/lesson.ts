import { localWords } from '../local';

/** What every lesson says, whatever the game. */
export interface LessonScreenText {
  readonly title: string;
  readonly goOn: string;
  readonly back: string;
  readonly leave: string;
  readonly step: (now: number, all: number) => string;
  /** What is to be done lies on the table. */
  readonly doIt: string;
  readonly learned: string;
  readonly over: string;
  readonly playOn: string;
  readonly again: string;
  readonly bot: string;
}

export const lessonScreenText = localWords<LessonScreenText>({
  en: async () => (await import('../en/lesson')).lesson,
  de: async () => (await import('../de/lesson')).lesson,
  es: async () => (await import('../es/lesson')).lesson,
  ru: async () => (await import('../ru/lesson')).lesson,
});
