import { useEffect, useRef } from 'preact/hooks';

/** What lies above a panel hears Escape before it. */
const ABOVE = 'dialog[open], :popover-open';

/** Something lies open: focus goes to it and back, and Escape puts it away before the table hears it. */
export function useOpened(panel: { readonly current: HTMLElement | null }, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('button')?.focus({ preventScroll: true });
    const ends = new AbortController();
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || document.querySelector(ABOVE)) return;
        event.preventDefault();
        event.stopPropagation();
        latest.current();
      },
      { capture: true, signal: ends.signal },
    );
    return () => {
      ends.abort();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, [panel]);
}
