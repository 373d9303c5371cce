import type { Seat } from '@undertow/kernel';
import type { FigureId } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf } from '../query';
import { workingIn } from '../ship/aboard';
import { hasKnack } from '../ship/passives';

/** E8.2: whoever stands in the spaces of a boat. */
export function partyOf(g: Table, seat: Seat): FigureId[] {
  const captain = captainOf(g.state, seat);
  const party: FigureId[] = [];
  for (const crew of captain.crew) {
    const { place } = crew;
    if (place.is !== 'below' || place.space === null) continue;
    const card = workingIn(captain.below[place.slot]);
    if (card === null || !g.content.improvement(card).boat) continue;
    if (!hasKnack(g, seat, crew, 'cannot-explore')) party.push(crew.id);
  }
  return party;
}
