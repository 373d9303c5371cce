import { LanguageSwitch } from '../../app/language-switch';
import { hrefTo } from '../../app/router';
import { words } from '../../words/language';

export default function Home() {
  const { app, home } = words.value;
  return (
    <main class="plain">
      <h1>{app.name}</h1>
      <p>{home.tagline}</p>
      <nav>
        <ul>
          <li>
            <a href={hrefTo('rules')}>{app.rules}</a>
          </li>
          <li>
            <a href={hrefTo('cards')}>{app.cards}</a>
          </li>
          <li>
            <a href={hrefTo('settings')}>{app.settings}</a>
          </li>
        </ul>
      </nav>
      <LanguageSwitch />
    </main>
  );
}
