import { useSignal } from '@preact/signals';
import type { CheckView } from '@undertow/unfathomable';
import { useRef } from 'preact/hooks';
import { useChoosing } from '../../../table/choosing';
import { useLinger } from '../../../table/theatre/linger';
import { inspect } from '../cards/inspect';
import { SkillIcon } from '../cards/skill-icon';
import { usePlay } from '../play';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';
import { Added } from './added';
import { type EndedCheck, isResolved, lastEnded } from './ended';
import { Cards } from './reveal';
import { StakesOf } from './stakes-of';

const LINGER = 1_300;

/** The table a skill check is played on: what is at stake, who added how many, the cards one by one, and what came of it. */
export function CheckTable() {
  const { view, log, table } = usePlay();
  const seen = useSignal(log.value.length);
  const first = useRef(log.value.length);
  if (log.value.length < first.current) first.current = log.value.length;
  const { check } = view.value;
  const now = check && !isResolved(log.value, check) ? check : null;
  // At a live table what came of a check stays until it has been seen; elsewhere it goes by itself.
  const ended = now ? null : lastEnded(log.value, table === undefined ? first.current : seen.value);
  const passing = useLinger(table === undefined && !now ? ended : null, LINGER);
  const over = table === undefined ? passing.shown : ended;
  if (now) return <Slip key={`${now.source}-${now.target}`} check={now} ended={null} />;
  if (!over) return null;
  return (
    <Slip
      key={over.at}
      check={over.check}
      ended={over}
      onSeen={
        table === undefined
          ? undefined
          : () => {
              seen.value = over.at + 1;
            }
      }
    />
  );
}

interface SlipProps {
  readonly check: CheckView;
  readonly ended: EndedCheck | null;
  readonly onSeen?: (() => void) | undefined;
}

function Slip({ check, ended, onSeen }: SlipProps) {
  const folded = useSignal(false);
  const { onBoard } = useChoosing();
  const text = tableText.value.check;
  if (folded.value || onBoard.value) {
    const name = gameWords.value.sourceName(check.source) || text.title;
    return (
      <button
        type="button"
        class="check-folded button"
        data-check-folded
        onClick={() => {
          folded.value = false;
          if (onBoard.value) onSeen?.();
        }}
      >
        {ended ? `${name}: ${text.results[ended.result]}` : text.unfold}
      </button>
    );
  }
  return (
    <section
      class={`check-table slip${check.revealed ? ' open' : ''}${ended ? ' ended' : ''}`}
      aria-label={text.title}
      data-check={ended ? 'ended' : 'open'}
    >
      <Head check={check} />
      <StakesOf check={check} result={ended?.result ?? null} />
      {check.revealed ? (
        <Cards check={check} cards={check.revealed} chaos={ended?.chaos} />
      ) : (
        ended === null && <Added check={check} />
      )}
      {ended && <Outcome ended={ended} onSeen={onSeen} />}
      {!ended && (
        <button
          type="button"
          class="fold icon-button"
          aria-label={text.fold}
          title={text.fold}
          onClick={() => {
            folded.value = true;
          }}
        >
          ▾
        </button>
      )}
    </section>
  );
}

function Outcome({ ended, onSeen }: { readonly ended: EndedCheck; readonly onSeen: (() => void) | undefined }) {
  const text = tableText.value.check;
  return (
    <div class="check-outcome">
      <p class={`stamp ${ended.result}`} role="status">
        {text.results[ended.result]}
      </p>
      {onSeen && (
        <button type="button" class="button primary" data-check-seen onClick={onSeen}>
          {text.seen}
        </button>
      )}
    </div>
  );
}

function Head({ check }: { readonly check: CheckView }) {
  const text = tableText.value.check;
  const { names, sourceName } = gameWords.value;
  return (
    <header>
      <button type="button" class="link" onClick={() => inspect({ source: check.source })}>
        <h2>{sourceName(check.source) || text.title}</h2>
      </button>
      <p class="aim">
        <b>{text.target(check.target)}</b>
        <span class="aim-skills">
          <span class="aim-word">{text.supporting}</span>{' '}
          {check.skills.map((skill) => (
            <i key={skill} class={`dot ${skill}`} title={names.skills[skill]}>
              <SkillIcon skill={skill} label={names.skills[skill]} />
            </i>
          ))}
        </span>
        {check.openly && <span class="tag">{text.faceup}</span>}
        {check.withoutChaos && <span class="tag">{text.withoutChaos}</span>}
      </p>
    </header>
  );
}
