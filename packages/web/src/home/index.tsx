import '../forms/forms.css';
import '../shell/shell.css';
import './home.css';
import { useSignal } from '@preact/signals';
import type { Options } from '@undertow/unfathomable';
import { useEffect } from 'preact/hooks';
import { LanguageSwitch } from '../app/language-switch';
import { hrefTo } from '../app/router';
import { Scene } from '../games/unfathomable/home/scene';
import { plainOptions } from '../games/unfathomable/lobby/options';
import { words } from '../words/language';
import { withWords } from '../words/local';
import { homeText } from '../words/screens/home';
import { JoinByLink } from './join';
import { MyTables } from './my-tables';
import { OpenTables } from './open-tables';
import { personName } from './person';
import { castOff } from './quick';
import { ReplayFile } from './replay-file';

function Home() {
  const text = homeText.value;
  const { app } = words.value;
  useEffect(() => {
    document.title = app.name;
    scrollTo(0, 0);
  }, [app]);
  return (
    <div class="home">
      <Scene label={text.picture} />
      <header class="home-bar">
        <nav aria-label={app.name}>
          <a href={hrefTo('rules')}>{app.rules}</a>
          <a href={hrefTo('cards')}>{app.cards}</a>
          <a href={hrefTo('settings')}>{app.settings}</a>
        </nav>
        <LanguageSwitch />
      </header>
      <main>
        <section class="hero">
          <h1>{app.name}</h1>
          <p class="tagline">{text.tagline}</p>
          <p class="lead">{text.lead}</p>
          <Begin />
        </section>
        <div class="home-tables">
          <MyTables />
          <OpenTables />
          <JoinByLink />
          <ReplayFile />
        </div>
        <ul class="points">
          {text.points.map((point, index) => (
            <li key={point.title} class="paper">
              <PointArt index={index} />
              <h2>{point.title}</h2>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer class="home-foot">
        <a href={hrefTo('rules', 'how-to-play')}>{text.howTo}</a>
        <p class="quiet">{text.note}</p>
      </footer>
    </div>
  );
}

const QUICK: Options = { ...plainOptions(5), characters: 'random' };
const FIRST: Options = { ...plainOptions(4), characters: 'recommended', learning: true, cultist: false };

/** The two ways to play at once, and the way to play with others. */
function Begin() {
  const text = homeText.value;
  const busy = useSignal(false);
  const failed = useSignal(false);
  const begin = async (options: Options): Promise<void> => {
    busy.value = true;
    failed.value = false;
    try {
      await castOff(personName(), options);
    } catch {
      failed.value = true;
    } finally {
      busy.value = false;
    }
  };
  return (
    <div class="begin">
      <button type="button" class="ticket primary" disabled={busy.value} onClick={() => void begin(QUICK)}>
        <b>{busy.value ? text.casting : text.playNow}</b>
        <small>{text.playNowNote}</small>
      </button>
      <button type="button" class="ticket" disabled={busy.value} onClick={() => void begin(FIRST)}>
        <b>{text.learn}</b>
        <small>{text.learnNote}</small>
      </button>
      <a class="ticket" href={hrefTo('new')}>
        <b>{text.create}</b>
        <small>{text.createNote}</small>
      </a>
      <p role="status" class={failed.value ? 'shell-alert' : 'hidden-text'}>
        {failed.value ? text.failed : busy.value ? text.casting : ''}
      </p>
    </div>
  );
}

const POINTS = [
  // a wheel
  'M24 6A18 18 0 1 0 24.100 6ZM24 12A12 12 0 1 1 23.900 12ZM24 20a4 4 0 1 0 .1 0ZM23 1h2v46h-2ZM1 23h46v2H1ZM7 8.500 8.500 7 41 39.500 39.500 41ZM39.500 7 41 8.500 8.500 41 7 39.500Z',
  // a mask, half of it something else
  'M6 12q18-8 36 0 2 20-18 32Q4 32 6 12Zm8 10q5-5 9 0-4 4-9 0Zm12 0q5-5 9 0-4 4-9 0ZM18 32q6 4 12 0-6 8-12 0Z',
  // a lamp
  'M20 4h8v4h-8ZM16 10h16l3 6H13ZM15 18h18l3 20H12ZM11 40h26v4H11ZM24 22q6 6 4 10-2 3-4 3-5-1-4-6 2 2 3 0 1-3 1-7Z',
] as const;

function PointArt({ index }: { readonly index: number }) {
  return (
    <svg class="point-art" viewBox="0 0 48 48" aria-hidden="true">
      <path fill-rule="evenodd" d={POINTS[index] ?? POINTS[0]} />
    </svg>
  );
}

export default withWords([homeText], Home);
