import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from '../app/lazy';
import { hrefTo } from '../app/router';
import type { ScreenProps } from '../app/screens';
import { openSession, type Session } from '../net/session';
import { words } from '../words/language';
import { livePlay } from './live';
import { PlayProvider } from './play';
import { createTeller, type Teller } from './theatre/teller';

const Lobby = lazy(() => import('../lobby'));
const loadGame = () => import('./game');
const Game = lazy(loadGame);
// Most who come to a table come to play: the game is fetched while the table is asked for.
loadGame().catch(() => undefined);

/** One table, from its lobby to its end: `#/table/<id>`. */
export default function TableScreen({ rest }: ScreenProps) {
  const id = rest[0] ?? '';
  return <Table key={id} id={id} />;
}

function Table({ id }: { readonly id: string }) {
  const session = useMemo(() => openSession(id), [id]);
  const teller = useMemo(() => createTeller(), []);
  useEffect(() => {
    const stop = session.listen(teller);
    return () => {
      stop();
      session.close();
    };
  }, [session, teller]);

  if (session.refused.value) {
    return (
      <main class="plain">
        <h1>{words.value.net.tableGone}</h1>
        <a href={hrefTo()}>{words.value.app.home}</a>
      </main>
    );
  }
  if (!session.table.value) return <p class="plain quiet">{words.value.net.connecting}</p>;
  if (!session.playing.value || !teller.ready.value) return <Lobby session={session} />;
  return <Playing session={session} teller={teller} />;
}

function Playing({ session, teller }: { readonly session: Session; readonly teller: Teller }) {
  const play = useMemo(() => livePlay(session, teller), [session, teller]);
  return (
    <PlayProvider value={play}>
      <Game />
    </PlayProvider>
  );
}
