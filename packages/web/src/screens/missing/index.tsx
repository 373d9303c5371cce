import { hrefTo } from '../../app/router';
import { words } from '../../words/language';

export default function Missing() {
  return (
    <main class="plain">
      <h1>{words.value.app.notFound}</h1>
      <a href={hrefTo()}>{words.value.app.home}</a>
    </main>
  );
}
