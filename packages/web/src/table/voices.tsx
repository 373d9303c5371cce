import { useSignal } from '@preact/signals';
import { words } from '../words/language';
import { flowText } from '../words/screens/flow';
import { Log } from './log/log';
import { useRecap } from './recap/recap';
import { Talk } from './talk/talk';
import { UnreadBadge } from './talk/unread-badge';

/** Opens what happened since one's last move again, for those without a key for it. */
function LookBack() {
  const { recap, open, show } = useRecap();
  if (!recap.value || !flowText.ready()) return null;
  const { title } = flowText.value.recap;
  return (
    <button
      type="button"
      class="look-back"
      title={`${title} (R)`}
      aria-pressed={open.value}
      data-look-back
      onClick={() => show(!open.value)}
    >
      <span aria-hidden="true">↺</span>
      <span class="hidden-text">{title}</span>
    </button>
  );
}

/** The log and the talk share a place. */
export function Voices() {
  const talking = useSignal(false);
  const { log, talk: text } = words.value;
  return (
    <section class="voices">
      <div class="voice-tabs">
        <div role="tablist">
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
        <LookBack />
      </div>
      {talking.value ? <Talk /> : <Log />}
    </section>
  );
}
