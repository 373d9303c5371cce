import { effect, type ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Kept free above and below what is brought into sight. */
const MARGIN = 6;

/** How far to scroll until all of it is in sight; where it is too long for that, its beginning. */
export function wayInto(view: Span, thing: Span): number {
  const [top, bottom] = [thing.top - MARGIN - view.top, thing.bottom + MARGIN - view.bottom];
  if (top < 0) return top;
  return bottom > 0 ? Math.min(top, bottom) : 0;
}

function scrollerOf(thing: Element, within: Element): Element | null {
  for (let at: Element | null = thing; at && at !== within.parentElement; at = at.parentElement)
    if (at instanceof HTMLElement && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}

function bringIntoSight(page: Element): void {
  const lit = [...page.querySelectorAll('.lit')];
  const scroller = lit[0] && scrollerOf(lit[0], page);
  if (!scroller || scroller.scrollHeight <= scroller.clientHeight) return;
  const spans = lit.filter((each) => scroller.contains(each)).map((each) => each.getBoundingClientRect());
  const all: Span = {
    top: Math.min(...spans.map(({ top }) => top)),
    bottom: Math.max(...spans.map(({ bottom }) => bottom)),
  };
  scroller.scrollTop += wayInto(scroller.getBoundingClientRect(), all);
}

/**
 * On a phone what glows comes into sight above the question: with another question, another choice, another tab, and when the
 * question takes more room.
 */
export function useLitInSight(
  page: RefObject<HTMLElement | null>,
  lit: ReadonlySignal<ReadonlyMap<string, unknown>>,
  tab: string,
): void {
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    let frame = 0;
    const show = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => bringIntoSight(element));
    };
    let glowing = tab;
    const stop = effect(() => {
      const now = [tab, ...lit.value.keys()].join();
      if (now !== glowing) show();
      glowing = now;
    });
    const sizes = new ResizeObserver(show);
    sizes.observe(element);
    return () => {
      stop();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [page, lit, tab]);
}
