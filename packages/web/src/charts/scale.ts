/** A line to draw: one value for each place on the axis. */
export interface Series {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly number[];
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const FRAME: Frame = { width: 430, height: 230, left: 36, right: 12, top: 12, bottom: 26 };

/** For a phone, on which the letters of a wider one would be drawn too small. */
export const NARROW_FRAME: Frame = { ...FRAME, width: 330 };

/** For a tablet, and a phone held sideways. */
export const MIDDLE_FRAME: Frame = { ...FRAME, width: 700 };

/** For a chart that has the whole width of a page to itself. */
export const WIDE_FRAME: Frame = { ...FRAME, width: 980 };

export function xOf(index: number, count: number, { width, left, right }: Frame = FRAME): number {
  const room = width - left - right;
  return count <= 1 ? left + room / 2 : left + (room * index) / (count - 1);
}

export function yOf(value: number, max: number, { height, top, bottom }: Frame = FRAME): number {
  return top + (height - top - bottom) * (1 - (max === 0 ? 0 : Math.min(value, max) / max));
}

/** A path through all values; steps keep their height until the next place. */
export function pathOf(values: readonly number[], max: number, steps: boolean, frame: Frame = FRAME): string {
  return values
    .map((value, index) => {
      const x = xOf(index, values.length, frame).toFixed(1);
      const y = yOf(value, max, frame).toFixed(1);
      if (index === 0) return `M${x} ${y}`;
      return steps ? `H${x}V${y}` : `L${x} ${y}`;
    })
    .join('');
}

/** Round numbers from 0 up to a little more than the highest value. */
export function ticks(highest: number): readonly number[] {
  const step = highest <= 6 ? 1 : highest <= 12 ? 2 : Math.ceil(highest / 5 / 5) * 5;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
