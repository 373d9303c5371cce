import type { Logger } from 'pino';
import type { Directory } from './directory';

export interface Lease {
  /** Whether it was kept lately. */
  readonly good: boolean;
  stop(): void;
}

/** How often a lease is renewed while it lasts. */
const TIMES = 4;

/** Keeps a node's lease; `lapsed` hears what is still the node's own when it had run out. */
export function keepLease(
  directory: Directory,
  leaseMs: number,
  lapsed: (owned: ReadonlyMap<string, number>) => void,
  log: Logger,
): Lease {
  let keptAt = performance.now();
  let under = false;
  const good = (): boolean => performance.now() - keptAt < leaseMs;
  const renew = async (): Promise<void> => {
    if (under) return;
    under = true;
    const asked = performance.now();
    try {
      const kept = await directory.renew();
      keptAt = asked;
      if (kept === 'kept') return;
      log.warn({ owned: kept.size }, 'the lease had run out: what others have claimed meanwhile is theirs');
      lapsed(kept);
    } catch (error) {
      log.warn({ err: error }, 'the lease could not be renewed');
    } finally {
      under = false;
    }
  };
  const timer = setInterval(renew, leaseMs / TIMES);
  return {
    get good() {
      return good();
    },
    stop: () => clearInterval(timer),
  };
}
