import { hrefTo } from '../app/router';
import type { GamePage, Parts } from '../game-page';
import { GAMES } from '../games';

interface Props {
  /** The screen these lead to. */
  readonly screen: string;
  readonly part: keyof Parts;
  readonly now: GamePage;
  readonly label: string;
}

/** From one game's screen to the same of another; nothing to choose with one game. */
export function GameTabs({ screen, part, now, label }: Props) {
  const games = GAMES.filter(({ parts }) => parts[part] !== null);
  if (games.length < 2) return null;
  return (
    <nav class="game-tabs" aria-label={label}>
      {games.map(({ id, title }) => (
        <a key={id} href={hrefTo(screen, id)} {...(id === now.id ? { 'aria-current': 'page' as const } : {})}>
          {title}
        </a>
      ))}
    </nav>
  );
}
