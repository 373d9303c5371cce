import { words } from '../words/language';
import { hrefTo } from './router';

/** A screen that is not furnished yet: says so, and leads back. */
export function Furnishing({ title }: { readonly title: string }) {
  return (
    <main class="plain">
      <h1>{title}</h1>
      <p>{words.value.app.later}</p>
      <a href={hrefTo()}>{words.value.app.home}</a>
    </main>
  );
}
