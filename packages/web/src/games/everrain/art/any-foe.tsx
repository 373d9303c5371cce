import { lazy } from '../../../app/lazy';

/** An enemy as it is drawn; all of them come with the first. */
export const AnyFoe = lazy(async () => ({ default: (await import('./foe')).Foe }), true);
