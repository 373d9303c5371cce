import { useSignal } from '@preact/signals';
import type { TableRecord } from '@undertow/protocol';
import { useEffect } from 'preact/hooks';
import { type Story, storyOf } from '../games/unfathomable/end/story';
import { Refused } from '../net/http';
import type { Film } from '../table/replay/film';
import { loadFilm, loadRecord } from '../table/replay/load';

export interface Ended {
  readonly film: Film;
  readonly record: TableRecord;
  readonly story: Story;
}

export type Loaded = { readonly ended: Ended } | { readonly problem: 'not-over' | 'failed' } | null;

/** Everything there is to know about a finished game. */
export function useEnded(id: string): Loaded {
  const loaded = useSignal<Loaded>(null);
  useEffect(() => {
    let current = true;
    Promise.all([loadFilm(id, 'all'), loadRecord(id)]).then(
      ([film, record]) => {
        if (current) loaded.value = { ended: { film, record, story: storyOf(film) } };
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
