import { usePart } from '../app/parts';
import { hrefTo } from '../app/router';
import type { ScreenProps } from '../app/screens';
import type { Ended } from '../game-page';
import { Page } from '../shell/page';
import { FILE } from '../table/replay/load';
import { words } from '../words/language';
import { withWords } from '../words/local';
import { endText } from '../words/screens/end';
import { Rematch } from './again';
import './outcome.css';
import { useEnded } from './data';
import { Outcome } from './outcome';

/** After the game: `#/end/<table>`. Who won and why, who they were, and how it came to that. */
function EndScreen({ rest }: ScreenProps) {
  const id = rest[0] ?? '';
  const loaded = useEnded(id);
  const text = endText.value;
  if (!loaded) return <p class="plain quiet">{words.value.app.loading}</p>;
  if ('problem' in loaded) {
    return (
      <Page title={text.title}>
        <p role="alert">{loaded.problem === 'not-over' ? text.notOver : text.failed}</p>
      </Page>
    );
  }
  return <Told id={id} game={loaded.game} ended={loaded.ended} />;
}

interface ToldProps {
  readonly id: string;
  readonly game: string;
  readonly ended: Ended;
}

/** The story of the end is the game's own; a game without one is left with its record. */
function Told({ id, game, ended }: ToldProps) {
  const page = usePart(game, 'end');
  if (page === 'loading') return <p class="plain quiet">{words.value.app.loading}</p>;
  return (
    <Page title={ended.record.name} wide>
      {typeof page === 'string' ? (
        <Links id={id} game={game} />
      ) : (
        <>
          <Outcome id={id} ended={ended} page={page.part} />
          <page.part.Story ended={ended} hrefOf={(frame) => hrefTo('replay', id, 'all', String(frame))}>
            <Links id={id} game={game} />
          </page.part.Story>
        </>
      )}
      <Keep id={id} ended={ended} />
    </Page>
  );
}

function Links({ id, game }: { readonly id: string; readonly game: string }) {
  const text = endText.value;
  return (
    <nav class="end-links" aria-label={text.title}>
      <Rematch id={id} game={game} />
      <a class="button" href={hrefTo('replay', id, 'all')}>
        {text.replayTruth}
      </a>
      <a class="button" href={hrefTo('replay', id)}>
        {text.replayHidden}
      </a>
      <a class="button" href={hrefTo()}>
        {text.again}
      </a>
    </nav>
  );
}

function Keep({ id, ended }: { readonly id: string; readonly ended: Ended }) {
  const text = endText.value;
  if (id === FILE) return null;
  return (
    <section class="pane">
      <h2>{text.record}</h2>
      <p class="quiet">{text.recordNote}</p>
      <p class="end-seed">{ended.record.seed}</p>
      <a class="button" href={`/api/tables/${id}/record`} download={`undertow-${id}.json`}>
        {text.record}
      </a>
    </section>
  );
}

export default withWords([endText], EndScreen);
