import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { strikeBell } from '../sound/chime';
import { words } from '../words/language';
import type { Choosing } from './choosing';

/** Waiting shorter than this needs no bell. */
const PATIENCE = 2_500;

/** The page's title and a bell call whoever looks elsewhere when a question waits for them. */
export function useTitleCall({ decision }: Choosing): void {
  useEffect(() => {
    let idleSince = Date.now();
    let asked = false;
    const stop = effect(() => {
      const { app, turn } = words.value;
      const now = decision.value !== null;
      document.title = now ? `● ${turn.titleYourMove} · ${app.name}` : app.name;
      if (now && !asked && (document.hidden || Date.now() - idleSince > PATIENCE)) strikeBell();
      if (!now && asked) idleSince = Date.now();
      asked = now;
    });
    return () => {
      stop();
      document.title = words.value.app.name;
    };
  }, [decision]);
}
