import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GamePage, Parts } from '../game-page';
import { GAMES } from '../games';

export const gameById = (id: string): GamePage | undefined => GAMES.find((game) => game.id === id);

/** A part of a game's page; nothing where the game is unknown here or has no such part. */
export async function loadPart<K extends keyof Parts>(game: string, part: K): Promise<Parts[K] | undefined> {
  return gameById(game)?.parts[part]?.();
}

export type LoadedPart<T> = { readonly part: T } | 'loading' | 'missing' | 'failed';

/** A part of a game's page, as soon as it and its words are there. */
export function usePart<K extends keyof Parts>(game: string, part: K): LoadedPart<Parts[K]> {
  const loaded = useSignal<{ readonly key: string; readonly found: LoadedPart<Parts[K]> }>({
    key: '',
    found: 'loading',
  });
  const key = `${game} ${part}`;
  useEffect(() => {
    let current = true;
    const show = (found: LoadedPart<Parts[K]>): void => {
      if (current) loaded.value = { key, found };
    };
    loadPart(game, part).then(
      (found) => show(found ? { part: found } : 'missing'),
      () => show('failed'),
    );
    return () => {
      current = false;
    };
  }, [game, part, key, loaded]);
  const now = loaded.value.key === key ? loaded.value.found : 'loading';
  if (typeof now === 'string') return now;
  // Every one is asked, so that they load side by side.
  return now.part.words.filter((each) => !each.ready()).length === 0 ? now : 'loading';
}
