import { signal } from '@preact/signals';
import type { AnyDecision, Ref } from '@undertow/everrain';
import type { Hex } from '@undertow/everrain/map';
import { hexX, hexY } from './places';

type Lying = Extract<Ref, { is: 'hexes' }>;

/** One way the piece may lie, and which option that is. */
export interface Way {
  readonly index: number;
  readonly lying: Lying;
}

/** Where the piece hangs: the option, and of which question. */
const hung = signal<{ readonly decision: number; readonly index: number } | null>(null);

/** Every way a storm may be laid or moved now; none where something else is asked. */
export function waysOf(decision: AnyDecision | null): readonly Way[] {
  if (decision?.kind !== 'storm-place' && decision?.kind !== 'storm-move') return [];
  return decision.options.flatMap(({ ref }, index) => (ref.is === 'hexes' ? [{ index, lying: ref }] : []));
}

/** The way it hangs now. */
export function hanging(decision: AnyDecision | null): Way | null {
  const ways = waysOf(decision);
  const index = hung.value?.decision === decision?.id ? hung.value?.index : undefined;
  return ways.find((way) => way.index === index) ?? ways[0] ?? null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function away({ lying: { hexes } }: Way, { x, y }: Point): number {
  const [sumX, sumY] = [hexes.reduce((sum, hex) => sum + hexX(hex), 0), hexes.reduce((sum, hex) => sum + hexY(hex), 0)];
  return Math.hypot(sumX / hexes.length - x, sumY / hexes.length - y);
}

const nearest = (ways: readonly Way[], point: Point): Way | undefined =>
  [...ways].sort((a, b) => away(a, point) - away(b, point))[0];

const hang = (decision: AnyDecision, way: Way | undefined): void => {
  if (way && hung.peek()?.index !== way.index) hung.value = { decision: decision.id, index: way.index };
};

/** The piece follows the pointer, turned as it is. */
export function follow(decision: AnyDecision, point: Point): void {
  const now = hanging(decision);
  const turned = waysOf(decision).filter(({ lying }) => lying.orientation === now?.lying.orientation);
  hang(decision, nearest(turned, point));
}

/** The ways it can be turned. */
export const orientations = (decision: AnyDecision | null): readonly number[] => [
  ...new Set(waysOf(decision).map(({ lying }) => lying.orientation)),
];

/** Turned once more, as near as may be to where it hangs. */
export function turnPiece(decision: AnyDecision): void {
  const now = hanging(decision);
  if (!now) return;
  const all = orientations(decision);
  const next = all[(all.indexOf(now.lying.orientation) + 1) % all.length];
  const { hexes } = now.lying;
  const middle = { x: mean(hexes, hexX), y: mean(hexes, hexY) };
  hang(
    decision,
    nearest(
      waysOf(decision).filter(({ lying }) => lying.orientation === next),
      middle,
    ),
  );
}

const mean = (hexes: readonly Hex[], of: (hex: Hex) => number): number =>
  hexes.reduce((sum, hex) => sum + of(hex), 0) / hexes.length;
