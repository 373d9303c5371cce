import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Choosing } from '../panel/choosing';
import { words } from '../words/language';

/** The page's title calls whoever looks elsewhere when a question waits for them. */
export function useTitleCall({ decision }: Choosing): void {
  useEffect(() => {
    const stop = effect(() => {
      const { app, turn } = words.value;
      document.title = decision.value ? `● ${turn.titleYourMove} · ${app.name}` : app.name;
    });
    return () => {
      stop();
      document.title = words.value.app.name;
    };
  }, [decision]);
}
