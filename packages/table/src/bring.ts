import type { Hosted, Revived } from './hosted/running';
import type { TableMeta } from './meta';
import type { Store } from './store/store';

export interface Brought extends Revived {
  /** How many answers the stored checkpoint contains. */
  readonly checkpointAt: number;
}

/** Brings a game back from disk: the last checkpoint and the answers since. */
export function bringBack(store: Store, hosted: Hosted, meta: TableMeta, seed: string): Brought {
  const checkpoint = store.answers.checkpoint(meta.id);
  if (!checkpoint) return fromTheStart(store, hosted, meta, seed);
  const answers = store.answers.since(meta.id, checkpoint.at);
  try {
    return { ...hosted.revive({ options: meta.options, seed, checkpoint, answers }), checkpointAt: checkpoint.at };
  } catch (problem) {
    // The state has another shape than these rules expect: the answers alone may still lead to it.
    return { ...fromTheStart(store, hosted, meta, seed), problem: String(problem) };
  }
}

function fromTheStart(store: Store, hosted: Hosted, meta: TableMeta, seed: string): Brought {
  const answers = store.answers.since(meta.id, 0);
  return { ...hosted.revive({ options: meta.options, seed, checkpoint: null, answers }), checkpointAt: 0 };
}
