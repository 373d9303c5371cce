import './lobby.css';
import { usePart } from '../app/parts';
import { phone } from '../app/screen-size';
import { TableSettings } from '../forms/table-settings';
import type { Setup } from '../game-page';
import type { Session } from '../net/session';
import { Page } from '../shell/page';
import { Refusal } from '../shell/refusal';
import { words } from '../words/language';
import { withWords } from '../words/local';
import { homeText } from '../words/screens/home';
import { lobbyText } from '../words/screens/lobby';
import { optionsText } from '../words/screens/options';
import { refusalText } from '../words/screens/refusals';
import { Begin } from './begin';
import { type Doing, useDoing } from './doing';
import { Invite, OtherDevice } from './invite';
import { Join } from './join';
import { LessonLink } from './lesson';
import { Seats } from './seats';
import { LobbyTalk } from './talk';

/** Before the game: who sits where, what is agreed, and the link for the others. */
function Lobby({ session }: { readonly session: Session }) {
  const table = session.table.value;
  const page = usePart(table?.game ?? '', 'setup');
  const you = session.you.value;
  const doing = useDoing();
  if (!table) return null;
  if (typeof page === 'string') {
    const { app } = words.value;
    return <p class="plain quiet">{page === 'loading' ? app.loading : app.loadFailed}</p>;
  }
  const seated = you !== null && you.seat !== null;
  const full = table.seats.every(({ kind }) => kind !== 'open');
  const refused = (
    <p role="alert" class={doing.refused.value ? 'shell-alert' : 'hidden-text'}>
      {doing.refused.value && <Refusal refused={doing.refused.value} game={table.game} />}
    </p>
  );
  return (
    <Page title={table.name} wide>
      {session.status.value !== 'open' && (
        <p class="shell-alert" role="status">
          {words.value.net.lost}
        </p>
      )}
      {!seated && <Join session={session} full={full} doing={doing} />}
      {!seated && refused}
      <div class="lobby">
        <div class="lobby-main">
          <Seats session={session} table={table} you={you} doing={doing} />
          {seated && refused}
          {seated && <Begin session={session} table={table} you={you} doing={doing} />}
        </div>
        <div class="lobby-side">
          <Invite table={table.id} />
          <LessonLink game={table.game} />
          <LobbyTalk session={session} table={table} phrases={page.part.phrases()} />
        </div>
        <div class="lobby-wide">
          <Agreed session={session} page={page.part} doing={doing} />
        </div>
        <div class="lobby-wide">{page.part.Cast && <page.part.Cast />}</div>
        <div class="lobby-wide">{seated && <OtherDevice session={session} />}</div>
      </div>
    </Page>
  );
}

interface AgreedProps {
  readonly session: Session;
  readonly page: Setup;
  readonly doing: Doing;
}

/** The options: the host changes them, the others read them. */
function Agreed({ session, page, doing }: AgreedProps) {
  const table = session.table.value;
  const host = session.you.value?.host ?? false;
  if (!table) return null;
  const text = lobbyText.value;
  return (
    <details class="pane lobby-agreed" open={!phone.value && host}>
      <summary>{text.options}</summary>
      {!host && <p class="quiet">{text.hostOnly}</p>}
      <div>
        <page.Form
          options={table.options}
          disabled={!host}
          onChange={(options) => doing.attempt(() => session.send({ t: 'host', action: { do: 'options', options } }))}
        />
        <TableSettings
          settings={table.settings}
          disabled={!host}
          onChange={(settings) =>
            doing.attempt(() => session.send({ t: 'host', action: { do: 'settings', settings } }))
          }
        />
      </div>
    </details>
  );
}

export default withWords([lobbyText, optionsText, homeText, refusalText], Lobby);
