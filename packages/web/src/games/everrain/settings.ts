import type { GameSettings } from '../../game-page';

/** Nothing about The Everrain needs settings of its own: there are no response windows. */
export const settings: GameSettings = { words: [] };
