import type { Room } from '@undertow/unfathomable';
import type { Scale } from './area';
import { type Box, extentOf } from './boxes';
import type { Chart } from './geometry';
import { ROOM_NUMBERS } from './ids';
import { widthOfText } from './letters';

/** A room's name in lines, and on a plate before or above it the numbers of the die that mean the room. */
export interface Sign {
  readonly lines: readonly string[];
  readonly plate: { readonly numbers: string; readonly width: number; readonly height: number } | null;
  /** How far the plate pushes the name to the right, or down. */
  readonly beside: number;
  readonly above: number;
  readonly box: Box;
}

/** Between the plate and the name. */
const GAP = 6;

/** In two lines where it may be broken: at a space, or where the language says. */
function broken(name: string, breaks: readonly string[]): readonly string[] {
  const known = breaks.find((each) => each.replace('-', '') === name);
  if (known) return known.split(/(?<=-)/);
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const apart = (at: number): number => Math.abs(at - name.length / 2);
  const [middle] = gaps.toSorted((a, b) => apart(a) - apart(b));
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

/** The ways to write a name, the best first: beside its plate or under it, in one line or two. */
interface Way {
  readonly lines: readonly string[];
  readonly under: boolean;
}

function waysOf(name: string, breaks: readonly string[]): readonly [Way, ...Way[]] {
  const [one, two] = [[name], broken(name, breaks)];
  return [
    { lines: one, under: false },
    { lines: two, under: false },
    { lines: one, under: true },
    { lines: two, under: true },
  ];
}

/** What stands on the floor of a room, and how much of it that takes. */
export function signOf(
  room: Room,
  name: string,
  breaks: readonly string[],
  chart: Chart,
  { label, number }: Pick<Scale, 'label' | 'number'>,
): Sign {
  const { x, y } = chart.label[room];
  const numbers = ROOM_NUMBERS[room];
  const plate =
    numbers === '' ? null : { numbers, width: (numbers.length > 1 ? 44 : 28) * number, height: 23 * number };
  const most = extentOf(chart.floor[room]).width;
  const signFor = ({ lines, under }: Way): Sign => {
    const text = Math.max(...lines.map((line) => widthOfText(line, label, 'title')));
    const beside = plate && !under ? plate.width + GAP : 0;
    const above = plate && under ? plate.height + GAP / 2 : 0;
    const width = Math.max(text + beside, plate?.width ?? 0);
    const box = { left: x - width / 2, top: y, right: x + width / 2, bottom: y + above + lines.length * label };
    return { lines, plate, beside, above, box };
  };
  const [first, ...others] = waysOf(name, breaks);
  return others.reduce((sign, way) => (extentOf(sign.box).width <= most ? sign : signFor(way)), signFor(first));
}
