import { run } from './effects';
import type { Book } from './model/types';
import { drawCard } from './rules/cards/draw';
import { spoils } from './rules/cards/spoils';
import { gainTreasure } from './rules/cards/treasure';
import { gainClues, gainCoin, payCoin } from './rules/purse';
import { seaRules } from './rules/sea/book';
import { shipRules } from './rules/ship/book';
import { advanceAgenda, advanceDiscovery, advanceElderToken } from './rules/tracks';

/** The rules that meet through the table; each chapter brings its own. */
export const book: Book = {
  ...seaRules,
  ...shipRules,
  run,
  drawCard,
  spoils,
  gainTreasure,
  gainCoin,
  payCoin,
  gainClues,
  advanceAgenda,
  advanceDiscovery,
  advanceElderToken,
};
