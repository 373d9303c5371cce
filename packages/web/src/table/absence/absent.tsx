import type { Seat } from '@undertow/kernel';
import { useMemo } from 'preact/hooks';
import type { Session } from '../../net/session';
import { roomText } from '../../words/screens/room';
import { timeText } from '../clocks/clocks';
import { usePeople } from '../people';
import { usePlay } from '../play';
import { goneFor, useSeconds } from './gone-for';
import { isHostHere, missedAt } from './missed';

/** How long somebody may be gone before the others are offered a bot. */
const PATIENCE_MS = 45_000;
/** Where nobody can tell whom a window waits for, it may just last its time: so long nobody is suspected. */
const WINDOW_PATIENCE_MS = 15_000;

/** Everybody waits for somebody who is gone: after a while a bot may play for them, if the host or the vote wants it. */
export function Absent({ room }: { readonly room: Session }) {
  const { waiting, you } = usePlay();
  const table = room.table.value;
  if (!table || table.status !== 'playing' || you === null) return null;
  const gone = missedAt(table, waiting.value, you);
  return gone === null ? null : <Gone key={gone} room={room} seat={gone} />;
}

function Gone({ room, seat }: { readonly room: Session; readonly seat: Seat }) {
  const { calledOf } = usePeople();
  const { waiting } = usePlay();
  const now = useSeconds();
  const wait = useMemo(() => ({ for: waiting.value, since: performance.now() }), [waiting.value]);
  const table = room.table.value;
  const since = goneFor(room, seat, now);
  const you = room.you.value;
  if (!table || since === null || !you) return null;
  const patient = wait.for.window !== null && now - wait.since < WINDOW_PATIENCE_MS;
  if (since < PATIENCE_MS || patient) return null;
  const votes = table.votes.find((each) => each.seat === seat)?.by ?? [];
  const text = roomText.value;
  const voted = you.seat !== null && votes.includes(you.seat);
  return (
    <div class="notice" role="status" data-notice="absent">
      {text.goneSince(calledOf(seat), timeText(since))}
      {(you.host || !isHostHere(table)) && !voted && (
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
