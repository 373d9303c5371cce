import './log.css';
import type { TargetedKeyboardEvent } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { People } from '../../game-page';
import { language, words } from '../../words/language';
import { usePeople } from '../people';
import { usePage, useShown } from '../play';
import { useFollow } from './follow';

/** The longest tail of the log that is drawn. */
const SHOWN = 250;

/** What happened, in words, the newest at the bottom. */
export function Log() {
  const { page, play } = useShown();
  const people = usePeople();
  const box = useRef<HTMLDivElement>(null);
  const { value } = play.log;
  const now = play.scene.value;
  useFollow(box, value);
  const first = Math.max(0, value.length - SHOWN);
  const told = useMemo(() => condensed(value.slice(first), page), [value, first, page]);
  const cast = page.seats(people.view).map(people.nameOf).join();
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
      {told.map((event, index) =>
        event === now && page.keepsBack?.(event) ? null : (
          <Line key={first + index} event={event} people={people} cast={cast} />
        ),
      )}
    </div>
  );
}

const condensed = (events: readonly unknown[], page: ReturnType<typeof usePage>): readonly unknown[] =>
  page.condensed?.(events) ?? events;

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
  readonly event: unknown;
  readonly people: People;
  /** Changes when the people at the table do. */
  readonly cast: string;
}

/** What was written stays as it is: a line is drawn anew only for another language or other people. */
function Line({ event, people, cast }: LineProps) {
  const page = usePage();
  const code = language.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: cast and language say when the line is another
  return useMemo(() => {
    const line = page.line(event, people);
    if (!line) return null;
    return line.is === 'heading' ? <h3>{line.text}</h3> : <p class={`told-${line.kind}`}>{line.text}</p>;
  }, [event, page, code, cast]);
}
