import type { GameTypes, Viewer } from '@undertow/kernel';
import type { Hostable } from './host';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The views of several viewers at one moment. The open parts are one and the same object in all of them, so that they are
 * kept and compared once. They are a spectator's: whatever is wrongly called open can be missing, but never leak.
 */
export function viewsOf<G extends GameTypes>(
  { game, hosting }: Pick<Hostable<G>, 'game' | 'hosting'>,
  state: G['state'],
  viewers: readonly Viewer[],
): ReadonlyMap<Viewer, unknown> {
  const open: unknown = viewers.length > 1 ? game.view(state, 'spectator') : undefined;
  const share = (viewer: Viewer): unknown => {
    const view: unknown = game.view(state, viewer);
    if (isRecord(view) && isRecord(open)) for (const part of hosting.openParts) view[part] = open[part];
    return view;
  };
  return new Map(viewers.map((viewer) => [viewer, share(viewer)]));
}
