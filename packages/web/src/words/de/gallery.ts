import { counter } from '../plural';
import type { GalleryText } from '../screens/gallery';

const count = counter('de');

export const gallery: GalleryText = {
  search: 'Karten durchsuchen',
  all: 'Alle',
  kinds: 'Kartenarten',
  found: (n) => count(n, { one: '# Karte', other: '# Karten' }),
  nothing: 'Dazu gibt es keine Karte.',
};
