import '../forms/forms.css';
import '../shell/shell.css';
import '../forms/lists.css';
import './home.css';
import './scene.css';
import './several.css';
import { useEffect } from 'preact/hooks';
import { calling } from '../app/elsewhere';
import { askWhatIsHosted, offered } from '../app/hosted';
import { LanguageSwitch } from '../app/language-switch';
import { usePart } from '../app/parts';
import { hrefTo } from '../app/router';
import type { GamePage } from '../game-page';
import { language, words } from '../words/language';
import { withWords } from '../words/local';
import { homeText } from '../words/screens/home';
import { lobbyText } from '../words/screens/lobby';
import { voyagesText } from '../words/screens/voyages';
import { Begin } from './begin';
import { GameFace } from './face';
import { JoinByLink } from './join';
import { MyTables } from './my-tables';
import { OpenTables } from './open-tables';
import { Points } from './points';
import { ReplayFile } from './replay-file';

function Home() {
  const { app } = words.value;
  useEffect(askWhatIsHosted, []);
  const waits = calling.value.length > 0;
  useEffect(() => {
    document.title = waits ? `● ${words.value.turn.titleYourMove} · ${app.name}` : app.name;
  }, [app, waits]);
  useEffect(() => scrollTo(0, 0), []);
  const [only, ...more] = offered.value;
  if (!only) return <p class="plain">{words.value.app.loadFailed}</p>;
  return more.length === 0 ? <OneGame game={only} /> : <SeveralGames games={[only, ...more]} />;
}

function Links() {
  const { app } = words.value;
  return (
    <>
      <nav aria-label={app.name}>
        <a href={hrefTo('rules')}>{app.rules}</a>
        <a href={hrefTo('cards')}>{app.cards}</a>
        <a href={hrefTo('voyages')}>{voyagesText.value.title}</a>
        <a href={hrefTo('settings')}>{app.settings}</a>
      </nav>
      <LanguageSwitch />
    </>
  );
}

function Tables() {
  return (
    <div class="home-tables">
      <MyTables />
      <OpenTables />
      <JoinByLink />
      <ReplayFile />
    </div>
  );
}

function Foot({ games }: { readonly games: readonly GamePage[] }) {
  const text = homeText.value;
  const several = games.length > 1;
  return (
    <footer class="home-foot">
      <ul class="how-to">
        {games.map(({ id, title, parts }) =>
          parts.books ? (
            <li key={id}>
              <a href={hrefTo('rules', id, 'how-to-play')}>
                {several ? `${title[language.value]}: ${text.howTo}` : text.howTo}
              </a>
            </li>
          ) : null,
        )}
      </ul>
      <p class="quiet">{text.note}</p>
    </footer>
  );
}

/** One game has the whole page for its picture. */
function OneGame({ game }: { readonly game: GamePage }) {
  const greeting = usePart(game.id, 'face');
  const face = typeof greeting === 'object' ? greeting.part : null;
  return (
    <div class="home">
      {face && <face.Scene whole />}
      <header class="home-bar">
        <Links />
      </header>
      <main>
        <section class="hero">
          <h1>{words.value.app.name}</h1>
          {face && (
            <>
              <p class="tagline">{face.tagline()}</p>
              <p class="lead">{face.lead()}</p>
              <Begin game={game.id} face={face} />
            </>
          )}
        </section>
        <Tables />
        {face && <Points face={face} />}
      </main>
      <Foot games={[game]} />
    </div>
  );
}

/** Several games stand side by side, each with its own face. */
function SeveralGames({ games }: { readonly games: readonly GamePage[] }) {
  return (
    <div class="home several">
      <header class="home-bar">
        <h1>{words.value.app.name}</h1>
        <p class="house">{homeText.value.house}</p>
        <Links />
      </header>
      <main>
        <div class="game-faces">
          {games.map((game) => (
            <GameFace key={game.id} game={game} />
          ))}
        </div>
        <Tables />
      </main>
      <Foot games={games} />
    </div>
  );
}

export default withWords([homeText, lobbyText, voyagesText], Home);
