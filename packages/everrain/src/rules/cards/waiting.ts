import { shuffle } from '@undertow/kernel';
import { EVENT_DECKS, type EventDeck } from '../../content/ids';
import type { Table } from '../../model/types';

/** E9.14: waiting cards go on top of their decks, several shuffled among themselves first (E9.22). */
export function placeWaitingStories(g: Table): void {
  const { state } = g;
  const decks: EventDeck[] = [];
  for (const deck of EVENT_DECKS) {
    const cards = state.waiting.filter((each) => each.where === 'waiting' && each.deck === deck);
    if (cards.length === 0) continue;
    for (const each of cards) each.where = 'deck';
    state.decks[deck].draw.push(
      ...shuffle(
        state.rng,
        cards.map(({ card }) => card),
      ),
    );
    decks.push(deck);
  }
  if (decks.length > 0) g.emit({ type: 'stories-placed', decks });
}
