/**
 * What an enemy will do: the rules themselves, played over every roll of its dice on a table made from what anybody sees.
 * Nothing that lies face down is there, so nothing hidden can be read from it.
 */
export { type DeckForesight, foreseeEnemy } from './deck';
export { foreseeShip, type ShipForesight } from './ship';
