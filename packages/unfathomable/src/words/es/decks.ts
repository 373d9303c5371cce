// Spanish: decks, by name.
import type { LookedDeck } from '../../model/state';

/** «el mazo de Mitos»; what the deck holds. */
export const DECK_OF: Readonly<Record<LookedDeck, string>> = {
  mythos: 'Mitos',
  waypoint: 'Escalas',
  spell: 'Hechizos',
  item: 'Objetos',
};

/** «la primera carta del mazo de Mitos», «las 2 primeras cartas del mazo de Mitos». */
export const top = (number: number, holding: string): string =>
  `${number === 1 ? 'la primera carta' : `las ${number} primeras cartas`} del mazo de ${holding}`;
