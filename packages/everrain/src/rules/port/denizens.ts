import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { CardId } from '../../content/ids';
import type { AnyOption } from '../../model/question';
import type { CrewMember, Visit } from '../../model/state';
import type { Table } from '../../model/types';
import { drawForOwner, resolveSlotted } from '../cards/draw';
import { resolveCard } from '../cards/resolve';
import { keep, putAway } from '../decks';
import { captainOf } from '../query';
import { shipStat } from '../ship/passives';
import { freeCabins } from '../ship/spaces';
import { destinationOf } from './ports';

/** E7.4, E6.38: a denizen on show, or several. A story's card is resolved at once (E9.16) and takes the place of one. */
export function* showDenizens(g: Table, seat: Seat, visit: Visit): Flow {
  if (yield* resolveSlotted(g, seat, 'denizen', [])) return; // E9.19
  const count = Math.max(1, 1 + shipStat(g, seat, 'denizens'));
  for (let i = 0; i < count; i++) {
    const card = nextDenizen(g, seat, visit);
    if (card === null) return;
    if (g.content.card(card).story) yield* resolveCard(g, seat, card, [], null);
    else {
      visit.denizens.push(card);
      g.emit({ type: 'card', seat, card, deck: 'denizen' });
    }
  }
}

/** Whoever wants to be taken to this very port is passed over (E7.13). */
function nextDenizen(g: Table, seat: Seat, { port }: Visit): CardId | null {
  const skipped: CardId[] = [];
  let found: CardId | null = null;
  for (;;) {
    const card = drawForOwner(g, seat, 'denizen');
    if (card === null) break;
    if (destinationOf(g, card) !== port) {
      found = card;
      break;
    }
    skipped.push(card);
  }
  if (skipped.length > 0) g.emit({ type: 'revealed-cards', seat, from: 'denizen', cards: skipped });
  for (const card of skipped) putAway(g, 'denizen', card);
  return found;
}

/** Denizens this captain can deal with now: passengers need a free cabin (E7.40). */
export function openDenizens(g: Table, seat: Seat, { denizens }: Visit): CardId[] {
  const captain = captainOf(g.state, seat);
  return denizens.filter((card) => destinationOf(g, card) === null || freeCabins(g.content, captain).length > 0);
}

/** E7.12: one crew member's whole use of the visit. */
export function* meetDenizen(g: Table, seat: Seat, crew: CrewMember, visit: Visit): Flow {
  const picked = yield* askOne(seat, () => ({
    kind: 'denizen',
    options: openDenizens(g, seat, visit).map((card): AnyOption => ({ ref: { is: 'card', card } })),
    rule: 'E7.12',
    auto: true,
  }));
  if (picked.is !== 'card') return;
  const { card } = picked;
  visit.denizens = visit.denizens.filter((each) => each !== card);
  if (destinationOf(g, card) === null) yield* resolveCard(g, seat, card, [], crew.id);
  else yield* takeAboard(g, seat, card);
}

/** E7.39: the card comes along, and a cabin is taken. */
function* takeAboard(g: Table, seat: Seat, card: CardId): Flow {
  const captain = captainOf(g.state, seat);
  const picked = yield* askOne(seat, () => ({
    kind: 'passenger-space',
    options: freeCabins(g.content, captain).map(
      ({ slot, space }): AnyOption => ({ ref: { is: 'space', slot, space } }),
    ),
    rule: 'E7.39',
    source: `card:${card}`,
    auto: true,
  }));
  if (picked.is !== 'space') return;
  keep(g, 'denizen', card);
  captain.passengers.push({ card, slot: picked.slot, space: picked.space });
  g.emit({ type: 'passenger', seat, card, what: 'aboard' });
}
