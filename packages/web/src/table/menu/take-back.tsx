import { roomText } from '../../words/screens/room';
import { isAlone } from '../take-back';
import type { MenuProps } from './props';

/** Asks to undo one's last answer. */
export function TakeBack({ room, doing }: MenuProps) {
  const text = roomText.value;
  const table = room.table.value;
  if (!table || table.status === 'over') return null;
  const allowed = table.settings.takeback;
  return (
    <section>
      <button
        type="button"
        class="button"
        data-take-back
        disabled={!allowed || table.takeback !== null || doing.busy.value}
        onClick={() => doing.attempt(() => room.send({ t: 'takeback', step: 'ask' }))}
      >
        {text.takeBack}
      </button>
      <p class="quiet-ink">{allowed ? (isAlone(room) ? text.takeBackAlone : text.takeBackNote) : text.takeBackOff}</p>
    </section>
  );
}
