import { computed, signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { phone, sideways } from '../../../app/screen-size';
import { hold, WHOLE } from '../../../table/zoom';
import { type Chart, chartFor } from './geometry';
import { layoutFor } from './plans';

/** How large the sea is on the screen, in pixels. */
export const area = signal({ width: 936, height: 474 });

/** How large things are drawn, in units of the chart, so that they can be read on this screen. */
export interface Scale {
  /** Pieces are this many times their drawn size. */
  readonly piece: number;
  /** Names of rooms. */
  readonly label: number;
  /** Names of people, inside a piece. */
  readonly tag: number;
  /** Numbers on deck and dice are this many times their drawn size. */
  readonly number: number;
}

/** The smallest letters on the board, in pixels. */
const SMALLEST = { desk: 12, phone: 11 };
/** A piece is at least this many times its drawn size, in pixels. */
const PIECE = { desk: 0.72, phone: 0.62 };
const ROOM_NAME = 21;
const NUMBER = 18;
const TAG = 15;

/** The hull for the area there is; on an upright phone always the upright one, however low its window. */
export const chart = computed<Chart>(() =>
  chartFor(phone.value && !sideways.value ? 'upright' : layoutFor(area.value.width, area.value.height)),
);

/** Less than this is not worth moving a window for. */
const WORTH_MOVING = 1.02;
/** Drawn larger than this, in pixels a unit, the whole ship can be read. */
const READABLE = 0.46;

/** A window too low for the whole ship shows it as broad as the screen at most, and is moved over it. */
export const closest = computed(() => {
  const { width, height } = area.value;
  const { width: across, height: down } = chart.value;
  const whole = Math.min(width / across, height / down);
  const close = Math.min(1.6, width / across / whole);
  const moved = phone.value && chart.value.layout === 'upright' && whole < READABLE && close > WORTH_MOVING;
  return moved ? close : 1;
});

/** How near it is held where nobody has moved it. */
export const closeUp = signal(1);

export const scale = computed<Scale>(() => {
  const { width, height } = area.value;
  const perUnit = Math.min(width / chart.value.width, height / chart.value.height) * closeUp.value;
  const least = (phone.value ? SMALLEST.phone : SMALLEST.desk) / perUnit;
  const piece = Math.max(1, (phone.value ? PIECE.phone : PIECE.desk) / perUnit);
  return {
    piece,
    label: Math.max(ROOM_NAME, least),
    tag: Math.max(TAG, least / piece),
    number: Math.max(1, least / NUMBER),
  };
});

/** Measures the sea, now and whenever it changes. */
export function useArea(sea: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = sea.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0 || (width === area.value.width && height === area.value.height)) return;
      area.value = { width, height };
      hold.value = WHOLE;
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [sea]);
}
