import { signal } from '@preact/signals';
import type { Decision } from '@undertow/kernel';
import { hrefTo } from '../../app/router';
import { words } from '../../words/language';
import { useChoosing } from '../choosing';
import { giveOrders, standingOrders } from '../orders';
import { useShown } from '../play';

/** The window an order was last given for from a question, as long as it can be taken back with a click. */
const given = signal<string | null>(null);

function order(game: string, kind: string, pass: boolean): void {
  const { [kind]: _before, ...rest } = standingOrders(game).value.windows;
  giveOrders(game, { windows: pass ? { ...rest, [kind]: 'never' } : rest });
}

/** Beside a response window: pass now, and in every such window to come. */
export function AlwaysPass({ decision }: { readonly decision: Decision }) {
  const { game, page, play } = useShown();
  const { follow } = play;
  const { sending, startOver, confirm } = useChoosing();
  const { kind } = decision;
  if (!follow || !page.windows?.kinds.includes(kind) || decision.min > 0) return null;
  return (
    <button
      type="button"
      class="link always-pass"
      data-always-pass
      disabled={sending.value}
      onClick={() => {
        order(game, kind, true);
        given.value = kind;
        startOver();
        confirm();
        void follow(standingOrders(game).value).catch(() => undefined);
      }}
    >
      {words.value.panel.alwaysPass}
    </button>
  );
}

/** Says what was ordered, and takes it back. */
export function StandingNote() {
  const { game, page, play } = useShown();
  const { follow, over } = play;
  const kind = given.value;
  if (!follow || kind === null || !page.windows?.kinds.includes(kind) || over.value) return null;
  const { panel, app } = words.value;
  return (
    <p class="standing-note" role="status">
      {panel.passingNow(page.windows.name(kind))}{' '}
      <button
        type="button"
        class="link"
        data-ask-again
        onClick={() => {
          order(game, kind, false);
          given.value = null;
          void follow(standingOrders(game).value).catch(() => undefined);
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
