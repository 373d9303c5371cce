import type { Event } from '@undertow/everrain';
import type { LogLine, People } from '../../game-page';
import type { Everrain } from './play';
import { gameWords, pageWords } from './words';
import { Text } from './words/tokens';

/** An event in words. Rounds and turns are headings. */
export function lineOf(event: Event, people: People<Everrain>): LogLine | null {
  if (event.type === 'round') return { is: 'heading', text: pageWords.value.top.round(event.round) };
  if (event.type === 'turn') return { is: 'heading', text: pageWords.value.top.turnOf(people.nameOf(event.seat)) };
  const line = gameWords.value.logLine(event, people);
  return line === '' ? null : { is: 'line', kind: event.type, text: <Text value={line} /> };
}
