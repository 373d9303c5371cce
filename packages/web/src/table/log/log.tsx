import './log.css';
import type { Event } from '@undertow/unfathomable';
import type { TargetedKeyboardEvent } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { cardsIn, tellsFaces } from '../../games/unfathomable/log/spoken';
import { type People, usePeople } from '../../games/unfathomable/people';
import type { GameWords } from '../../games/unfathomable/words/game-words';
import { type Spoken, Text } from '../../games/unfathomable/words/text';
import { gameWords, words } from '../../words/language';
import { usePlay } from '../play';
import { useFollow } from './follow';

/** The longest tail of the log that is drawn. */
const SHOWN = 250;

/** What happened, in words, the newest at the bottom. */
export function Log() {
  const { log } = usePlay();
  const people = usePeople();
  const box = useRef<HTMLDivElement>(null);
  const { value } = log;
  useFollow(box, value);
  const first = Math.max(0, value.length - SHOWN);
  const cast = people.all.map(({ seat }) => people.nameOf(seat)).join();
  return (
    <div
      ref={box}
      class="log"
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={words.value.log.title}
      onKeyDown={walk}
    >
      {value.length === 0 && <p class="quiet">{words.value.log.empty}</p>}
      {value.slice(first).map((event, index) => (
        <Line key={first + index} event={event} people={people} cast={cast} />
      ))}
    </div>
  );
}

/** Left and right lead from one readable word to the next, beginning with the newest. */
function walk(event: TargetedKeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.readable')];
  const now = all.findIndex((word) => word === document.activeElement);
  const next = now < 0 ? all.at(-1) : all[now + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface LineProps {
  readonly event: Event;
  readonly people: People;
  /** Changes when the people at the table do. */
  readonly cast: string;
}

/** What was written stays as it is: a line is drawn anew only for another language or other people. */
function Line({ event, people, cast }: LineProps) {
  const game = gameWords.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cast says when the people are others
  return useMemo(() => {
    if (event.type === 'turn') return <h3>{words.value.log.turn(event.number, people.nameOf(event.seat))}</h3>;
    const line = game.logLine(event, people);
    return line === '' ? null : (
      <p class={`told-${event.type}`}>
        <Text value={line} spoken={spokenIn(event, game)} />
      </p>
    );
  }, [event, game, cast]);
}

function spokenIn(event: Event, { sourceName }: GameWords): Spoken {
  const named = cardsIn(event).map((source) => {
    const what = event.type === 'character' ? { character: event.character } : { source };
    return [sourceName(source), what] as const;
  });
  return { cards: new Map(named.filter(([name]) => name !== '')), faces: tellsFaces(event) };
}
