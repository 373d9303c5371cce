import type { SeatInfo, TableInfo, You } from '@undertow/protocol';
import { BOT_LEVELS } from '@undertow/protocol/plain';
import type { Session } from '../net/session';
import { lobbyText } from '../words/screens/lobby';
import { optionsText } from '../words/screens/options';
import type { Doing } from './doing';

interface SeatsProps {
  readonly session: Session;
  readonly table: TableInfo;
  readonly you: You | null;
  readonly doing: Doing;
}

/** Who sits where, and what one may do about it. */
export function Seats({ session, table, you, doing }: SeatsProps) {
  const text = lobbyText.value;
  const host = you?.host ?? false;
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <section class="paper">
      <h2>{text.seats}</h2>
      <ol class="seats">
        {table.seats.map((seat, number) => (
          <li key={`${number}-${seat.kind}`} class={`seat is-${seat.kind}${you?.seat === number ? ' own' : ''}`}>
            <span class="seat-number" aria-hidden="true">
              {number + 1}
            </span>
            <SeatWho seat={seat} number={number} own={you?.seat === number} isHost={table.host === number} />
            <SeatActs
              session={session}
              seat={seat}
              number={number}
              you={you}
              isHost={table.host === number}
              doing={doing}
            />
          </li>
        ))}
      </ol>
      {host && open > 1 && (
        <button
          type="button"
          class="button"
          onClick={() => doing.attempt(() => session.send({ t: 'host', action: { do: 'fill', level: 'officer' } }))}
        >
          {text.fillAll}
        </button>
      )}
    </section>
  );
}

interface WhoProps {
  readonly seat: SeatInfo;
  readonly number: number;
  readonly own: boolean;
  readonly isHost: boolean;
}

function SeatWho({ seat, number, own, isHost }: WhoProps) {
  const text = lobbyText.value;
  const { bots } = optionsText.value;
  const name = seat.kind === 'open' ? text.open : (seat.name ?? text.bot);
  const state =
    seat.kind === 'person' ? (!seat.connected ? text.gone : seat.ready || isHost ? text.ready : text.notReady) : null;
  return (
    <span class="seat-who">
      <b>
        <span class="hidden-text">{text.seat(number + 1)}: </span>
        {name}
        {own && <i> ({text.you})</i>}
      </b>
      <small>
        {isHost && <span class="tag">{text.host}</span>}
        {seat.kind === 'bot' && seat.level && <span>{bots.choices[seat.level].name}</span>}
        {state && <span class={`seat-state${state === text.ready ? ' good' : ''}`}>{state}</span>}
      </small>
    </span>
  );
}

interface ActsProps {
  readonly session: Session;
  readonly seat: SeatInfo;
  readonly number: number;
  readonly you: You | null;
  readonly isHost: boolean;
  readonly doing: Doing;
}

function SeatActs({ session, seat, number, you, isHost, doing }: ActsProps) {
  const text = lobbyText.value;
  const { bots } = optionsText.value;
  const seated = you !== null && you.seat !== null;
  const send = (message: Parameters<Session['send']>[0]): void => doing.attempt(() => session.send(message));
  return (
    <span class="seat-acts">
      {seat.kind === 'open' && seated && (
        <button type="button" class="button" onClick={() => send({ t: 'sit', seat: number })}>
          {text.sitHere}
        </button>
      )}
      {you?.host && seat.kind === 'open' && (
        <button
          type="button"
          class="button"
          onClick={() => send({ t: 'host', action: { do: 'fill', seat: number, level: 'officer' } })}
        >
          {text.seatBot}
        </button>
      )}
      {you?.host && seat.kind === 'bot' && (
        <select
          class="field"
          aria-label={text.botLevel(number + 1)}
          value={seat.level ?? 'officer'}
          onChange={(event) => {
            const level = BOT_LEVELS.find((each) => each === event.currentTarget.value);
            if (level) send({ t: 'host', action: { do: 'to-bot', seat: number, level } });
          }}
        >
          {BOT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {bots.choices[level].name}
            </option>
          ))}
        </select>
      )}
      {you?.host && seat.kind !== 'open' && !isHost && (
        <button
          type="button"
          class="icon-button"
          aria-label={text.clear(number + 1)}
          title={text.clear(number + 1)}
          onClick={() => send({ t: 'host', action: { do: 'clear', seat: number } })}
        >
          ×
        </button>
      )}
    </span>
  );
}
