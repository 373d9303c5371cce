import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const LOOK_EVERY_MS = 200;
/** Where the card may lie, best first; the style sheet says where each is. */
const PLACES = ['low', 'brim', 'middle', 'high', 'foot'] as const;
/** What it must not lie over: above all what is asked, then the ring, what glows, what is to be read, and what is looked at. */
const BUSY = [
  { where: '[data-option], [data-confirm]', weight: 10 },
  { where: '.lesson-spot, .lit[data-target], .lit > [data-target], [data-read]', weight: 1 },
  { where: '[data-glance]', weight: 0.2 },
] as const;

interface Busy {
  readonly box: DOMRect;
  readonly weight: number;
}

const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How much of what is needed now would lie under the card in this place. */
function covered(card: HTMLElement, place: string, busy: readonly Busy[]): number {
  card.dataset.place = place;
  const box = card.getBoundingClientRect();
  return busy.reduce((sum, each) => sum + each.weight * overlap(box, each.box), 0);
}

function settle(card: HTMLElement): void {
  const busy = BUSY.flatMap(({ where, weight }) =>
    [...document.querySelectorAll(where)].map((each) => ({ box: each.getBoundingClientRect(), weight })),
  );
  const now = card.dataset.place;
  if (now !== undefined && covered(card, now, busy) === 0) return;
  const weighed = PLACES.map((place) => ({ place, hidden: covered(card, place, busy) }));
  const [best] = weighed.sort((a, b) => a.hidden - b.hidden);
  if (best) card.dataset.place = best.place;
}

/** The card gives way to what it speaks of, and to all that can be pressed. */
export function useClear(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = (): void => {
      if (card.current) settle(card.current);
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [card]);
}
