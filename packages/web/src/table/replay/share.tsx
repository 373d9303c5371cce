import { useSignal } from '@preact/signals';
import type { Eyes } from '@undertow/protocol';
import { useEffect } from 'preact/hooks';
import { hrefTo } from '../../app/router';
import { replayText } from '../../words/screens/replay';

interface Props {
  readonly id: string;
  readonly eyes: Eyes;
  readonly at: number;
}

/** The moment that is shown has an address: it is in the address bar, and can be handed on. */
export function ShareMoment({ id, eyes, at }: Props) {
  const text = replayText.value;
  const copied = useSignal(false);
  const to = hrefTo('replay', id, String(eyes), String(at));
  useEffect(() => {
    history.replaceState(history.state, '', to);
    copied.value = false;
  }, [to, copied]);
  const share = async (): Promise<void> => {
    const url = new URL(to, location.href).href;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) await navigator.share({ url });
    else {
      await navigator.clipboard.writeText(url);
      copied.value = true;
    }
  };
  return (
    <button type="button" class="button" data-share onClick={() => void share().catch(() => undefined)}>
      {copied.value ? text.shared : text.share}
    </button>
  );
}
