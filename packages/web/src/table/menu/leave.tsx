import { useSignal } from '@preact/signals';
import { go } from '../../app/router';
import { dropToken } from '../../net/tokens';
import { roomText } from '../../words/screens/room';
import type { MenuProps } from './props';

/** Gets up for good, asked twice. */
export function Leave({ room, doing }: MenuProps) {
  const text = roomText.value;
  const asked = useSignal(false);
  if (room.table.value?.status !== 'playing') return null;
  const leave = (): void =>
    doing.attempt(async () => {
      await room.send({ t: 'leave' });
      dropToken(room.id);
      go();
    });
  return (
    <section>
      {asked.value ? (
        <>
          <p>{text.leaveNote}</p>
          <div class="menu-acts">
            <button type="button" class="button danger" onClick={leave}>
              {text.leaveSure}
            </button>
            <button
              type="button"
              class="button plain-button"
              onClick={() => {
                asked.value = false;
              }}
            >
              {text.stay}
            </button>
          </div>
        </>
      ) : (
        <button
          type="button"
          class="button plain-button"
          data-leave
          onClick={() => {
            asked.value = true;
          }}
        >
          {text.leave}
        </button>
      )}
    </section>
  );
}
