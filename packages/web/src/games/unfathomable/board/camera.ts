import type { Hold } from '../../../table/zoom';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the middle of the foremost thing to the middle of the last, in units of the chart. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a finger needs around the middle of a thing, in pixels. */
const REACH = 20;
/** Pixels a unit: drawn smaller, too much stands too close. */
const LEAST = 0.3;
/** In pixels: the tracks lie over the upper edge, and the distance over a corner of the lower one. */
const EDGES = [
  { top: 44, bottom: 44 },
  { top: 44, bottom: 0 },
] as const;

/**
 * Through a window too low for the whole ship: no nearer than this, and far enough away that all that is to be pressed lies
 * clear of the window's edges. Where that would be too small, its middle.
 */
export function viewOf(area: Size, chart: Size, closest: number, { from, to }: Span): Hold {
  const whole = Math.min(area.width / chart.width, area.height / chart.height);
  const held = (scale: number, top: number, bottom: number): Hold => {
    const middle = (area.height + top - bottom) / 2 / whole;
    const lowest = chart.height * (1 - scale) - bottom / whole;
    const y = Math.min(top / whole, Math.max(lowest, middle - ((from + to) / 2) * scale));
    return { scale, x: (chart.width * (1 - scale)) / 2, y };
  };
  const views = EDGES.flatMap(({ top, bottom }) => {
    const room = area.height - top - bottom - 2 * REACH;
    const scale = from === to ? closest : Math.min(closest, room / ((to - from) * whole));
    return room >= 0 && scale >= 1 && scale * whole >= LEAST ? [held(scale, top, bottom)] : [];
  });
  // Nearer is better than clear of a corner.
  return views.toSorted((one, other) => other.scale - one.scale)[0] ?? held(closest, 0, 0);
}
