import { island } from '@undertow/everrain/content/island';

export interface Place {
  readonly node: number;
  readonly x: number;
  readonly y: number;
}

export const [WIDTH, HEIGHT] = [760, 400];
const MARGIN = 90;

/** How far inland each node lies: the longest way from the shore. */
function depths(): readonly number[] {
  const depth = island.nodes.map(() => 0);
  for (const [node, { leads }] of island.nodes.entries())
    for (const next of leads) depth[next] = Math.max(depth[next] ?? 0, (depth[node] ?? 0) + 1);
  return depth;
}

/** Columns from the shore on the right to the gold node on the left (E16.24). */
export const PLACES: readonly Place[] = placed(depths());

function placed(depth: readonly number[]): readonly Place[] {
  const last = Math.max(1, ...depth);
  return depth.map((column, node) => {
    const beside = depth.flatMap((each, other) => (each === column ? [other] : []));
    const x = WIDTH - MARGIN - (column * (WIDTH - 2 * MARGIN)) / last;
    return { node, x, y: (HEIGHT * (beside.indexOf(node) + 1)) / (beside.length + 1) };
  });
}

export const WAYS: readonly (readonly [Place, Place])[] = island.nodes.flatMap(({ leads }, node) =>
  leads.flatMap((next) => {
    const [from, to] = [PLACES[node], PLACES[next]];
    return from && to ? [[from, to] as const] : [];
  }),
);
