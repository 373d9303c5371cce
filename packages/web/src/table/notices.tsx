import './menu/menu.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from '../app/lazy';
import type { Session } from '../net/session';
import { words } from '../words/language';
import { flowText } from '../words/screens/flow';
import { roomText } from '../words/screens/room';
import { Absent } from './absence/absent';
import { useSeconds } from './absence/gone-for';
import { MayCall } from './calling/may-call';
import { timeText } from './clocks/clocks';
import { usePeople } from './people';
import { usePlay } from './play';

const FreeSeat = lazy(() => import('../lobby/free-seat'));

/** How long something that passes by itself stays. */
const READ_MS = 9_000;

/** What the table has to say beside the game, over everything else. */
export function Notices() {
  const { connection, room } = usePlay();
  const bye = room?.bye.value;
  const ready = roomText.ready();
  return (
    <div class="notices">
      {connection.value !== 'open' && <Lost why={bye && ready ? roomText.value.byes[bye] : null} />}
      {room && ready && <Told room={room} />}
      {room && ready && <AskedBack room={room} />}
      {room && ready && <StoodInFor room={room} />}
      {room && ready && <Absent room={room} />}
      {room && ready && <Held room={room} />}
      {room && <MayCall room={room} />}
      {room?.you.value?.seat === null && room.table.value?.seats.some(({ kind }) => kind === 'open') && (
        <FreeSeat session={room} />
      )}
    </div>
  );
}

/** The line is lost: says why where that is known, or for how long. */
function Lost({ why }: { readonly why: string | null }) {
  const since = useMemo(() => performance.now(), []);
  const now = useSeconds();
  return (
    <p class="notice connection" role="status">
      {why ?? words.value.net.lostFor(timeText(Math.max(0, now - since)))}
    </p>
  );
}

/** A line with buttons. */
function Line({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) {
  return (
    <div class="notice" role="status" data-notice={kind}>
      {children}
    </div>
  );
}

function Told({ room }: { readonly room: Session }) {
  const { notice } = room;
  const now = notice.value;
  useEffect(() => {
    // What stops the game stays; the rest has been read after a while.
    if (!now || now.notice === 'stuck') return;
    const timer = setTimeout(() => {
      if (notice.value === now) notice.value = null;
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [now, notice]);
  if (!now || now.notice === 'started') return null;
  return (
    <Line kind={now.notice}>
      {roomText.value.notices[now.notice]}
      <button
        type="button"
        class="icon-button"
        aria-label={words.value.app.close}
        onClick={() => {
          notice.value = null;
        }}
      >
        ✕
      </button>
    </Line>
  );
}

/** Somebody wants to take an answer back: everybody else is asked. */
function AskedBack({ room }: { readonly room: Session }) {
  const { calledOf } = usePeople();
  const text = roomText.value;
  const asking = room.table.value?.takeback;
  const seat = room.you.value?.seat ?? null;
  if (!asking) return null;
  const say = (step: 'agree' | 'refuse') => (): void => {
    void room.send({ t: 'takeback', step }).catch(() => undefined);
  };
  if (asking.by === seat) {
    return (
      <Line kind="takeback">
        {text.waitingToTakeBack}
        <button type="button" class="button plain-button" onClick={say('refuse')}>
          {text.neverMind}
        </button>
      </Line>
    );
  }
  return (
    <Line kind="takeback">
      {text.asksToTakeBack(calledOf(asking.by))}
      {seat !== null && !asking.agreed.includes(seat) && (
        <>
          <button type="button" class="button primary" data-agree onClick={say('agree')}>
            {text.agree}
          </button>
          <button type="button" class="button plain-button" data-refuse onClick={say('refuse')}>
            {text.refuse}
          </button>
        </>
      )}
    </Line>
  );
}

/** Somebody stopped the table; anybody may let it go on. */
function Held({ room }: { readonly room: Session }) {
  const { calledOf } = usePeople();
  const by = room.table.value?.heldBy ?? null;
  if (by === null || room.table.value?.status !== 'playing' || !flowText.ready()) return null;
  const { menu } = flowText.value;
  return (
    <Line kind="held">
      {menu.heldBy(calledOf(by))}
      {room.you.value?.seat != null && (
        <button
          type="button"
          class="button primary"
          data-go-on
          onClick={() => void room.send({ t: 'pause', paused: false }).catch(() => undefined)}
        >
          {menu.goOn} <kbd>P</kbd>
        </button>
      )}
    </Line>
  );
}

/** The clock ran out, or the host gave the seat to a bot: one press takes it again. */
function StoodInFor({ room }: { readonly room: Session }) {
  const text = roomText.value;
  const seat = room.you.value?.seat ?? null;
  const own = seat === null ? undefined : room.table.value?.seats[seat];
  const played = own && (own.away || own.standIn);
  if (!played || room.table.value?.status !== 'playing') return null;
  return (
    <Line kind="away">
      {room.table.value?.paused ? text.gameWaits : text.botPlaysForYou}
      <button
        type="button"
        class="button primary"
        data-back
        onClick={() => void room.send({ t: 'back' }).catch(() => undefined)}
      >
        {text.iAmBack}
      </button>
    </Line>
  );
}
