import { signal } from '@preact/signals';
import type { AnyDecision } from '@undertow/unfathomable';
import { hrefTo } from '../../app/router';
import { gameWords, words } from '../../words/language';
import { useChoosing } from '../choosing';
import { giveOrders, standingOrders, WINDOWS } from '../orders';
import { usePlay } from '../play';

type Window = (typeof WINDOWS)[number];

/** The order given last from a question, as long as it can be taken back with a click. */
const given = signal<Window | null>(null);

function order([kind]: Window, pass: boolean): void {
  const { [kind]: _before, ...rest } = standingOrders.value.windows;
  giveOrders({ windows: pass ? { ...rest, [kind]: 'never' } : rest });
}

/** Beside a response window: pass now, and in every such window to come. */
export function AlwaysPass({ decision }: { readonly decision: AnyDecision }) {
  const { follow } = usePlay();
  const { sending, startOver, confirm } = useChoosing();
  const window = WINDOWS.find(([kind]) => kind === decision.kind);
  if (!follow || !window || decision.min > 0) return null;
  return (
    <button
      type="button"
      class="link always-pass"
      data-always-pass
      disabled={sending.value}
      onClick={() => {
        order(window, true);
        given.value = window;
        startOver();
        confirm();
        void follow(standingOrders.value).catch(() => undefined);
      }}
    >
      {words.value.panel.alwaysPass}
    </button>
  );
}

/** Says what was ordered, and takes it back. */
export function StandingNote() {
  const { follow, view } = usePlay();
  const window = given.value;
  if (!follow || !window || view.value.ending) return null;
  const { panel, app } = words.value;
  return (
    <p class="standing-note" role="status">
      {panel.passingNow(gameWords.value.terms.windows[window[1]])}{' '}
      <button
        type="button"
        class="link"
        data-ask-again
        onClick={() => {
          order(window, false);
          given.value = null;
          void follow(standingOrders.value).catch(() => undefined);
        }}
      >
        {panel.askAgain}
      </button>{' '}
      <a href={hrefTo('settings')}>{app.settings}</a>{' '}
      <button
        type="button"
        class="link"
        aria-label={app.close}
        onClick={() => {
          given.value = null;
        }}
      >
        ✕
      </button>
    </p>
  );
}
