import { useSignal } from '@preact/signals';
import type { Seat } from '@undertow/kernel';
import { useEffect } from 'preact/hooks';
import type { Session } from '../net/session';
import { roomText } from '../words/screens/room';
import { timeText } from './clocks/clocks';
import { usePeople } from './people';
import { usePlay } from './play';

/** How long somebody may be gone before the others are offered a bot. */
const PATIENCE_MS = 45_000;

/** Everybody waits for somebody who is gone: after a while a bot may play for them, if the host or the vote wants it. */
export function Absent({ room }: { readonly room: Session }) {
  const { waiting, you } = usePlay();
  const table = room.table.value;
  if (!table || table.status !== 'playing' || you === null) return null;
  const gone = waiting.value.seats.find((seat) => seat !== you && table.seats[seat]?.goneMs != null);
  return gone === undefined ? null : <Gone key={gone} room={room} seat={gone} />;
}

function Gone({ room, seat }: { readonly room: Session; readonly seat: Seat }) {
  const { calledOf } = usePeople();
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 1_000);
    return () => clearInterval(timer);
  }, [now]);
  const table = room.table.value;
  const goneMs = table?.seats[seat]?.goneMs ?? null;
  const you = room.you.value;
  if (!table || goneMs === null || !you) return null;
  const since = goneMs + now.value - room.toldAt.value;
  if (since < PATIENCE_MS) return null;
  const host = table.host === null ? undefined : table.seats[table.host];
  const hostHere = host?.kind === 'person' && host.connected && !host.away;
  const votes = table.votes.find((each) => each.seat === seat)?.by ?? [];
  const text = roomText.value;
  const voted = you.seat !== null && votes.includes(you.seat);
  return (
    <div class="notice" role="status" data-notice="absent">
      {text.goneSince(calledOf(seat), timeText(since))}
      {(you.host || !hostHere) && !voted && (
        <button
          type="button"
          class="button primary"
          data-replace={seat}
          onClick={() => void room.send({ t: 'replace', seat }).catch(() => undefined)}
        >
          {you.host ? text.toBot(calledOf(seat)) : text.voteBot}
        </button>
      )}
      {votes.length > 0 && <small>{text.votes(votes.length)}</small>}
    </div>
  );
}
