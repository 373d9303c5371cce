import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Ended } from '../game-page';
import { Refused } from '../net/http';
import { loadFilm, loadRecord } from '../table/replay/load';

export type Loaded =
  | { readonly game: string; readonly ended: Ended }
  | { readonly problem: 'not-over' | 'failed' }
  | null;

/** Everything there is to know about a finished game. */
export function useEnded(id: string): Loaded {
  const loaded = useSignal<Loaded>(null);
  useEffect(() => {
    let current = true;
    Promise.all([loadFilm(id, 'all'), loadRecord(id)]).then(
      ([{ game, film }, record]) => {
        if (current) loaded.value = { game, ended: { film, record } };
      },
      (error: unknown) => {
        const notOver = error instanceof Refused && error.reason === 'not-over';
        if (current) loaded.value = { problem: notOver ? 'not-over' : 'failed' };
      },
    );
    return () => {
      current = false;
    };
  }, [id, loaded]);
  return loaded.value;
}
