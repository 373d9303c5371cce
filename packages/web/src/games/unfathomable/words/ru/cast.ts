import type { CastText } from '../cast';

export const cast: CastText = {
  cast: 'Персонажи',
  castNote: 'Нажмите на персонажа, чтобы прочесть весь лист.',
  ability: 'Свойство',
  feat: 'Подвиг, один раз за игру',
  reveal: 'При саморазоблачении',
  sheet: (name) => `Лист персонажа: ${name}`,
};
