import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const BY_HAND = 600;
const NEAR = 24;

/** Keeps a box at its newest line, whatever grows or shrinks, until its reader scrolls back. */
export function useFollow(box: RefObject<HTMLElement | null>, content: unknown): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let touched = 0;
    element.dataset.following = 'yes';
    const end = (): void => {
      if (element.dataset.following === 'yes') element.scrollTop = element.scrollHeight;
    };
    const touch = (): void => {
      touched = Date.now();
    };
    const scroll = (): void => {
      const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      if (near) element.dataset.following = 'yes';
      else if (Date.now() - touched < BY_HAND) element.dataset.following = 'no';
    };
    const sizes = new ResizeObserver(end);
    sizes.observe(element);
    element.addEventListener('scroll', scroll, { passive: true });
    const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const kind of hands) element.addEventListener(kind, touch, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', scroll);
      for (const kind of hands) element.removeEventListener(kind, touch);
    };
  }, [box]);

  useEffect(() => {
    const element = box.current;
    if (!element || content === undefined || element.dataset.following === 'no') return;
    // With the next frame, whose layout is due in any case.
    const frame = requestAnimationFrame(() => {
      element.scrollTop = element.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [box, content]);
}
