/** Which way each arrow leads. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (thing: Element): readonly [number, number] => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Arrows lead from one thing on the ship to the next one in that direction, whether it can be chosen or read. */
export function walk(event: KeyboardEvent & { readonly currentTarget: SVGSVGElement }): void {
  const way = WAYS[event.key];
  const from = event.target instanceof Element ? event.target.closest('[data-target]') : null;
  if (!way || !from || event.ctrlKey || event.altKey || event.metaKey) return;
  const [x, y] = middleOf(from);
  let best: { readonly thing: SVGElement; readonly far: number } | null = null;
  for (const thing of event.currentTarget.querySelectorAll<SVGElement>('[data-target][role="button"]')) {
    const [tx, ty] = middleOf(thing);
    const along = (tx - x) * way[0] + (ty - y) * way[1];
    const aside = Math.abs((tx - x) * way[1]) + Math.abs((ty - y) * way[0]);
    if (along < 2 || aside > along * 2) continue;
    const far = along + aside;
    if (!best || far < best.far) best = { thing, far };
  }
  if (!best) return;
  event.preventDefault();
  event.stopPropagation();
  best.thing.focus();
}
