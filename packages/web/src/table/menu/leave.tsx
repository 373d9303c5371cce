import { go } from '../../app/router';
import { dropToken } from '../../net/tokens';
import { flowText } from '../../words/screens/flow';
import { roomText } from '../../words/screens/room';
import type { MenuProps } from './props';

/** The ways out: for a while, with the seat kept, or for good. */
export function Leave({ room, doing, onStay }: MenuProps & { readonly onStay: () => void }) {
  const text = roomText.value;
  const { menu } = flowText.value;
  const restAndGo = (): void =>
    doing.attempt(async () => {
      await room.send({ t: 'rest' });
      go();
    });
  const giveUp = (): void =>
    doing.attempt(async () => {
      await room.send({ t: 'leave' });
      dropToken(room.id);
      go();
    });
  return (
    <section class="menu-leave" data-leaving>
      <p>{menu.leaveHow}</p>
      <div class="menu-acts">
        <button type="button" class="button primary" data-leave-kept onClick={restAndGo}>
          {menu.leaveKept}
        </button>
        <button type="button" class="button plain-button" onClick={onStay}>
          {text.stay}
        </button>
      </div>
      <p class="quiet-ink">{text.leaveNote}</p>
      <button type="button" class="button danger" onClick={giveUp}>
        {text.leaveSure}
      </button>
    </section>
  );
}
