import '../games/unfathomable/end/end.css';
import '../games/unfathomable/cards/cards.css';
import { hrefTo } from '../app/router';
import type { ScreenProps } from '../app/screens';
import { Checks } from '../games/unfathomable/end/checks';
import { Suspicions } from '../games/unfathomable/end/suspicions';
import { Truth } from '../games/unfathomable/end/truth';
import { Verdict } from '../games/unfathomable/end/verdict';
import { Voyage } from '../games/unfathomable/end/voyage';
import { Page } from '../shell/page';
import { FILE } from '../table/replay/load';
import { words } from '../words/language';
import { withWords } from '../words/local';
import { endText } from '../words/screens/end';
import { type Ended, useEnded } from './data';

/** After the game: `#/end/<table>`. Who won and why, who they were, and how it came to that. */
function End({ rest }: ScreenProps) {
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
  const { ended } = loaded;
  return (
    <Page title={ended.record.name} wide>
      <Verdict ended={ended} />
      <Links id={id} />
      <Truth ended={ended} />
      <Voyage story={ended.story} />
      <Checks ended={ended} />
      <Suspicions ended={ended} />
      <Keep id={id} ended={ended} />
    </Page>
  );
}

function Links({ id }: { readonly id: string }) {
  const text = endText.value;
  return (
    <nav class="end-links" aria-label={text.title}>
      <a class="button primary" href={hrefTo('replay', id, 'all')}>
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

export default withWords([endText], End);
