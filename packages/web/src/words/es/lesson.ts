import type { LessonScreenText } from '../screens/lesson';

export const lesson: LessonScreenText = {
  title: 'Primera travesía',
  goOn: 'Seguir',
  back: 'Uno atrás',
  leave: 'Salir y seguir después',
  step: (n, all) => `${n} de ${all}`,
  doIt: 'Elige lo que brilla',
  learned: 'Lo que has aprendido',
  over: 'Ya conoces el oficio',
  playOn: 'Jugar la partida de aprendizaje',
  again: 'Otra vez desde el principio',
  bot: 'tripulación',
};
