import type { Seat } from '@undertow/kernel';
import type { Said } from '@undertow/protocol';
import { useRef } from 'preact/hooks';
import { gameWords, words } from '../../words/language';
import { useFollow } from '../log/follow';

interface Props {
  readonly said: readonly Said[];
  readonly nameOf: (seat: Seat) => string;
}

/** Everything said at the table so far, the latest in sight. */
export function SaidSoFar({ said, nameOf }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useFollow(box, said);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div ref={box} class="said" role="log" tabIndex={0} aria-label={words.value.talk.title}>
      {said.length === 0 && <p class="quiet">{words.value.talk.empty}</p>}
      {said.map((line) => (
        <p key={line.n}>
          <b>{nameOf(line.seat)}</b> {textOf(line, nameOf)}
        </p>
      ))}
    </div>
  );
}

/** By any id, since the server's phrases are only known to be phrases. */
interface Phrases {
  readonly plain: Readonly<Partial<Record<string, string>>>;
  readonly about: Readonly<Partial<Record<string, (name: string) => string>>>;
}

function textOf(line: Said, nameOf: Props['nameOf']): string {
  const { plain, about }: Phrases = gameWords.value.phrases;
  switch (line.kind) {
    case 'text':
      return line.text;
    case 'phrase':
      return plain[line.phrase] ?? line.phrase;
    case 'phrase-about':
      return about[line.phrase]?.(nameOf(line.about)) ?? line.phrase;
  }
}
