import type { Event } from '@undertow/everrain';
import type { LogLine, People } from '../../game-page';
import type { Everrain } from './play';
import { gameWords, pageWords } from './words';
import { Text } from './words/tokens';

interface ToldProps {
  readonly event: Event;
  readonly people: People<Everrain>;
}

/** Speaks again when the scenes are there, from which cards have their names. */
const Told = ({ event, people }: ToldProps) => <Text value={gameWords.value.logLine(event, people)} />;

/** An event in words. Rounds and turns are headings. */
export function lineOf(event: Event, people: People<Everrain>): LogLine | null {
  if (event.type === 'round') return { is: 'heading', text: pageWords.value.top.round(event.round) };
  if (event.type === 'turn') return { is: 'heading', text: pageWords.value.top.turnOf(people.nameOf(event.seat)) };
  if (gameWords.value.logLine(event, people) === '') return null;
  return { is: 'line', kind: event.type, text: <Told event={event} people={people} /> };
}
