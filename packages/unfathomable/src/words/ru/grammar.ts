// How Russian builds sentences, and what is counted in this game.
import { both, type Counted } from '@undertow/language/ru';

export * from '@undertow/language/ru';

export const CARDS: Counted = ['карту', 'карты', 'карт'];
export const CARDS_OF: Counted = both('карты', 'карт');
export const CARDS_ARE: Counted = ['карта', 'карты', 'карт'];
export const STEPS: Counted = ['деление', 'деления', 'делений'];
export const ACTIONS: Counted = ['действие', 'действия', 'действий'];
