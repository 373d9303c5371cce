import './replay.css';
import { useSignal } from '@preact/signals';
import type { Eyes } from '@undertow/protocol';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { usePart } from '../../app/parts';
import type { ScreenProps } from '../../app/screens';
import type { FilmPart, TablePage } from '../../game-page';
import { ReplayFile } from '../../home/replay-file';
import { Refused } from '../../net/http';
import { Page } from '../../shell/page';
import { words } from '../../words/language';
import { withWords } from '../../words/local';
import { homeText } from '../../words/screens/home';
import { replayText } from '../../words/screens/replay';
import { Game } from '../game';
import { readAddress } from './address';
import { Controls } from './controls';
import type { Film } from './film';
import { FILE, type Loaded, loadFilm } from './load';
import { openedFile } from './opened';
import { createProjector } from './projector';
import { ShareMoment } from './share';

type Found = Loaded | { readonly problem: 'not-over' | 'failed' } | null;

function useFilm(id: string, eyes: Eyes): Found {
  const loaded = useSignal<Found>(null);
  useEffect(() => {
    let current = true;
    loaded.value = null;
    if (id === '') return;
    loadFilm(id, eyes).then(
      (found) => {
        if (current) loaded.value = found.film.frames.length > 0 ? found : { problem: 'failed' };
      },
      (error: unknown) => {
        const notOver = error instanceof Refused && error.reason === 'not-over';
        if (current) loaded.value = { problem: notOver ? 'not-over' : 'failed' };
      },
    );
    return () => {
      current = false;
    };
  }, [id, eyes, loaded]);
  return loaded.value;
}

/** Any finished game again: `#/replay/<table>/<eyes>/<moment>`, or a record file. */
function Replay({ rest }: ScreenProps) {
  const { id, eyes, at } = readAddress(rest);
  const loaded = useFilm(id, eyes);
  const text = replayText.value;
  if (id === '' || (id === FILE && openedFile.value === null)) {
    return (
      <Page title={text.title}>
        <p>{text.none}</p>
        <ReplayFile />
      </Page>
    );
  }
  if (loaded && 'problem' in loaded) {
    return (
      <Page title={text.title}>
        <p role="alert">{loaded.problem === 'not-over' ? text.notOver : text.failed}</p>
        <ReplayFile />
      </Page>
    );
  }
  if (!loaded) return <p class="plain quiet">{words.value.app.loading}</p>;
  return <Projection key={`${id}/${eyes}`} id={id} eyes={eyes} loaded={loaded} start={at} />;
}

interface ProjectionProps {
  readonly id: string;
  readonly eyes: Eyes;
  readonly loaded: Loaded;
  readonly start: number;
}

/** Waits for the game's own page. */
function Projection({ id, eyes, loaded: { game, film }, start }: ProjectionProps) {
  const table = usePart(game, 'table');
  const cutter = usePart(game, 'film');
  if (typeof table === 'string' || typeof cutter === 'string') {
    return <p class="plain quiet">{words.value.app.loading}</p>;
  }
  return <Showing id={id} eyes={eyes} game={game} film={film} page={table.part} cutter={cutter.part} start={start} />;
}

interface ShowingProps extends Loaded {
  readonly id: string;
  readonly eyes: Eyes;
  readonly page: TablePage;
  readonly cutter: FilmPart;
  readonly start: number;
}

/** The name under which a seat goes: what it plays, and who plays it. */
function seatName(cutter: FilmPart, film: Film, seat: number): string {
  const person = film.seats[seat]?.name;
  const name = cutter.nameOf(film.frames.at(-1)?.view, seat) ?? `${seat + 1}`;
  return person ? `${name} (${person})` : name;
}

function Showing({ id, eyes, game, film, page, cutter, start }: ShowingProps) {
  // The address says where to begin; from then on the controls do.
  const begin = useRef(start);
  const projector = useMemo(
    () => createProjector(cutter, film, typeof eyes === 'number' ? eyes : null, begin.current),
    [cutter, film, eyes],
  );
  const shown = useMemo(() => ({ game, page, play: projector.play }), [game, page, projector]);
  const hands = useSignal(false);
  const text = replayText.value;
  const nameOf = (seat: number): string => seatName(cutter, film, seat);
  const { Hands } = cutter;
  return (
    <div class={`replay${typeof eyes === 'number' ? '' : ' watching'}`}>
      <Game shown={shown} />
      {eyes === 'all' && hands.value && Hands && <Hands view={projector.play.view.value} nameOf={nameOf} />}
      <Controls id={id} eyes={eyes} film={film} projector={projector} nameOf={nameOf}>
        {id !== FILE && <ShareMoment id={id} eyes={eyes} at={projector.at.value} />}
        {eyes === 'all' && Hands && (
          <button
            type="button"
            class="button"
            aria-expanded={hands.value}
            onClick={() => {
              hands.value = !hands.value;
            }}
          >
            {hands.value ? text.hideHands : text.hands}
          </button>
        )}
      </Controls>
    </div>
  );
}

export default withWords([replayText, homeText], Replay);
