import type { LessonScreenText } from '../screens/lesson';

export const lesson: LessonScreenText = {
  title: 'Первое плавание',
  goOn: 'Дальше',
  back: 'На шаг назад',
  leave: 'Выйти и продолжить потом',
  step: (n, all) => `${n} из ${all}`,
  doIt: 'Выберите то, что светится',
  learned: 'Чему вы научились',
  over: 'Теперь вы знаете дело',
  playOn: 'Сыграть учебную партию',
  again: 'Ещё раз с начала',
  bot: 'команда',
};
