import { signal } from '@preact/signals';

/** How the chart is held: scale, and how far it is pushed, in units of the chart. */
export interface Hold {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Hold = { scale: 1, x: 0, y: 0 };
const CLOSEST = 3.5;
const DRAG_FROM = 8;

export const hold = signal<Hold>(WHOLE);
let dragged = false;

/** Whether the press that just ended moved the chart: then it chooses nothing. */
export const wasDragged = (): boolean => dragged;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Keeps the chart in sight. */
function settle(next: Hold, width: number, height: number): Hold {
  const scale = clamp(next.scale, 1, CLOSEST);
  return {
    scale,
    x: clamp(next.x, width * (1 - scale), 0),
    y: clamp(next.y, height * (1 - scale), 0),
  };
}

/** So near, with this point of the chart in the middle as far as that can be. */
export const heldAt = (scale: number, at: { x: number; y: number }, width: number, height: number): Hold =>
  settle({ scale, x: width / 2 - scale * at.x, y: height / 2 - scale * at.y }, width, height);

/** Scales around a point of the chart that stays where it is. */
export function zoomAt(factor: number, at: { x: number; y: number }, width: number, height: number): void {
  const { scale, x, y } = hold.value;
  const next = clamp(scale * factor, 1, CLOSEST);
  const ratio = next / scale;
  hold.value = settle({ scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio }, width, height);
}

/** Wheel, pinch and drag on a drawing of so many units, or on what holds it. Returns what undoes it. */
export function holdable(
  svg: SVGSVGElement,
  width: number,
  height: number,
  surface: GlobalEventHandlers = svg,
): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;

  const toChart = (clientX: number, clientY: number): { x: number; y: number } => {
    const matrix = svg.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  };
  const perPixel = (): number => 1 / (svg.getScreenCTM()?.a ?? 1);

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY / 500), toChart(event.clientX, event.clientY), width, height);
  };
  const down = (event: PointerEvent): void => {
    if (fingers.size === 0) {
      travelled = 0;
      dragged = false;
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled > DRAG_FROM) dragged = true;
    if (!dragged) return;
    if (other) {
      const apart = (p: { x: number; y: number }): number => Math.hypot(p.x - other.x, p.y - other.y);
      const middle = toChart((now.x + other.x) / 2, (now.y + other.y) / 2);
      zoomAt(apart(now) / Math.max(1, apart(before)), middle, width, height);
    } else if (hold.value.scale > 1) {
      const { scale, x, y } = hold.value;
      const unit = perPixel();
      hold.value = settle({ scale, x: x + (now.x - before.x) * unit, y: y + (now.y - before.y) * unit }, width, height);
    }
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };

  surface.addEventListener('wheel', wheel, { passive: false });
  surface.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return () => {
    surface.removeEventListener('wheel', wheel);
    surface.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  };
}
