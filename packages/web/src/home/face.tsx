import { usePart } from '../app/parts';
import type { GamePage } from '../game-page';
import { language } from '../words/language';
import { Begin } from './begin';

/** One of several games: its picture, its name, and the ways to play it. */
export function GameFace({ game }: { readonly game: GamePage }) {
  const { id } = game;
  const title = game.title[language.value];
  const page = usePart(id, 'face');
  if (typeof page === 'string') return <section class="game-face" aria-busy="true" aria-label={title} />;
  const face = page.part;
  return (
    <section class={`game-face ${id}`} aria-label={title}>
      <face.Scene whole={false} />
      <h2>{title}</h2>
      <p class="lead">{face.lead()}</p>
      <ul class="facts">
        {face.facts().map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Begin game={id} face={face} />
    </section>
  );
}
