import type { Event, View } from '@undertow/everrain';
import { usePeople } from '../../../table/people';
import { Foe } from '../art/foe';
import { lineOf } from '../log-line';
import { DeckPlan } from '../ship/deck';
import { gameWords } from '../words';
import type { Act } from './act';
import { Programme } from './programme';
import { ResultTray } from './result-tray';
import { whyOf } from './why';

interface Props {
  readonly act: Act | null;
  readonly event: Event | null;
  readonly view: View;
  readonly log: readonly Event[];
  /** Shows what is done once more. */
  readonly onAgain: (key: string) => void;
}

/** One actor, its dice, the reason for every move, and what is still to come. Comes with the first enemy phase. */
export default function Performance({ act, event, view, log, onAgain }: Props) {
  return (
    <>
      {act && <Actor act={act} view={view} />}
      {event && <Caption event={event} view={view} act={act} />}
      <Programme view={view} log={log} onAgain={onAgain} />
    </>
  );
}

/** On a deck: the deck itself, and the dice beside it. At sea the chart stays, and only the dice lie there. */
function Actor({ act, view }: { readonly act: Act; readonly view: View }) {
  const { actor } = act;
  return (
    <div class="actor">
      {actor.is === 'enemy' && (
        <svg class="er-deck" viewBox="-6 -12 486 264" aria-label={gameWords.value.shipName(actor.seat)}>
          <DeckPlan seat={actor.seat} tall={false} view={view} acting={actor.id} />
        </svg>
      )}
      <ResultTray act={act} />
    </div>
  );
}

interface CaptionProps {
  readonly event: Event;
  readonly view: View;
  readonly act: Act | null;
}

/** The reason first, then what happens. */
function Caption({ event, view, act }: CaptionProps) {
  const people = usePeople();
  const why = whyOf(event, view, people.nameOf);
  const line = lineOf(event, { you: people.you, view, nameOf: people.nameOf });
  if (!why && !line) return null;
  return (
    <div class="caption" aria-live="polite">
      {act?.actor.is === 'enemy' && (
        <svg viewBox="-26 -26 52 52" width="52" height="52" aria-hidden="true">
          <Foe kind={act.actor.kind} />
        </svg>
      )}
      <div>
        {why && <h3>{why}</h3>}
        {line?.is === 'line' && <p>{line.text}</p>}
      </div>
    </div>
  );
}
