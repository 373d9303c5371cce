import type { Seat } from '@undertow/kernel';
import type { Catalogue } from '../../content/catalogue';
import { GUN_SLOTS, type UpgradeId } from '../../content/ids';
import type { Captain, UpgradeSlot } from '../../model/state';
import type { Table } from '../../model/types';
import { discard } from '../decks';
import { captainOf } from '../query';
import { workingIn } from './aboard';
import { spacesIn } from './spaces';

const ALL_BELOW: readonly number[] = [0, 1, 2, 3, 4, 5];
const GUN_AT: readonly (readonly number[])[] = [[0], [1], [2]];

/** E4.39: below deck a card goes anywhere, a gun only into the slot printed on it. */
export function legalSlots(content: Catalogue, upgrade: UpgradeId): readonly number[] {
  if (!content.isArtillery(upgrade)) return ALL_BELOW;
  return GUN_AT[GUN_SLOTS.indexOf(content.artillery(upgrade).slot)] ?? [];
}

export const rowOf = (captain: Captain, gun: boolean): UpgradeSlot[] => (gun ? captain.guns : captain.below);

export function slotAt(captain: Captain, gun: boolean, slot: number): UpgradeSlot {
  const found = rowOf(captain, gun)[slot];
  if (!found) throw new Error(`there is no slot ${slot}`);
  return found;
}

/** E4.45, E4.46: half of what is printed; starters cost nothing. */
export function halfCost(content: Catalogue, upgrade: UpgradeId): number {
  const { cost } = content.isArtillery(upgrade) ? content.artillery(upgrade) : content.improvement(upgrade);
  return Math.floor((cost ?? 0) / 2);
}

/** Off the ship for good: to the discards, or out of the game what never was in a deck (E1.11). */
export function scrap(g: Table, seat: Seat, upgrade: UpgradeId, schematic: boolean): void {
  const gun = g.content.isArtillery(upgrade);
  const { cost } = gun ? g.content.artillery(upgrade) : g.content.improvement(upgrade);
  if (cost !== null) discard(g, gun ? 'artillery' : 'improvement', upgrade);
  g.emit({ type: 'scrapped', seat, upgrade, schematic });
}

/** How many passengers the working cabins have room for. */
export function cabinSpaces(content: Catalogue, captain: Captain): number {
  let spaces = 0;
  for (let slot = 0; slot < captain.below.length; slot++) {
    const card = workingIn(captain.below[slot]);
    if (card !== null && content.improvement(card).cabins) spaces += spacesIn(content, captain, slot);
  }
  return spaces;
}

/** Passengers sleep on card and space; their card takes them along when it moves. */
export function swapPassengers(g: Table, seat: Seat, from: number, to: number): void {
  for (const passenger of captainOf(g.state, seat).passengers) {
    if (passenger.slot === from) passenger.slot = to;
    else if (passenger.slot === to) passenger.slot = from;
  }
}
