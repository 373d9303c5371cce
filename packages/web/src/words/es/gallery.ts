import { counter } from '../plural';
import type { GalleryText } from '../screens/gallery';

const count = counter('es');

export const gallery: GalleryText = {
  search: 'Buscar en las cartas',
  all: 'Todas',
  kinds: 'Tipos de carta',
  found: (n) => count(n, { one: '# carta', other: '# cartas' }),
  nothing: 'Ninguna carta menciona esto.',
};
