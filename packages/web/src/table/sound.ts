import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { play as sound } from '../sound/sounds';
import type { Shown } from './play';

/** Lets a table be heard while it is played; what came at once sounds once. */
export function useSounds({ page, play: { log } }: Shown): void {
  useEffect(() => {
    let heard = log.peek().length;
    return effect(() => {
      const fresh = log.value.slice(heard);
      heard = log.value.length;
      // A long catch-up is told in silence.
      if (fresh.length > 12) return;
      for (const each of new Set(fresh.map((event) => page.sound?.(event)))) if (each) sound(each);
    });
  }, [log, page]);
}
