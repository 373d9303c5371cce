export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An upright rectangle on the chart. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const boxBetween = (a: Point, b: Point): Box => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
});

export const around = ({ x, y }: Point, { width, height }: Extent): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

export const extentOf = ({ left, top, right, bottom }: Box): Extent => ({
  width: Math.max(0, right - left),
  height: Math.max(0, bottom - top),
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const areaOf = (box: Box): number => {
  const { width, height } = extentOf(box);
  return width * height;
};

/** The largest part of a box on one side of what stands in it. */
export function beside(box: Box, taken: Box): Box {
  if (!overlap(box, taken)) return box;
  const parts: readonly Box[] = [
    { ...box, top: taken.bottom },
    { ...box, bottom: taken.top },
    { ...box, left: taken.right },
    { ...box, right: taken.left },
  ];
  return parts.reduce((best, part) => (areaOf(part) > areaOf(best) ? part : best));
}
