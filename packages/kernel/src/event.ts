import type { Seat, Viewer } from './decision';

/** Who may know an event: everyone, some seats, everyone but some seats, or nobody before the game is over. */
export type Audience = 'everyone' | 'end' | { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] };

export interface Logged<E> {
  readonly event: E;
  readonly audience: Audience;
  /** How many answers had been given when it happened. */
  readonly at: number;
}

export function mayKnow(audience: Audience, viewer: Viewer, over: boolean): boolean {
  if (audience === 'everyone') return true;
  if (audience === 'end') return over;
  if ('only' in audience) return viewer !== 'spectator' && audience.only.includes(viewer);
  return viewer === 'spectator' || !audience.except.includes(viewer);
}
