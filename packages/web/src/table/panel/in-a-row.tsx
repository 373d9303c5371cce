import { signal, useSignalEffect } from '@preact/signals';
import type { Decision } from '@undertow/kernel';
import { useRef } from 'preact/hooks';
import { words } from '../../words/language';
import { useChoosing } from '../choosing';
import { isPassed, NO_ROW, rowAt, withPassed } from '../in-a-row';
import { usePage } from '../play';

const row = signal(NO_ROW);

/** Passes windows like those passed before, each once, until something else is asked. */
export function usePassingInARow(): void {
  const { decision, sending, confirm } = useChoosing();
  const last = useRef<number | null>(null);
  useSignalEffect(() => {
    const now = decision.value;
    if (!now || sending.value) return;
    row.value = rowAt(row.value, now);
    if (!isPassed(row.value, now) || last.current === now.id) return;
    last.current = now.id;
    confirm();
  });
}

/** Beside a response window: pass, and pass those like it that follow. */
export function PassTheRest({ decision }: { readonly decision: Decision }) {
  const page = usePage();
  const { sending, startOver } = useChoosing();
  if (!page.windows?.rows?.includes(decision.kind) || decision.min > 0) return null;
  return (
    <button
      type="button"
      class="link always-pass"
      data-pass-the-rest
      disabled={sending.value}
      onClick={() => {
        startOver();
        row.value = withPassed(row.value, decision);
      }}
    >
      {words.value.panel.passTheRest}
    </button>
  );
}
