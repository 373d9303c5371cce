import './stage.css';
import type { Event, View } from '@undertow/everrain';
import { useEffect, useMemo } from 'preact/hooks';
import { useChoosing } from '../../../table/choosing';
import { usePeople } from '../../../table/people';
import { Foe } from '../art/foe';
import { lineOf } from '../log-line';
import { usePlay } from '../play';
import { DeckPlan } from '../ship/deck';
import { gameWords, pageWords } from '../words';
import { type Act, actOf } from './act';
import { inEnemyPhase, recordingOf } from './frames';
import { Programme } from './programme';
import { ResultTray } from './result-tray';
import { whyOf } from './why';

/** The enemy phase as a theatre: one actor, its dice, the reason for every move, and what is still to come. */
export function Stage() {
  const play = usePlay();
  const recording = useMemo(() => recordingOf(play), [play]);
  useEffect(() => recording.close, [recording]);
  const again = recording.again.value;
  const event = again?.event ?? play.scene.value;
  const view = again?.view ?? play.view.value;
  const log = again?.log ?? play.log.value;
  const { lit } = useChoosing();
  const asked = play.decision.value !== null;
  // What is to be chosen on the chart must not be covered.
  const onChart = [...lit.value.keys()].some((name) => /^(hex|slot|vessel|seat):/.test(name));
  const act = actOf(log);
  const shown =
    again !== null || (inEnemyPhase(view) && (event !== null || (asked && act?.actor.is === 'enemy' && !onChart)));
  if (!shown) return recording.any.value ? <Again onPlay={() => recording.play()} /> : null;
  const last = event ?? log.at(-1) ?? null;
  return (
    <section class={`er-stage${act?.actor.is === 'enemy' ? ' on-deck' : ''}`} aria-label={pageWords.value.top.enemies}>
      {act && <Actor act={act} view={view} />}
      {last && <Caption event={last} view={view} act={act} />}
      <Programme view={view} log={log} onAgain={recording.play} />
      <div class="acts">
        {again ? (
          <button type="button" class="button plain-button" onClick={recording.stop}>
            {pageWords.value.theatre.stop}
          </button>
        ) : (
          !asked && (
            <button type="button" class="button plain-button" data-skip onClick={play.skip}>
              {pageWords.value.theatre.skip}
            </button>
          )
        )}
      </div>
    </section>
  );
}

function Again({ onPlay }: { readonly onPlay: () => void }) {
  return (
    <button type="button" class="er-again" onClick={onPlay}>
      ↻ {pageWords.value.theatre.again}
    </button>
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
