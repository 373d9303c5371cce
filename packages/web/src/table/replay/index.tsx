import './replay.css';
import { useSignal } from '@preact/signals';
import type { Eyes } from '@undertow/protocol';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lazy } from '../../app/lazy';
import type { ScreenProps } from '../../app/screens';
import { Hands } from '../../games/unfathomable/replay/hands';
import { ReplayFile } from '../../home/replay-file';
import { Refused } from '../../net/http';
import { Page } from '../../shell/page';
import { words } from '../../words/language';
import { withWords } from '../../words/local';
import { homeText } from '../../words/screens/home';
import { replayText } from '../../words/screens/replay';
import { PlayProvider } from '../play';
import { readAddress } from './address';
import { Controls } from './controls';
import type { Film } from './film';
import { FILE, loadFilm } from './load';
import { openedFile } from './opened';
import { createProjector } from './projector';

const Game = lazy(() => import('../game'));

type Loaded = { readonly film: Film } | { readonly problem: 'not-over' | 'failed' } | null;

function useFilm(id: string, eyes: Eyes): Loaded {
  const loaded = useSignal<Loaded>(null);
  useEffect(() => {
    let current = true;
    loaded.value = null;
    if (id === '') return;
    loadFilm(id, eyes).then(
      (film) => {
        if (current) loaded.value = film.frames.length > 0 ? { film } : { problem: 'failed' };
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
  return <Showing key={`${id}/${eyes}`} id={id} eyes={eyes} film={loaded.film} start={at} />;
}

interface ShowingProps {
  readonly id: string;
  readonly eyes: Eyes;
  readonly film: Film;
  readonly start: number;
}

function Showing({ id, eyes, film, start }: ShowingProps) {
  // The address says where to begin; from then on the controls do.
  const begin = useRef(start);
  const projector = useMemo(
    () => createProjector(film, typeof eyes === 'number' ? eyes : null, begin.current),
    [film, eyes],
  );
  const hands = useSignal(false);
  const text = replayText.value;
  return (
    <div class={`replay${typeof eyes === 'number' ? '' : ' watching'}`}>
      <PlayProvider value={projector.play}>
        <Game />
      </PlayProvider>
      {eyes === 'all' && hands.value && <Hands film={film} projector={projector} />}
      <Controls id={id} eyes={eyes} film={film} projector={projector}>
        {eyes === 'all' && (
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
