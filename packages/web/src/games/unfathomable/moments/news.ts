import type { Event } from '@undertow/unfathomable';
import { legOf } from '@undertow/unfathomable/words';
import { GOAL_DISTANCE } from '../board/ids';
import { gameWords } from '../words/game-words';
import { momentsText } from '../words/moments';

/** Something that stops the show. */
export interface Moment {
  readonly kind: 'awakening' | 'revealed' | 'title' | 'last-legs';
  readonly title: string;
  readonly text: string;
}

interface Eyes {
  readonly you: number | null;
  readonly nameOf: (seat: number) => string;
}

/** What of an event everybody should stop for, if anything. */
export function momentOf(event: Event, { you, nameOf }: Eyes): Moment | null {
  const text = momentsText.value;
  const { names } = gameWords.value;
  switch (event.type) {
    case 'awakening':
      return { kind: 'awakening', ...text.awakening };
    case 'revealed':
      return {
        kind: 'revealed',
        title: text.revealed.title(nameOf(event.seat)),
        text: text.revealed.text(names.loyalties[event.card].name),
      };
    case 'title': {
      // At the beginning titles are given out, not handed on.
      if (event.from === null) return null;
      const title = names.titles[event.title];
      return {
        kind: 'title',
        title: event.seat === you ? text.handed.yours(title) : text.handed.title(nameOf(event.seat), title),
        text: text.handed.text(nameOf(event.from)),
      };
    }
    case 'waypoint':
      return event.distance >= GOAL_DISTANCE && event.distance - legOf(event.waypoint) < GOAL_DISTANCE
        ? { kind: 'last-legs', ...text.lastLegs }
        : null;
    default:
      return null;
  }
}
