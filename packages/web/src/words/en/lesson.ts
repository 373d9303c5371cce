import type { LessonScreenText } from '../screens/lesson';

export const lesson: LessonScreenText = {
  title: 'First voyage',
  goOn: 'Continue',
  back: 'Back a step',
  leave: 'Leave and continue later',
  step: (n, all) => `${n} of ${all}`,
  doIt: 'Choose what glows',
  learned: 'What you have learned',
  over: 'You know the ropes',
  playOn: 'Play the learning game',
  again: 'Start again',
  bot: 'crew',
};
