import { words } from '../words/language';
import { hrefTo } from './router';

export default function Missing() {
  return (
    <main class="plain">
      <h1>{words.value.app.notFound}</h1>
      <a href={hrefTo()}>{words.value.app.home}</a>
    </main>
  );
}
