import type { LessonScreenText } from '../screens/lesson';

export const lesson: LessonScreenText = {
  title: 'First voyage',
  goOn: 'Go on',
  back: 'One back',
  leave: 'Leave, and go on later',
  step: (n, all) => `${n} of ${all}`,
  doIt: 'Choose what glows',
  learned: 'What you have learned',
  over: 'You know the ropes',
  playOn: 'Play the learning game',
  again: 'Once more from the start',
  bot: 'crew',
};
