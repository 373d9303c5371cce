import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { CardId, EventDeck } from '../../content/ids';
import { YES_OR_NO } from '../../model/question';
import type { FigureId, WaitingCard } from '../../model/state';
import type { Table } from '../../model/types';
import { drawFrom, keep, putAway } from '../decks';
import { captainOf } from '../query';
import { hasKnack } from '../ship/passives';
import { resolveCard } from './resolve';

/** E9.16 to E9.19: whoever is told to draw resolves own story cards put aside for that first, instead of a new one. */
export function* drawCard(g: Table, seat: Seat, deck: EventDeck, party: readonly FigureId[] = []): Flow {
  if (yield* resolveSlotted(g, seat, deck, party)) return;
  let card = drawForOwner(g, seat, deck);
  if (card === null) return;
  if (deck === 'expedition' && (yield* swaps(g, seat, card, party))) {
    putAway(g, deck, card);
    g.emit({ type: 'card-swapped', seat, card });
    card = drawForOwner(g, seat, deck);
    if (card === null) return;
  }
  yield* resolveCard(g, seat, card, party, null);
}

/** E9.25: all of them, oldest first. Says whether there were any. */
export function* resolveSlotted(g: Table, seat: Seat, deck: EventDeck, party: readonly FigureId[]): Flow<boolean> {
  const cards = g.state.waiting.filter((each) => isSlotted(each, seat, deck)).map(({ card }) => card);
  for (const card of cards) {
    if (captainOf(g.state, seat).sunk) return true;
    g.state.decks[deck].open.push(card);
    forget(g, card);
    yield* resolveCard(g, seat, card, party, null);
  }
  return cards.length > 0;
}

const isSlotted = (each: WaitingCard, seat: Seat, deck: EventDeck): boolean =>
  each.owner === seat && each.deck === deck && each.where === 'slot';

function forget({ state }: Table, card: CardId): void {
  const at = state.waiting.findIndex((each) => each.card === card);
  if (at >= 0) state.waiting.splice(at, 1);
}

/** Draws until it is an unnumbered card or an own one; those of others are passed on unread (E9.17, E9.26). */
export function drawForOwner(g: Table, seat: Seat, deck: EventDeck): CardId | null {
  const { state } = g;
  for (;;) {
    const card = drawFrom(g, deck);
    if (card === null) return null;
    const waiting = state.waiting.find((each) => each.card === card);
    if (!waiting) return card;
    forget(g, card);
    if (waiting.owner === seat) return card;
    keep(g, deck, card);
    state.waiting.push({ card, deck, owner: waiting.owner, where: 'slot' });
    g.emit({ type: 'card-passed', seat, owner: waiting.owner, deck });
  }
}

/** E6.36: once the scene was read, before anything is tested or chosen. A story's card is never put back. */
function* swaps(g: Table, seat: Seat, card: CardId, party: readonly FigureId[]): Flow<boolean> {
  if (g.content.card(card).story) return false;
  const explorer = captainOf(g.state, seat).crew.find(
    (crew) => party.includes(crew.id) && hasKnack(g, seat, crew, 'swaps-expedition'),
  );
  if (!explorer) return false;
  g.emit({ type: 'card', seat, card, deck: 'expedition' });
  const answer = yield* askOne(seat, () => ({
    kind: 'swap-card',
    options: YES_OR_NO,
    rule: 'E6.36',
    source: `card:${card}`,
    about: { card, crew: explorer.id },
  }));
  return answer.is === 'yes';
}
