/** The outline of one of the ship's nested shells, by its half width at each point along the keel. */
export interface Hull {
  readonly nose: number;
  readonly shoulder: number;
  readonly quarter: number;
  readonly stern: number;
  readonly half: number;
}

/** Half the width of a hull at `u` along the keel: pointed at the bow, full amidships, rounded at the stern. */
export function halfAt(hull: Hull, u: number): number {
  if (u <= hull.nose || u >= hull.stern) return 0;
  if (u < hull.shoulder) {
    const t = (u - hull.nose) / (hull.shoulder - hull.nose);
    return hull.half * (1 - (1 - t) ** 2.15) ** 0.78;
  }
  if (u > hull.quarter) {
    const t = (u - hull.quarter) / (hull.stern - hull.quarter);
    return hull.half * Math.sqrt(Math.max(0, 1 - t ** 2.5));
  }
  return hull.half;
}

/** Along the keel and across it; negative `v` is the side of the odd numbers. */
export interface Spot {
  readonly u: number;
  readonly v: number;
}

const STEPS = 36;

/** The edge of a hull on one side from `a` to `b`, close enough to look round. */
export function edge(hull: Hull, side: -1 | 1, a: number, b: number): Spot[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    // More points near the tips, where the outline bends most.
    const t = (1 - Math.cos((Math.PI * i) / STEPS)) / 2;
    const u = a + (b - a) * t;
    return { u, v: side * halfAt(hull, u) };
  });
}
