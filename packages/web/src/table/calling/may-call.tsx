import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { decide, mayAsk } from '../../app/notify';
import type { Session } from '../../net/session';
import { flowText } from '../../words/screens/flow';
import { usePlay } from '../play';

/**
 * At a table without a clock somebody may look elsewhere for hours: asks once, in words, whether to call them; while
 * nothing else is asked, so that it lies over no choice.
 */
export function MayCall({ room }: { readonly room: Session }) {
  const { decision } = usePlay();
  // Asking the browser is slow: once is enough.
  const answered = useSignal(useMemo(() => !mayAsk(), []));
  const table = room.table.value;
  const { pace } = table?.settings ?? {};
  const unhurried = pace?.kind === 'correspondence' || pace?.clock === 'off';
  const others = table?.seats.some(({ kind }, seat) => kind === 'person' && seat !== room.you.value?.seat) ?? false;
  if (answered.value || decision.value || room.you.value?.seat == null || !unhurried || !others || !flowText.ready())
    return null;
  const { call } = flowText.value;
  const say = (wanted: boolean) => (): void => {
    answered.value = true;
    void decide(wanted);
  };
  return (
    <div class="notice" role="status" data-notice="may-call">
      {call.ask}
      <button type="button" class="button primary" data-call="yes" onClick={say(true)}>
        {call.yes}
      </button>
      <button type="button" class="button plain-button" data-call="no" onClick={say(false)}>
        {call.no}
      </button>
    </div>
  );
}
