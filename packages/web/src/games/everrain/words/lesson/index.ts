import type { BeatText } from '../../../../game-page';
import { localWords } from '../../../../words/local';
import type { Beat } from '../../lesson/steps';

export interface LessonText {
  readonly pilot: string;
  readonly beats: Readonly<Record<Beat, BeatText>>;
  readonly after: string;
}

export const lessonText = localWords<LessonText>({
  en: async () => (await import('./en')).lesson,
  de: async () => (await import('./de')).lesson,
  es: async () => (await import('./es')).lesson,
  ru: async () => (await import('./ru')).lesson,
});
