import type { LessonScreenText } from '../screens/lesson';

export const lesson: LessonScreenText = {
  title: 'Erste Fahrt',
  goOn: 'Weiter',
  back: 'Eins zurück',
  leave: 'Verlassen und später weiter',
  step: (n, all) => `${n} von ${all}`,
  doIt: 'Wähle, was leuchtet',
  learned: 'Was du gelernt hast',
  over: 'Du kennst die Handgriffe',
  playOn: 'Die Lernpartie spielen',
  again: 'Noch einmal von vorn',
  bot: 'Mannschaft',
};
