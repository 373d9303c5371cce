import type { Event } from '@undertow/unfathomable';
import type { LogLine, People } from '../../../game-page';
import { castOf } from '../people';
import type { Unfathomable } from '../play';
import { type GameWords, gameWords } from '../words/game-words';
import { tableText } from '../words/text';
import { type Spoken, Text } from '../words/tokens';
import { cardsIn, tellsFaces } from './spoken';

/** An event in words. */
export function lineOf(event: Event, people: People<Unfathomable>): LogLine | null {
  if (event.type === 'turn') {
    return { is: 'heading', text: tableText.value.story.turn(event.number, people.nameOf(event.seat)) };
  }
  const game = gameWords.value;
  const line = game.logLine(event, castOf(people));
  return line === ''
    ? null
    : { is: 'line', kind: event.type, text: <Text value={line} spoken={spokenIn(event, game)} /> };
}

function spokenIn(event: Event, { sourceName }: GameWords): Spoken {
  const named = cardsIn(event).map((source) => {
    const what = event.type === 'character' ? { character: event.character } : { source };
    return [sourceName(source), what] as const;
  });
  return { cards: new Map(named.filter(([name]) => name !== '')), faces: tellsFaces(event) };
}
