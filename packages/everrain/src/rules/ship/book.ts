import type { Book } from '../../model/types';
import { fate } from '../dice';
import { crewArrives, placeBelow } from './below';
import { boardShip } from './boarding';
import { crewDies, hurt, recruit } from './crew';
import { damageShip, destroyNode } from './damage';
import { activateDeckEnemies } from './deck-enemies';
import { banishEnemies, woundEnemy } from './enemies';
import { gainSchematic, installUpgrade } from './install';
import { moment } from './moments';
import { exhaust } from './orders';
import { checkAfloat, sink } from './sinking';
import { spawnOnDeck } from './spawn';
import { payWages } from './wages';

/** What this chapter adds to the book. */
export const shipRules = {
  fate,
  hurt,
  crewDies,
  recruit,
  damageShip,
  destroyNode,
  sink,
  checkAfloat,
  exhaust,
  installUpgrade,
  gainSchematic,
  placeBelow,
  crewArrives,
  payWages,
  spawnOnDeck,
  woundEnemy,
  banishEnemies,
  activateDeckEnemies,
  boardShip,
  moment,
} satisfies Partial<Book>;
