import type { Effect } from '../content/effect';

function alike(a: Effect, b: Effect): boolean {
  if (a.do === 'activate') return b.do === 'activate' && a.icon === b.icon;
  return (a.do === 'gain' || a.do === 'lose') && a.do === b.do;
}

/** Neighbouring gains, losses, or activations of the same monsters belong together: "lose 1 fuel and 1 food". */
export function grouped(effects: readonly Effect[]): readonly (readonly Effect[])[] {
  const groups: Effect[][] = [];
  for (const effect of effects) {
    const last = groups.at(-1);
    if (last?.[0] && alike(last[0], effect)) last.push(effect);
    else groups.push([effect]);
  }
  return groups;
}
