import type { Catalogue } from '../../content/catalogue';
import { BELOW_NEIGHBOURS } from '../../content/ship';
import type { Captain, CrewPlace } from '../../model/state';
import { workingIn } from './aboard';

/** E4.32: an identical card beside it, both uncovered. */
export function hasTwin(captain: Captain, slot: number): boolean {
  const card = workingIn(captain.below[slot]);
  if (card === null) return false;
  for (const next of BELOW_NEIGHBOURS[slot] ?? []) if (workingIn(captain.below[next]) === card) return true;
  return false;
}

/** How many effect spaces are open in a slot, those of a twin included (E4.24). */
export function spacesIn(content: Catalogue, captain: Captain, slot: number): number {
  const card = workingIn(captain.below[slot]);
  if (card === null) return 0;
  const { spaces, potential, shape } = content.improvement(card);
  if (shape === 'square' || shape === 'none') return 0;
  return spaces + (potential > 0 && hasTwin(captain, slot) ? potential : 0);
}

/** E4.23: one crew each; a passenger closes a space too (E7.39). */
export function isSpaceFree(captain: Captain, slot: number, space: number): boolean {
  for (const { place } of captain.crew)
    if (place.is === 'below' && place.slot === slot && place.space === space) return false;
  for (const passenger of captain.passengers) if (passenger.slot === slot && passenger.space === space) return false;
  return true;
}

/** Free cells of a card for enemies (E4.25). */
export function freeCells(content: Catalogue, captain: Captain, slot: number): number {
  const card = workingIn(captain.below[slot]);
  if (card === null || content.improvement(card).shape !== 'cell') return 0;
  return spacesIn(content, captain, slot) - (captain.below[slot]?.captives.length ?? 0);
}

/** Free cabin spaces: where passengers can be housed (E17.21). */
export function freeCabins(content: Catalogue, captain: Captain): { slot: number; space: number }[] {
  const free: { slot: number; space: number }[] = [];
  for (let slot = 0; slot < captain.below.length; slot++) {
    const card = workingIn(captain.below[slot]);
    if (card === null || !content.improvement(card).cabins) continue;
    const spaces = spacesIn(content, captain, slot);
    for (let space = 0; space < spaces; space++) if (isSpaceFree(captain, slot, space)) free.push({ slot, space });
  }
  return free;
}

/** Everywhere somebody could stand below deck: beside the spaces of any slot (E4.22), and on every free circle. */
export function placesBelow(content: Catalogue, captain: Captain): CrewPlace[] {
  const places: CrewPlace[] = [];
  for (let slot = 0; slot < captain.below.length; slot++) {
    const card = workingIn(captain.below[slot]);
    if (card !== null && content.improvement(card).shape === 'circle') {
      const spaces = spacesIn(content, captain, slot);
      for (let space = 0; space < spaces; space++)
        if (isSpaceFree(captain, slot, space)) places.push({ is: 'below', slot, space });
    }
    places.push({ is: 'below', slot, space: null });
  }
  return places;
}

/** Whether a place below deck is an open effect space. */
export const isOpenSpace = (content: Catalogue, captain: Captain, place: CrewPlace): boolean =>
  place.is === 'below' && place.space !== null && place.space < spacesIn(content, captain, place.slot);
