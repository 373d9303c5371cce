import './hints.css';
import { useSignal } from '@preact/signals';
import { type Language as GameLanguage, HINT_RULES, type HintId, loadLanguage } from '@undertow/unfathomable/words';
import { useEffect } from 'preact/hooks';
import { hrefTo } from '../../app/router';
import { phone } from '../../app/screen-size';
import { change, settings } from '../../app/settings';
import { dueHint } from '../../games/unfathomable/hints/due';
import { type Language, language, words } from '../../words/language';
import { hintsText } from '../../words/screens/hints';
import { usePlay } from '../play';
import { markSeen, seenHints } from './seen';

function useHints(code: Language): GameLanguage['hints'] | null {
  const hints = useSignal<GameLanguage['hints'] | null>(null);
  useEffect(() => {
    void loadLanguage(code).then((loaded) => {
      hints.value = loaded.hints;
    });
  }, [code, hints]);
  return hints.value;
}

interface HintCardProps {
  /** Asks what an officer would answer here, where something is asked. */
  readonly askOfficer?: () => void;
}

/** A short explanation the first time something comes up. It fills the slot its screen gives it, and shows itself. */
export function HintCard({ askOfficer }: HintCardProps) {
  const { you, view, decision, log, over } = usePlay();
  const hints = useHints(language.value);
  if (you === null || over.value || !settings.value.hints || !hints || !hintsText.ready()) return null;
  const id = dueHint({ you, view: view.value, decision: decision.value, log: log.value }, seenHints.value);
  if (!id) return null;
  return <Hint key={id} id={id} hint={hints[id]} asked={decision.value !== null} askOfficer={askOfficer} />;
}

interface HintProps {
  readonly id: HintId;
  readonly hint: GameLanguage['hints'][HintId];
  readonly asked: boolean;
  readonly askOfficer: (() => void) | undefined;
}

/** On a phone it comes folded while a question waits, so that the question keeps its room. */
function Hint({ id, hint, asked, askOfficer }: HintProps) {
  const text = hintsText.value;
  const unfolded = useSignal(!asked);
  const open = unfolded.value || !phone.value;
  return (
    <aside class={`hint-card${open ? '' : ' folded'}`} aria-label={text.label} data-hint={id}>
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
        <button type="button" class="button primary" onClick={() => markSeen(id)}>
          {text.understood}
        </button>
        {open && (
          <>
            <a href={hrefTo('rules', HINT_RULES[id])} target="_blank" rel="noreferrer">
              {text.rule}
            </a>
            {askOfficer && (
              <button type="button" class="hint-off" onClick={askOfficer}>
                {words.value.panel.askOfficer}
              </button>
            )}
            <button type="button" class="hint-off" onClick={() => change({ hints: false })}>
              {text.noMore}
            </button>
          </>
        )}
      </div>
    </aside>
  );
}
