import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { type Language, language, words } from './language';

/** What one screen says. Loaded with the screen, in the language that is shown. */
export interface LocalWords<T> {
  /** Whether the words are there; asks for them if they are not. */
  readonly ready: () => boolean;
  readonly value: T;
}

export function localWords<T>(load: Readonly<Record<Language, () => Promise<T>>>): LocalWords<T> {
  const loaded = signal<{ readonly code: Language; readonly text: T } | null>(null);
  let asked: Language | null = null;
  const ask = (code: Language): void => {
    if (asked === code) return;
    asked = code;
    load[code]().then(
      (text) => {
        if (asked === code) loaded.value = { code, text };
      },
      () => {
        asked = null;
      },
    );
  };
  return {
    ready: () => {
      if (loaded.value?.code !== language.value) ask(language.value);
      return loaded.value !== null;
    },
    get value() {
      if (!loaded.value) throw new Error('These words are not loaded yet');
      return loaded.value.text;
    },
  };
}

/** A component that is shown once its words are there. */
export function withWords<P extends object>(
  needed: readonly Pick<LocalWords<unknown>, 'ready'>[],
  Inner: ComponentType<P>,
): (props: P) => JSX.Element {
  return (props: P) => {
    // Every one is asked, so that they load side by side.
    const waiting = needed.filter((each) => !each.ready());
    return waiting.length === 0 ? <Inner {...props} /> : <p class="plain quiet">{words.value.app.loading}</p>;
  };
}
