import { counter } from '../plural';
import type { GalleryText } from '../screens/gallery';

const count = counter('ru');

export const gallery: GalleryText = {
  search: 'Поиск по картам',
  all: 'Все',
  kinds: 'Виды карт',
  found: (n) => count(n, { one: '# карта', few: '# карты', other: '# карт' }),
  nothing: 'Об этом карты не говорят.',
};
