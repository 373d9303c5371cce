import type { TableInfo, You } from '@undertow/protocol';
import { go } from '../app/router';
import type { Session } from '../net/session';
import { dropToken } from '../net/tokens';
import { lobbyText } from '../words/screens/lobby';
import { refusalText } from '../words/screens/refusals';
import type { Doing } from './doing';

interface BeginProps {
  readonly session: Session;
  readonly table: TableInfo;
  readonly you: You;
  readonly doing: Doing;
}

/** Ready, start, or get up again. */
export function Begin({ session, table, you, doing }: BeginProps) {
  const text = lobbyText.value;
  const own = you.seat === null ? undefined : table.seats[you.seat];
  if (!own) return null;
  const open = table.seats.some(({ kind }) => kind === 'open');
  const waiting = table.seats.some(({ kind, ready }, seat) => kind === 'person' && !ready && seat !== table.host);
  const hint = open ? refusalText.value['seats-open'] : waiting ? refusalText.value['not-ready'] : text.startNote;
  const leave = (): void =>
    doing.attempt(async () => {
      await session.send({ t: 'leave' });
      dropToken(session.id);
      go();
    });
  return (
    <div class="lobby-begin">
      {you.host ? (
        <>
          <button
            type="button"
            class="button primary large"
            disabled={open || waiting || doing.busy.value}
            onClick={() => doing.attempt(() => session.send({ t: 'host', action: { do: 'start' } }))}
          >
            {text.start}
          </button>
          <p class="quiet" role="status">
            {hint}
          </p>
        </>
      ) : (
        <>
          <button
            type="button"
            class={`button large${own.ready ? '' : ' primary'}`}
            aria-pressed={own.ready}
            onClick={() => doing.attempt(() => session.send({ t: 'ready', ready: !own.ready }))}
          >
            {own.ready ? text.notYet : text.imReady}
          </button>
          <p class="quiet" role="status">
            {own.ready ? text.waitHost : text.notReady}
          </p>
        </>
      )}
      <button type="button" class="button lobby-leave" onClick={leave}>
        {text.leave}
      </button>
    </div>
  );
}
