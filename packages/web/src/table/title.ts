import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/notify';
import { strikeBell } from '../sound/chime';
import { words } from '../words/language';
import type { Play } from './play';

/** Waiting shorter than this needs no bell. */
const PATIENCE = 2_500;

/** The page's title and a bell call whoever looks elsewhere when a question waits for them. */
export function useTitleCall({ decision, called, table }: Play): void {
  useEffect(() => {
    let idleSince = Date.now();
    let asked = false;
    const stop = effect(() => {
      const { app, turn } = words.value;
      const now = called ? called.value : decision.value !== null;
      document.title = now ? `● ${turn.titleYourMove} · ${app.name}` : app.name;
      if (now && !asked && (document.hidden || Date.now() - idleSince > PATIENCE)) strikeBell();
      if (now && !asked && table !== undefined) notify(table, turn.titleYourMove);
      if (!now && asked) idleSince = Date.now();
      asked = now;
    });
    return () => {
      stop();
      document.title = words.value.app.name;
    };
  }, [decision, called, table]);
}
