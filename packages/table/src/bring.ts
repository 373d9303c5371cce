import type { Answer } from '@undertow/kernel';
import { allHeard, type Heard } from './hosted/heard';
import type { Hosted, Revived, StoredCheckpoint } from './hosted/running';
import type { TableMeta } from './meta';
import type { Store } from './store/store';

export interface Brought extends Revived {
  /** How many answers the stored checkpoint contains. */
  readonly checkpointAt: number;
}

/** Brings a game back from disk: as it ended, or the last checkpoint and the answers since. */
export function bringBack(store: Store, hosted: Hosted, meta: TableMeta, seed: string): Brought {
  const checkpoint = store.answers.checkpoint(meta.id);
  const brought = revive(store, hosted, meta, seed, checkpoint);
  // What was written down is the log as everybody saw it; what the rules say today about the way here is not.
  const heard = allHeard(store.answers.told(meta.id).slice(0, brought.running.length + 1));
  return heard ? { ...brought, heard } : brought;
}

function revive(
  store: Store,
  hosted: Hosted,
  meta: TableMeta,
  seed: string,
  checkpoint: StoredCheckpoint | null,
): Brought {
  const { options } = meta;
  const from = (entered: StoredCheckpoint | null, answers: readonly Answer[]): Brought => ({
    ...hosted.revive({ options, seed, checkpoint: entered, answers }),
    checkpointAt: entered?.at ?? 0,
  });
  if (checkpoint?.result) {
    const running = hosted.finished(options, seed, checkpoint);
    return { running, heard: [], lost: 0, checkpointAt: checkpoint.at };
  }
  const at = checkpoint?.at ?? 0;
  const answers = store.answers.since(meta.id, at);
  const changed = meta.rules.version !== hosted.version;
  const problem = `the rules have changed from version ${meta.rules.version} to ${hosted.version}`;
  try {
    if (!changed) return from(checkpoint, answers);
    return { ...from(checkpoint, []), lost: answers.length, problem };
  } catch (error) {
    if (!checkpoint) throw error;
    // The state has another shape than these rules expect: the answers alone may still lead to it.
    const all = store.answers.since(meta.id, 0);
    try {
      return { ...from(null, all), problem: String(error) };
    } catch {
      return { ...from(null, []), lost: all.length, problem: String(error) };
    }
  }
}

/** What everybody was told, from the beginning: as it was written down, or played through again where it was not. */
export function heardAt(store: Store, hosted: Hosted, meta: TableMeta, seed: string): readonly Heard[] {
  return (
    allHeard(store.answers.told(meta.id)) ?? hosted.heardAgain(meta.options, seed, store.answers.since(meta.id, 0))
  );
}
