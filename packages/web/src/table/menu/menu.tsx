import './menu.css';
import { useRef } from 'preact/hooks';
import { useDoing } from '../../lobby/doing';
import type { Session } from '../../net/session';
import { Refusal } from '../../shell/refusal';
import { words } from '../../words/language';
import { lobbyText } from '../../words/screens/lobby';
import { roomText } from '../../words/screens/room';
import { useShown } from '../play';
import { Device } from './device';
import { Leave } from './leave';
import { Past } from './past';
import { People } from './people';
import { Rename } from './rename';
import { TakeBack } from './take-back';

const LINES = 'M3 5h18v2.5H3zM3 10.750h18v2.500H3zM3 16.500h18V19H3z';

/** Everything about the table itself: who is there, taking back, other devices, the way out. */
export function TableMenu() {
  const { room } = useShown().play;
  // Both are asked, so that they load side by side.
  const ready = [roomText.ready(), lobbyText.ready()].every(Boolean);
  return room && ready ? <Menu room={room} /> : null;
}

function Menu({ room }: { readonly room: Session }) {
  const { game } = useShown();
  const dialog = useRef<HTMLDialogElement>(null);
  const doing = useDoing();
  const text = roomText.value;
  const seated = room.you.value !== null && room.you.value.seat !== null;
  return (
    <>
      <button
        type="button"
        class="icon-button"
        title={text.menu}
        data-menu
        onClick={() => {
          doing.refused.value = null;
          dialog.current?.showModal();
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={LINES} />
        </svg>
        <span class="link-name">{text.menu}</span>
      </button>
      <dialog ref={dialog} class="table-menu slip" aria-label={text.menu}>
        <header>
          <h2>{room.table.value?.name ?? text.menu}</h2>
          <button type="button" class="button plain-button" onClick={() => dialog.current?.close()}>
            {words.value.app.close}
          </button>
        </header>
        <p role="alert">{doing.refused.value && <Refusal refused={doing.refused.value} game={game} />}</p>
        <People room={room} doing={doing} />
        {seated && <TakeBack room={room} doing={doing} />}
        {room.you.value?.host && <Rename room={room} doing={doing} />}
        <Past room={room} doing={doing} />
        {seated && <Device room={room} doing={doing} />}
        {seated && <Leave room={room} doing={doing} />}
      </dialog>
    </>
  );
}
