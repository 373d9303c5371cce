import './hints.css';
import { useSignal } from '@preact/signals';
import { type Language as GameLanguage, HINT_RULES, loadLanguage } from '@undertow/unfathomable/words';
import { useEffect } from 'preact/hooks';
import { hrefTo } from '../app/router';
import { change, settings } from '../app/settings';
import { usePlay } from '../net/play';
import { type Language, language } from '../words/language';
import { hintsText } from '../words/screens/hints';
import { dueHint } from './due';
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

/** A short explanation the first time something comes up. Mount it once on the game screen; it shows itself. */
export function HintCard() {
  const { you, view, decision, log, over } = usePlay();
  const hints = useHints(language.value);
  if (you === null || over.value || !settings.value.hints || !hints || !hintsText.ready()) return null;
  const id = dueHint({ you, view: view.value, decision: decision.value, log: log.value }, seenHints.value);
  if (!id) return null;
  const text = hintsText.value;
  const hint = hints[id];
  return (
    <aside class="hint-card" aria-label={text.label} data-hint={id}>
      <div role="status">
        <h2>{hint.title}</h2>
        <p>{hint.text}</p>
      </div>
      <div class="hint-acts">
        <button type="button" class="button primary" onClick={() => markSeen(id)}>
          {text.understood}
        </button>
        <a href={hrefTo('rules', HINT_RULES[id])} target="_blank" rel="noreferrer">
          {text.rule}
        </a>
        <button type="button" class="hint-off" onClick={() => change({ hints: false })}>
          {text.noMore}
        </button>
      </div>
    </aside>
  );
}
