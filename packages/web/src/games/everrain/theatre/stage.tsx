import './stage.css';
import { lazy } from '../../../app/lazy';
import { useChoosing } from '../../../table/choosing';
import { usePlay } from '../play';
import { pageWords } from '../words';
import { actOf } from './act';
import { inEnemyPhase, recordingFor } from './frames';

const Performance = lazy(() => import('./performance'), true);

/** The enemy phase as a theatre: one actor, its dice, the reason for every move, and what is still to come. */
export function Stage() {
  const play = usePlay();
  const recording = recordingFor(play);
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
      <Performance act={act} event={last} view={view} log={log} onAgain={recording.play} />
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
