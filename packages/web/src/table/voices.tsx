import { useSignal } from '@preact/signals';
import { words } from '../words/language';
import { Log } from './log/log';
import { Talk } from './talk/talk';
import { UnreadBadge } from './talk/unread-badge';

/** The log and the talk share a place. */
export function Voices() {
  const talking = useSignal(false);
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
            {which ? text.title : log.title}
            {which && !talking.value && <UnreadBadge />}
          </button>
        ))}
      </div>
      {talking.value ? <Talk /> : <Log />}
    </section>
  );
}
