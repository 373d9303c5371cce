import { Bust } from '../art/bust';
import { hexWords } from '../chart/hex-words';
import { lookOf } from '../look';
import { gameWords } from '../words';
import { endWords } from '../words/end';
import { Text } from '../words/tokens';
import type { VoyageStory } from './story';

interface Props {
  readonly story: VoyageStory;
  readonly nameOf: (seat: number) => string;
}

/** The dead by name: whose crew, when, where and how. Then those who lived. */
export function Memorial({ story: { dead, last }, nameOf }: Props) {
  const text = endWords.value;
  const { sourceName, shipName, logLine } = gameWords.value;
  const living = last?.captains.flatMap(({ crew }) => crew.map(({ board }) => sourceName(`crew:${board}`))) ?? [];
  return (
    <section class="er-memorial">
      <h3>{text.memorial}</h3>
      {dead.length === 0 && <p>{text.nobodyDied}</p>}
      <ul>
        {dead.map(({ event, round, hex, view }, index) => (
          <li key={index}>
            <svg viewBox="-24 -24 48 48" width="48" height="48" aria-hidden="true">
              <Bust board={event.who.board} ring={lookOf(event.who.seat).colour} />
            </svg>
            <span>
              <b>{sourceName(`crew:${event.who.board}`)}</b>
              <span class="quiet">{shipName(event.who.seat)}</span>
              <span class="quiet">
                {[text.round(round), ...(hex === null ? [] : [hexWords(view, hex)])].join(' · ')}
              </span>
              <span class="how">
                <Text value={logLine(event, { nameOf, you: null, view })} still />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {living.length > 0 && <p class="lived">{text.cameHome(living.join(', '))}</p>}
    </section>
  );
}
