import type { Situation } from '../officer/situation';

/** An admiral who is a Hybrid works against the ship from the first turn on; officers give it a head start. */
export const eager = (s: Situation): Situation => (s.side === 'hybrid' && s.wish > 0 ? { ...s, wish: -1 } : s);
