import '../forms/forms.css';
import './lobby.css';
import { useSignal } from '@preact/signals';
import type { TableInfo } from '@undertow/protocol';
import { useEffect } from 'preact/hooks';
import { tableInfo } from '../net/http';
import type { Session } from '../net/session';
import { Refusal } from '../shell/refusal';
import { withWords } from '../words/local';
import { homeText } from '../words/screens/home';
import { lobbyText } from '../words/screens/lobby';
import { useDoing } from './doing';
import { Join } from './join';

/** In the middle of a game: a seat that was freed is for whoever comes by the link, whether or not they may watch. */
function FreeSeat({ session }: { readonly session: Session }) {
  const doing = useDoing();
  const found = useSignal<TableInfo | null>(null);
  const told = session.table.value;
  const { id } = session;
  useEffect(() => {
    tableInfo(id).then(
      (info) => {
        found.value = info;
      },
      () => undefined,
    );
  }, [id, found]);
  const table = told ?? found.value;
  const free = table?.status === 'playing' && table.seats.some(({ kind }) => kind === 'open');
  if (!free) return null;
  return (
    <div data-free-seat>
      <Join session={session} full={false} doing={doing} />
      {doing.refused.value && (
        <p class="shell-alert" role="alert">
          <Refusal refused={doing.refused.value} game={table.game} />
        </p>
      )}
    </div>
  );
}

export default withWords([lobbyText, homeText], FreeSeat);
