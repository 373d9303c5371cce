import '../forms/forms.css';
import '../shell/shell.css';
import './home.css';
import { useEffect } from 'preact/hooks';
import { LanguageSwitch } from '../app/language-switch';
import { usePart } from '../app/parts';
import { hrefTo } from '../app/router';
import { GAMES } from '../games';
import { words } from '../words/language';
import { withWords } from '../words/local';
import { homeText } from '../words/screens/home';
import { Begin } from './begin';
import { JoinByLink } from './join';
import { MyTables } from './my-tables';
import { OpenTables } from './open-tables';
import { Points } from './points';
import { ReplayFile } from './replay-file';

function Home() {
  const text = homeText.value;
  const { app } = words.value;
  const [{ id }] = GAMES;
  const greeting = usePart(id, 'face');
  const face = typeof greeting === 'object' ? greeting.part : null;
  useEffect(() => {
    document.title = app.name;
    scrollTo(0, 0);
  }, [app]);
  return (
    <div class="home">
      {face && <face.Scene />}
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
          {face && (
            <>
              <p class="tagline">{face.tagline()}</p>
              <p class="lead">{face.lead()}</p>
              <Begin game={id} face={face} />
            </>
          )}
        </section>
        <div class="home-tables">
          <MyTables />
          <OpenTables />
          <JoinByLink />
          <ReplayFile />
        </div>
        {face && <Points face={face} />}
      </main>
      <footer class="home-foot">
        <a href={hrefTo('rules', id, 'how-to-play')}>{text.howTo}</a>
        <p class="quiet">{text.note}</p>
      </footer>
    </div>
  );
}

export default withWords([homeText], Home);
