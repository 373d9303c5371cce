import './hints.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hrefTo } from '../../app/router';
import { phone } from '../../app/screen-size';
import { change } from '../../app/settings';
import type { Hint } from '../../game-page';
import { hintsText } from '../../words/screens/hints';
import { useShown } from '../play';
import { standBeside, useDueHint } from './due';
import { markSeen } from './seen';

/** A short explanation at the moment something matters. It fills the slot its screen gives it, and shows itself. */
export function HintCard() {
  const { game, play } = useShown();
  const hint = useDueHint();
  if (!hint || !hintsText.ready()) return null;
  return <Card key={hint.id} game={game} hint={hint} asked={play.decision.value?.id ?? null} />;
}

interface CardProps {
  readonly game: string;
  readonly hint: Hint;
  /** The question it stands beside. */
  readonly asked: number | null;
}

/** On a phone it comes folded while a question waits, so that the question keeps its room. */
function Card({ game, hint, asked }: CardProps) {
  const text = hintsText.value;
  const unfolded = useSignal(asked === null);
  const open = unfolded.value || !phone.value;
  useEffect(() => {
    if (open && asked !== null) standBeside(hint, asked);
  }, [open, hint, asked]);
  return (
    <aside class={`hint-card${open ? '' : ' folded'}`} aria-label={text.label} data-hint={hint.id}>
      <div class="hint-text" role="status">
        <h2>
          {phone.value ? (
            <button
              type="button"
              class="hint-fold"
              aria-expanded={open}
              onClick={() => {
                unfolded.value = !open;
              }}
            >
              {hint.title}
            </button>
          ) : (
            hint.title
          )}
        </h2>
        {open && <p>{hint.text}</p>}
      </div>
      <div class="hint-acts">
        <button type="button" class="button primary" onClick={() => markSeen(game, hint.id, hint.turn)}>
          {text.understood}
        </button>
        {open && (
          <>
            <a href={hrefTo('rules', game, hint.rule)}>{text.rule}</a>
            <button type="button" class="hint-off" onClick={() => change({ hints: false })}>
              {text.noMore}
            </button>
          </>
        )}
      </div>
    </aside>
  );
}
