// Russian: decks, by name.
import type { LookedDeck } from '../../model/state';
import { type Counted, count } from './grammar';

/** «колода мифов»; `of` is what the deck holds. */
export const DECK_OF: Readonly<Record<LookedDeck, string>> = {
  mythos: 'мифов',
  waypoint: 'путевых точек',
  spell: 'заклинаний',
  item: 'вещей',
};

const TOP: Counted = ['верхнюю карту', 'верхние карты', 'верхних карт'];

/** «верхнюю карту колоды мифов», «2 верхние карты колоды мифов». */
export const top = (number: number, of: string): string =>
  `${number === 1 ? 'верхнюю карту' : count(number, TOP)} колоды ${of}`;
