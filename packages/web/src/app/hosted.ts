import { computed, signal } from '@preact/signals';
import type { GamePage } from '../game-page';
import { GAMES } from '../games';
import { hostedGames } from '../net/http';
import { language } from '../words/language';

const hosted = signal<ReadonlySet<string> | null>(null);

/** Asks the server once which games it hosts. */
export function askWhatIsHosted(): void {
  if (hosted.value) return;
  hostedGames().then(
    (games) => {
      hosted.value = new Set(games.map(({ id }) => id));
    },
    () => undefined,
  );
}

/** The games to offer: what the server hosts and there is a page for. */
export const offered = computed<readonly GamePage[]>(() => {
  const { value } = hosted;
  return GAMES.filter(({ id, example }) => (value ? value.has(id) : !example));
});

/** Which game a table plays, where there is more than one. */
export function gameLine(id: string): string {
  if (offered.value.length < 2) return '';
  const title = GAMES.find((game) => game.id === id)?.title[language.value] ?? id;
  return `${title} · `;
}
