import { gameWords } from '../words';
import { endWords } from '../words/end';
import { Text } from '../words/tokens';
import type { Moment } from './moments';

interface Props {
  readonly moments: readonly Moment[];
  readonly nameOf: (seat: number) => string;
  /** The address of a moment of the replay. */
  readonly hrefOf: (frame: number) => string;
}

/** The moments that decided it; their numbers mean the same on the chart and in the race. */
export function Decided({ moments, nameOf, hrefOf }: Props) {
  const text = endWords.value;
  if (moments.length === 0) return null;
  return (
    <section class="er-decided">
      <h3>{text.decided}</h3>
      <ol>
        {moments.map(({ event, round, whose, meant, view, frame }, at) => (
          <li key={at}>
            <span class={`er-number ${whose}`} aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <b>{text.round(round)}.</b>{' '}
              <Text value={gameWords.value.logLine(event, { nameOf, you: null, view })} still />
              {meant && <i> {meant === 'last' ? text.lastStep : text.ahead[whose]}</i>}{' '}
              <a data-moment={frame} href={hrefOf(frame)}>
                {text.seeAgain}
              </a>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
