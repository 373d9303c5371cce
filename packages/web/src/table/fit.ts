import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** How far a line can draw in its horns; the style sheets say what goes at each step. */
const TIGHTEST = 4;

function fit(line: HTMLElement): void {
  for (let tight = 0; tight <= TIGHTEST; tight++) {
    line.dataset.tight = String(tight);
    if (line.scrollWidth <= line.clientWidth) return;
  }
}

/** Keeps a line within its width in every language and text size: it leaves out more and more until it fits. */
export function useFit(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    let width = 0;
    let said: string | null = null;
    let frame = 0;
    const again = (): void => fit(element);
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      again();
    });
    // Measuring makes the browser lay out the whole table: once a frame, and only for other words.
    const content = new MutationObserver(() => {
      if (element.textContent === said) return;
      said = element.textContent;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(again);
    });
    sizes.observe(element);
    content.observe(element, { childList: true, subtree: true, characterData: true });
    document.fonts?.ready.then(again, () => undefined);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      content.disconnect();
    };
  }, [line]);
}
