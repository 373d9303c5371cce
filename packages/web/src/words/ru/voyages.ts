import { counter } from '../plural';
import type { VoyagesText } from '../screens/voyages';

const count = counter('ru');

export const voyages: VoyagesText = {
  title: 'Мои плавания',
  note: 'Игры, которые вы закончили на этом устройстве. Больше их никто не видит.',
  none: 'На этом устройстве вы ещё не закончили ни одной игры.',
  byGame: 'Игра',
  bySide: 'Сторона',
  byRole: 'Персонаж',
  played: 'Сыграно',
  won: 'Побед',
  win: 'победа',
  loss: 'поражение',
  story: 'Как это было',
  move: 'Взять с собой',
  moveNote: 'Учётных записей нет: файл переносит ваши плавания на другое устройство.',
  save: 'Сохранить в файл',
  bring: 'Прочитать файл',
  brought: (n) =>
    count(n, { one: 'Добавлено # плавание.', few: 'Добавлено # плавания.', other: 'Добавлено # плаваний.' }),
};
