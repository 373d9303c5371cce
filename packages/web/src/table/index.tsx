import type { Seat } from '@undertow/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from '../app/lazy';
import { loadPart, usePart } from '../app/parts';
import { hrefTo } from '../app/router';
import type { ScreenProps } from '../app/screens';
import type { TablePage } from '../game-page';
import { openSession, type Session } from '../net/session';
import { gameOf, keepGame } from '../net/tokens';
import { Refusal } from '../shell/refusal';
import { words } from '../words/language';
import { Agreed } from './agreed';
import { Game } from './game';
import { livePlay } from './live';
import { paced } from './theatre/manner';
import { paceAt } from './theatre/pace-at';
import { createTeller } from './theatre/teller';

const Lobby = lazy(() => import('../lobby'));
const PrivateTable = lazy(() => import('../lobby/private-table'));

/** One table, from its lobby to its end: `#/table/<id>`. */
export default function TableScreen({ rest }: ScreenProps) {
  const id = rest[0] ?? '';
  return <Table key={id} id={id} />;
}

function Table({ id }: { readonly id: string }) {
  const session = useMemo(() => {
    // Whoever has a seat here comes to play: the game is fetched while the table is asked for.
    loadPart(gameOf(id) ?? '', 'table').catch(() => undefined);
    return openSession(id);
  }, [id]);
  useEffect(() => () => session.close(), [session]);
  const table = session.table.value;
  const game = table?.game;
  useEffect(() => {
    if (game !== undefined) keepGame(id, game);
  }, [id, game]);

  if (session.refused.value === 'spectators-not-allowed') return <PrivateTable session={session} />;
  if (session.refused.value) {
    return (
      <main class="plain">
        <h1>
          <Refusal refused={{ reason: session.refused.value }} />
        </h1>
        <a href={hrefTo()}>{words.value.app.home}</a>
      </main>
    );
  }
  if (!table) return <p class="plain quiet">{words.value.net.connecting}</p>;
  if (!session.playing.value) return <Lobby session={session} />;
  // Whoever sits down in the middle of a game looks through other eyes from then on.
  return <Playing key={session.you.value?.seat ?? 'watching'} session={session} game={table.game} />;
}

function Playing({ session, game }: { readonly session: Session; readonly game: string }) {
  const page = usePart(game, 'table');
  if (page === 'loading') return <p class="plain quiet">{words.value.app.loading}</p>;
  if (typeof page === 'string') {
    return (
      <main class="plain">
        <p role="alert">{words.value.app.loadFailed}</p>
      </main>
    );
  }
  return <Played session={session} game={game} page={page.part} />;
}

interface PlayedProps {
  readonly session: Session;
  readonly game: string;
  readonly page: TablePage;
}

function Played({ session, game, page }: PlayedProps) {
  const teller = useMemo(() => {
    // Whoever is asked against the clock must not lose time to the telling.
    const hurry = (): boolean => session.clock.value !== null;
    const you = (): Seat | null => session.you.value?.seat ?? null;
    return createTeller(
      page,
      paced(() => paceAt(session), hurry, you),
    );
  }, [page, session]);
  useEffect(() => {
    const deaf = session.listen(teller);
    return () => {
      deaf();
      teller.close();
    };
  }, [session, teller]);
  const shown = useMemo(
    () => ({ game, page, play: livePlay(session, teller, page), Agreed }),
    [session, teller, game, page],
  );
  return teller.ready.value ? <Game shown={shown} /> : <p class="plain quiet">{words.value.app.loading}</p>;
}
