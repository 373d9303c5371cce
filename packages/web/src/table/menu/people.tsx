import type { Seat } from '@undertow/kernel';
import type { SeatInfo } from '@undertow/protocol';
import { roomText } from '../../words/screens/room';
import { goneFor, useSeconds } from '../absence/gone-for';
import { isHostHere } from '../absence/missed';
import { timeText } from '../clocks/clocks';
import { SeatClock } from '../clocks/seat-clock';
import { presenceText } from '../crew/presence';
import { usePeople } from '../people';
import type { MenuProps } from './props';

/** Everybody at the table: here or not, heard or not, and what the host may do about it. */
export function People({ room, doing, close }: MenuProps) {
  const { calledOf } = usePeople();
  const you = room.you.value;
  const text = roomText.value;
  return (
    <section aria-label={text.people}>
      <h3>{text.people}</h3>
      <ul class="menu-people">
        {room.table.value?.seats.map((seat, number) => (
          <li key={calledOf(number)} data-seat={number}>
            <span>
              <b>{calledOf(number)}</b> <small>{presenceText(seat)}</small>{' '}
              {seat.goneMs !== null && <GoneFor room={room} seat={number} />} <SeatClock seat={number} />
            </span>
            {you && you.seat !== null && you.seat !== number && (
              <Acts room={room} doing={doing} close={close} seat={seat} number={number} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Since when somebody is not there. */
function GoneFor({ room, seat }: { readonly room: MenuProps['room']; readonly seat: Seat }) {
  const since = goneFor(room, seat, useSeconds());
  return since === null ? null : <small data-gone-for={seat}>{timeText(since)}</small>;
}

interface ActsProps extends MenuProps {
  readonly seat: SeatInfo;
  readonly number: Seat;
}

function Acts({ room, doing, seat, number }: ActsProps) {
  const { calledOf } = usePeople();
  const text = roomText.value;
  const you = room.you.value;
  const table = room.table.value;
  const votes = table?.votes.find((each) => each.seat === number)?.by ?? [];
  const name = calledOf(number);
  const muted = you?.muted.includes(number) ?? false;
  const send = (message: Parameters<typeof room.send>[0]): void => doing.attempt(() => room.send(message));
  return (
    <span class="menu-acts">
      {seat.kind !== 'open' && (
        <button
          type="button"
          class="button plain-button"
          aria-pressed={muted}
          onClick={() => send({ t: 'mute', seat: number, muted: !muted })}
        >
          {muted ? text.unmute(name) : text.mute(name)}
        </button>
      )}
      {you?.host && seat.kind === 'person' && (!seat.connected || seat.away) && (
        <button
          type="button"
          class="button plain-button"
          onClick={() => send({ t: 'host', action: { do: 'to-bot', seat: number, level: 'officer' } })}
        >
          {text.toBot(name)}
        </button>
      )}
      {you && !you.host && table && !isHostHere(table) && seat.goneMs !== null && (
        <button
          type="button"
          class="button plain-button"
          data-vote={number}
          disabled={you.seat !== null && votes.includes(you.seat)}
          onClick={() => send({ t: 'replace', seat: number })}
        >
          {text.voteBot} {votes.length > 0 && <small>{text.votes(votes.length)}</small>}
        </button>
      )}
      {you?.host && seat.kind === 'bot' && seat.standIn && (
        <button
          type="button"
          class="button plain-button"
          onClick={() => send({ t: 'host', action: { do: 'to-person', seat: number } })}
        >
          {text.toPerson(name)}
        </button>
      )}
      {you?.host && seat.kind === 'bot' && !seat.standIn && (
        <button
          type="button"
          class="button plain-button"
          data-free={number}
          onClick={() => send({ t: 'host', action: { do: 'to-person', seat: number } })}
        >
          {text.freeSeat}
        </button>
      )}
      {you?.host && seat.kind === 'open' && (
        <button
          type="button"
          class="button plain-button"
          onClick={() => send({ t: 'host', action: { do: 'fill', seat: number, level: 'officer' } })}
        >
          {text.botHere}
        </button>
      )}
    </span>
  );
}
