import type { Seat } from '@undertow/kernel';
import type { EventCard } from '../../content/card';
import type { CardId } from '../../content/ids';
import type { Source } from '../../model/source';
import type { Captain, StoryInHand } from '../../model/state';
import type { Table } from '../../model/types';
import { keep, putAway } from '../decks';
import { captainOf } from '../query';

/** E9.10 to E9.12: the numbered card is fetched unread; the card that began it stays with its owner. */
export function beginStory(g: Table, seat: Seat, number: number, source: Source): void {
  const { state, content } = g;
  const card = content.numbered(number);
  if (!card?.story || state.storiesBegun.includes(number)) return; // E9.24
  state.storiesBegun.push(number);
  state.waiting.push({ card: card.id, deck: card.deck, owner: seat, where: 'waiting' });
  const captain = captainOf(state, seat);
  if (storyOf(captain, card.story.story)) return;
  const trigger = source.startsWith('card:') ? source.slice('card:'.length) : null;
  const read: CardId[] = [];
  if (trigger !== null) {
    const { deck } = content.card(trigger);
    if (state.decks[deck].open.includes(trigger)) {
      keep(g, deck, trigger); // E9.11
      read.push(trigger);
    }
  }
  captain.stories.push({ story: card.story.story, read, state: 'open' });
  g.emit({ type: 'story', seat, story: card.story.story, what: 'begun' });
}

const storyOf = ({ stories }: Captain, id: string): StoryInHand | undefined =>
  stories.find(({ story, state }) => story === id && state === 'open');

/** Where a card goes once it is resolved: a story's to its owner (E1.27), any other to the discards (E1.25). */
export function settleCard(g: Table, seat: Seat, { id, deck, story }: EventCard, met: boolean): void {
  const { state } = g;
  if (!state.decks[deck].open.includes(id)) return; // it has begun a story
  if (!story) {
    putAway(g, deck, id);
    return;
  }
  keep(g, deck, id);
  const own = storyOf(captainOf(state, seat), story.story);
  if (!own) return;
  own.read.push(id);
  if (met && state.waiting.some(({ card }) => g.content.card(card).story?.story === story.story)) return;
  own.state = met && story.step === 'epilogue' ? 'done' : 'broken'; // E9.20, E9.27
  g.emit({ type: 'story', seat, story: story.story, what: own.state });
}
