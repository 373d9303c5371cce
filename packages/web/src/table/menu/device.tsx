import { useSignal } from '@preact/signals';
import { SharedLink } from '../../shell/shared-link';
import { roomText } from '../../words/screens/room';
import type { MenuProps } from './props';

/** A link that takes one's own seat along. */
export function Device({ room, doing }: MenuProps) {
  const text = roomText.value;
  const code = useSignal<string | null>(null);
  const ask = async (): Promise<void> => {
    const answer = await room.send({ t: 'transfer' });
    if (answer.t === 'transfer') code.value = answer.code;
  };
  return (
    <section class="invite">
      {code.value === null ? (
        <button type="button" class="button plain-button" onClick={() => doing.attempt(ask)}>
          {text.device}
        </button>
      ) : (
        <>
          <p class="quiet-ink">{text.deviceNote}</p>
          <SharedLink to={['seat', code.value]} label={text.device} />
        </>
      )}
    </section>
  );
}
