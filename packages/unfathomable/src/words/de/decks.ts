// German: decks, by name.
import type { LookedDeck } from '../../model/state';

/** „Mythosstapel“. */
export const DECKS: Readonly<Record<LookedDeck, string>> = {
  mythos: 'Mythosstapel',
  waypoint: 'Etappenzielstapel',
  spell: 'Zauberstapel',
  item: 'Gegenstandsstapel',
};

/** „des Mythosstapels“. */
export const ofDeck = (deck: LookedDeck): string => `des ${DECKS[deck]}s`;

/** „die oberste Karte des Mythosstapels“, „die 2 obersten Karten des Mythosstapels“. */
export const top = (number: number, of: string): string =>
  `${number === 1 ? 'die oberste Karte' : `die ${number} obersten Karten`} ${of}`;
