import './menu.css';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useDoing } from '../../lobby/doing';
import type { Session } from '../../net/session';
import { Refusal } from '../../shell/refusal';
import { SharedLink } from '../../shell/shared-link';
import { words } from '../../words/language';
import { flowText } from '../../words/screens/flow';
import { lobbyText } from '../../words/screens/lobby';
import { roomText } from '../../words/screens/room';
import { useShown } from '../play';
import { Report } from '../report';
import { Acts } from './acts';
import { Device } from './device';
import { HouseRules } from './house-rules';
import { Leave } from './leave';
import { PaceChoice } from './pace';
import { Past } from './past';
import { People } from './people';
import { Rename } from './rename';

const LINES = 'M3 5h18v2.5H3zM3 10.750h18v2.500H3zM3 16.500h18V19H3z';

/** Everything about the table itself: who is there, how it is told, taking back, other devices, the way out. */
export function TableMenu() {
  const { room } = useShown().play;
  // All are asked, so that they load side by side.
  const ready = [roomText.ready(), lobbyText.ready(), flowText.ready()].every(Boolean);
  return room && ready ? <Menu room={room} /> : null;
}

function Menu({ room }: { readonly room: Session }) {
  const { game } = useShown();
  const dialog = useRef<HTMLDialogElement>(null);
  const doing = useDoing();
  const leaving = useSignal(false);
  const text = roomText.value;
  const { menu } = flowText.value;
  const seated = room.you.value !== null && room.you.value.seat !== null;
  const props = { room, doing, close: () => dialog.current?.close() };
  const stay = (): void => {
    leaving.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="icon-button"
        title={text.menu}
        data-menu
        data-key="m"
        onClick={() => {
          doing.refused.value = null;
          stay();
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
          <button type="button" class="button plain-button" onClick={props.close}>
            {words.value.app.close}
          </button>
        </header>
        <Connection room={room} />
        <p role="alert">{doing.refused.value && <Refusal refused={doing.refused.value} game={game} />}</p>
        {leaving.value ? (
          <Leave {...props} onStay={stay} />
        ) : (
          <>
            <People {...props} />
            <PaceChoice {...props} />
            <Acts
              {...props}
              onLeave={() => {
                leaving.value = true;
              }}
            />
          </>
        )}
        <details class="menu-rules">
          <summary>{lobbyText.value.link}</summary>
          <div class="invite">
            <SharedLink to={['table', room.id]} label={lobbyText.value.link} />
          </div>
        </details>
        <HouseRules {...props} />
        {room.you.value?.host && <Rename {...props} />}
        <Past {...props} />
        {seated && <Device {...props} />}
        <Report class="button plain-button">{words.value.report.button}</Report>
        <p class="quiet-ink">{menu.keysHint}</p>
      </dialog>
    </>
  );
}

/** Whether the line holds, and who looks on. */
function Connection({ room }: { readonly room: Session }) {
  const { menu } = flowText.value;
  const { net } = words.value;
  const open = room.status.value === 'open';
  return (
    <p class="menu-connection" data-connection={room.status.value}>
      <span class="presence" data-presence={open ? 'here' : 'gone'} aria-hidden="true" />
      <b>{open ? menu.connected : net.lost}</b>
      <small>{menu.watching(room.table.value?.spectators ?? 0)}</small>
    </p>
  );
}
