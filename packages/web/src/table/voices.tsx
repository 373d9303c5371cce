import { useSignal } from '@preact/signals';
import { words } from '../words/language';
import { Log } from './log/log';
import { usePlay } from './play';
import { Talk } from './talk/talk';

/** The log and the talk share a place. */
export function Voices() {
  const talking = useSignal(false);
  const { talk } = usePlay();
  const { log, talk: text } = words.value;
  return (
    <section class="voices">
      <div class="voice-tabs" role="tablist">
        {[false, true].map((which) => (
          <button
            key={String(which)}
            type="button"
            role="tab"
            aria-selected={talking.value === which}
            data-key={which ? 't' : 'l'}
            onClick={() => {
              talking.value = which;
            }}
          >
            {which ? `${text.title}${talk.value.length > 0 ? ` (${talk.value.length})` : ''}` : log.title}
          </button>
        ))}
      </div>
      {talking.value ? <Talk /> : <Log />}
    </section>
  );
}
