import { counter } from '../plural';
import type { GalleryText } from '../screens/gallery';

const count = counter('en');

export const gallery: GalleryText = {
  search: 'Search the cards',
  all: 'All',
  kinds: 'Kinds of cards',
  found: (n) => count(n, { one: '# card', other: '# cards' }),
  nothing: 'No card mentions this.',
};
