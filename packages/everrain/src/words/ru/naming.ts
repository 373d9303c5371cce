// Russian: what everything is called.
import type { Names } from '../names-type';
import { type Declined, declined } from './declined';
import {
  abilities,
  artillery,
  crew,
  elders,
  enemies,
  enemyShips,
  improvements,
  ports,
  tiles,
  traits,
  treasures,
} from './names';

export const names: Names<Declined> = {
  game: 'The Everrain',
  crew,
  traits,
  enemies,
  abilities,
  enemyShips,
  elders,
  improvements,
  artillery,
  treasures,
  ports,
  tiles,
  stories: {},
  ships: [
    declined(
      'm',
      [
        'Терпеливый олень',
        'Терпеливого оленя',
        'Терпеливому оленю',
        'Терпеливого оленя',
        'Терпеливым оленем',
        'Терпеливом олене',
      ],
      'Его рога поймали больше непогоды, чем снастей.',
      '«Терпеливый олень»',
    ),
    declined(
      'm',
      ['Быстрый заяц', 'Быстрого зайца', 'Быстрому зайцу', 'Быстрого зайца', 'Быстрым зайцем', 'Быстром зайце'],
      'Исчезает раньше, чем смолкнет якорная цепь.',
      '«Быстрый заяц»',
    ),
    declined(
      'f',
      ['Серая цапля', 'Серой цапли', 'Серой цапле', 'Серую цаплю', 'Серой цаплей', 'Серой цапле'],
      'Стоит на мелководье любого шторма и ждёт.',
      '«Серая цапля»',
    ),
    declined(
      'f',
      ['Длинная выдра', 'Длинной выдры', 'Длинной выдре', 'Длинную выдру', 'Длинной выдрой', 'Длинной выдре'],
      'Проскальзывает под тем, через что другие лезут.',
      '«Длинная выдра»',
    ),
  ],
};
