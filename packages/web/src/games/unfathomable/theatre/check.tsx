import { useSignal } from '@preact/signals';
import type { CheckView, SkillFace } from '@undertow/unfathomable';
import { useEffect } from 'preact/hooks';
import { moving } from '../../../app/settings';
import { useChoosing } from '../../../table/choosing';
import { useLinger } from '../../../table/theatre/linger';
import { faceValue, skillOf } from '../cards/faces';
import { inspect } from '../cards/inspect';
import { SkillCardFace } from '../cards/skill-card';
import { SkillIcon } from '../cards/skill-icon';
import { usePeople } from '../people';
import { usePlay } from '../play';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';

const LINGER = 1_300;
const EACH_CARD = 180;

type Result = 'pass' | 'partial' | 'fail';

/** The table a skill check is played on: who added how many, then the cards, one by one, and the total. */
export function CheckTable() {
  const { view, scene } = usePlay();
  const result = useSignal<Result | null>(null);
  const event = scene.value;
  const now = view.value.check;
  useEffect(() => {
    if (event?.type === 'check') result.value = null;
    if (event?.type === 'check-result') result.value = event.result;
  }, [event, result]);
  const { shown, leaving } = useLinger(now, LINGER);
  const folded = useSignal(false);
  const { onBoard } = useChoosing();
  if (!shown) return null;
  const { check } = tableText.value;
  if (folded.value || (onBoard.value && !leaving)) {
    return (
      <button
        type="button"
        class="check-folded button"
        onClick={() => {
          folded.value = false;
        }}
      >
        {check.unfold}
      </button>
    );
  }
  return (
    <section
      class={`check-table slip${shown.revealed ? ' open' : ''}${leaving ? ' leaving' : ''}`}
      aria-label={check.title}
    >
      <Head check={shown} />
      {shown.revealed ? <Cards check={shown} cards={shown.revealed} /> : <Added check={shown} />}
      {result.value && (leaving || event?.type === 'check-result') && (
        <p class={`stamp ${result.value}`} role="status">
          {check.results[result.value]}
        </p>
      )}
      {!leaving && (
        <button
          type="button"
          class="fold icon-button"
          aria-label={check.fold}
          title={check.fold}
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
        {check.partial !== null && <span>{text.partial(check.partial)}</span>}
        <span class="aim-skills">
          {text.supporting}{' '}
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

/** Before the cards are turned: how many each player added. */
function Added({ check }: { readonly check: CheckView }) {
  const { calledOf } = usePeople();
  const text = tableText.value.check;
  const fromPlayers = check.contributions.reduce((sum, { count }) => sum + count, 0);
  const chaos = Math.max(0, check.pileCount - fromPlayers);
  return (
    <div class="added">
      <ul>
        {chaos > 0 && (
          <li>
            <Backs count={chaos} kind="chaos" />
            <span>{text.chaosCards}</span>
          </li>
        )}
        {check.contributions.map(({ seat, count }) => (
          <li key={seat} aria-label={text.added(calledOf(seat), count)}>
            <Backs count={count} kind="skill" />
            <span>{calledOf(seat)}</span>
          </li>
        ))}
      </ul>
      {check.faceup.length > 0 && (
        <ul class="turned">
          {check.faceup.map((face, index) => (
            <li key={`${face}-${index}`}>
              <SkillCardFace face={face} small />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Backs({ count, kind }: { readonly count: number; readonly kind: 'chaos' | 'skill' }) {
  return (
    <span class={`backs ${kind}`} aria-hidden="true">
      {Array.from({ length: Math.min(count, 6) }, (_, index) => (
        <i key={`back-${index}`} />
      ))}
      <b>{count}</b>
    </span>
  );
}

/** The cards are turned one by one into two piles, and the total ticks towards the target. */
function Cards({ check, cards }: { readonly check: CheckView; readonly cards: readonly SkillFace[] }) {
  const turned = useSignal(moving.value ? 0 : cards.length);
  useEffect(() => {
    if (!moving.value) {
      turned.value = cards.length;
      return;
    }
    const timer = setInterval(() => {
      if (turned.value >= cards.length) clearInterval(timer);
      else turned.value += 1;
    }, EACH_CARD);
    return () => clearInterval(timer);
  }, [cards, turned]);
  const text = tableText.value.check;
  const seen = cards.slice(0, turned.value);
  const helps = (face: SkillFace): boolean => check.skills.includes(skillOf(face));
  const counted = seen.reduce((sum, face) => sum + (helps(face) ? faceValue(face) : -faceValue(face)), 0);
  const all = turned.value >= cards.length;
  const total = all && check.total !== null ? check.total : counted;
  return (
    <div class="reveal">
      {[true, false].map((side) => (
        <div key={String(side)} class={side ? 'side helps' : 'side hinders'}>
          <h3>{side ? `+ ${text.supporting}` : `− ${text.opposing}`}</h3>
          <ul class="turned">
            {seen.flatMap((face, index) =>
              helps(face) === side ? (
                <li key={`${face}-${index}`}>
                  <SkillCardFace face={face} small />
                </li>
              ) : (
                []
              ),
            )}
          </ul>
        </div>
      ))}
      <p class={`total${total >= check.target ? ' enough' : ''}`}>
        <small>{text.total}</small>
        <b>{total}</b>
        <small>/ {check.target}</small>
      </p>
    </div>
  );
}
