import { gameById } from '../app/parts';
import { hrefTo } from '../app/router';
import { lobbyText } from '../words/screens/lobby';

/** Whoever does not know the game can learn it while the others arrive; the seat waits in this window. */
export function LessonLink({ game }: { readonly game: string }) {
  if (!gameById(game)?.parts.lesson) return null;
  const text = lobbyText.value;
  return (
    <p class="pane lobby-lesson">
      {text.unversed}{' '}
      <a data-lesson href={hrefTo('lesson', game)} target="_blank" rel="noreferrer">
        {text.lesson}
      </a>
    </p>
  );
}
