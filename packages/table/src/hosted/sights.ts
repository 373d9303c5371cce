import type { GameTypes, Viewer } from '@undertow/kernel';
import type { Sight } from '../sight';
import type { Hostable } from './host';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function recordOf(view: unknown): Record<string, unknown> {
  if (isRecord(view)) return view;
  throw new Error('a view is made of parts');
}

/** What several viewers see at one moment; the open parts are made once for all of them. */
export function sightsOf<G extends GameTypes>(
  { game, hosting }: Pick<Hostable<G>, 'game' | 'hosting'>,
  state: G['state'],
  viewers: readonly Viewer[],
): ReadonlyMap<Viewer, Sight> {
  const sights = new Map<Viewer, Sight>();
  if (viewers.length === 0) return sights;
  const seen = game.view(state, 'spectator');
  const open = recordOf(seen);
  const ownOf = hosting.own(state, seen);
  for (const viewer of viewers) {
    const own = viewer === 'spectator' ? {} : recordOf(ownOf(viewer));
    sights.set(viewer, { open, own });
  }
  return sights;
}
