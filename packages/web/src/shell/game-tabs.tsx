import { useEffect } from 'preact/hooks';
import { askWhatIsHosted, offered } from '../app/hosted';
import { hrefTo } from '../app/router';
import type { GamePage, Parts } from '../game-page';
import { language } from '../words/language';

interface Props {
  /** The screen these lead to. */
  readonly screen: string;
  readonly part: keyof Parts;
  readonly now: GamePage;
  readonly label: string;
}

/** From one game's screen to the same of another; nothing to choose with one game. */
export function GameTabs({ screen, part, now, label }: Props) {
  useEffect(askWhatIsHosted, []);
  const games = offered.value.filter(({ parts }) => parts[part] !== null);
  if (games.length < 2) return null;
  return (
    <nav class="game-tabs" aria-label={label}>
      {games.map(({ id, title }) => (
        <a key={id} href={hrefTo(screen, id)} {...(id === now.id ? { 'aria-current': 'page' as const } : {})}>
          {title[language.value]}
        </a>
      ))}
    </nav>
  );
}
