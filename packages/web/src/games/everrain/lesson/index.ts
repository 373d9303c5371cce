import './lesson.css';
import type { LessonPart } from '../../../game-page';
import { takeLesson } from '../../../table/lesson/run';
import { gameWords, pageWords } from '../words';
import { lessonText } from '../words/lesson';
import { BEATS, firstVoyage } from './steps';

export const lesson: LessonPart = {
  words: [gameWords, pageWords, lessonText],
  take: (kept) => takeLesson(firstVoyage, kept),
  beat: (id) => lessonText.value.beats[BEATS.find((each) => each === id) ?? 'goal'],
  pilot: () => lessonText.value.pilot,
  after: () => lessonText.value.after,
};
