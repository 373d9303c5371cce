import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../app/settings';

interface Told<E> {
  /** Nothing stops a replay or a lesson: those have no table. */
  readonly table?: string;
  readonly log: ReadonlySignal<readonly E[]>;
}

export interface News<T> {
  /** What has the screen now, with a name of its own; `null` while the table has it. */
  readonly now: { readonly key: number; readonly what: T } | null;
  readonly next: () => void;
}

/** What is told from now on that stops the show, one thing after the other; nothing where that is switched off. */
export function useNews<E, T>({ log, table }: Told<E>, stops: (event: E) => T | null): News<T> {
  const waiting = useSignal<readonly { readonly key: number; readonly what: T }[]>([]);
  const told = useRef(log.value.length);
  const events = log.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is told from now on is news
  useEffect(() => {
    const from = told.current;
    told.current = events.length;
    if (!settings.value.moments || table === undefined || from > events.length) return;
    const news = events.slice(from).flatMap((event, index) => {
      const what = stops(event);
      return what === null ? [] : [{ key: from + index, what }];
    });
    if (news.length > 0) waiting.value = [...waiting.value, ...news];
  }, [events]);
  return {
    now: waiting.value[0] ?? null,
    next: () => {
      waiting.value = waiting.value.slice(1);
    },
  };
}
