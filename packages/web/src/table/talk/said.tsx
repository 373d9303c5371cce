import type { Seat } from '@undertow/kernel';
import type { Said } from '@undertow/protocol';
import { useRef } from 'preact/hooks';
import type { Phrases } from '../../game-page';
import { words } from '../../words/language';
import { useFollow } from '../log/follow';

interface Props {
  readonly said: readonly Said[];
  readonly phrases: Phrases;
  readonly nameOf: (seat: Seat) => string;
}

/** Everything said at the table so far, the latest in sight. */
export function SaidSoFar({ said, phrases, nameOf }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useFollow(box, said);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div ref={box} class="said" role="log" tabIndex={0} aria-label={words.value.talk.title}>
      {said.length === 0 && <p class="quiet">{words.value.talk.empty}</p>}
      {said.map((line) => (
        <p key={line.n}>
          <b>{nameOf(line.seat)}</b> {textOf(line, phrases, nameOf)}
        </p>
      ))}
    </div>
  );
}

/** A line in the reader's own language. */
export function textOf(line: Said, { plain, about }: Phrases, nameOf: Props['nameOf']): string {
  switch (line.kind) {
    case 'text':
      return line.text;
    case 'phrase':
      return plain[line.phrase] ?? line.phrase;
    case 'phrase-about':
      return about[line.phrase]?.(nameOf(line.about)) ?? line.phrase;
    case 'new-hands':
      return words.value.talk.newHands;
  }
}
