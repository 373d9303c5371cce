// How German builds sentences, and what is counted in this game.
import type { Counted } from '@undertow/language/de';

export * from '@undertow/language/de';

export const CARDS: Counted = ['Karte', 'Karten'];
export const FIELDS: Counted = ['Feld', 'Felder'];
export const ACTIONS: Counted = ['Aktion', 'Aktionen'];
export const ITEMS: Counted = ['Gegenstand', 'Gegenstände'];
