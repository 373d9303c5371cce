import { type Answer, seedFrom } from '@undertow/kernel';
import { allHeard, answersIn } from './hosted/heard';
import type { Hosted, Revived, StoredCheckpoint } from './hosted/running';
import type { Loaded } from './store/log';

export interface Brought extends Revived {
  /** How many answers the stored checkpoint contains. */
  readonly checkpointAt: number;
  /** How many open events there have been. */
  readonly openEvents: number;
}

/** Brings a game back from what is stored: as it ended, or the last checkpoint and the answers since. */
export function bringBack(hosted: Hosted, loaded: Loaded): Brought {
  const brought = revive(hosted, loaded);
  // What was written down is the log as everybody saw it; what the rules say today about the way here is not.
  const told = loaded.told.slice(0, brought.running.length + 1);
  const heard = allHeard(told);
  const openEvents = heard.filter(({ audience }) => audience === 'everyone').length;
  return { ...brought, heard, openEvents };
}

function revive(hosted: Hosted, { meta, secret, checkpoint, told }: Loaded): Omit<Brought, 'openEvents'> {
  const seed = seedFrom(secret, meta.lots ?? []);
  const { options } = meta;
  const from = (entered: StoredCheckpoint | null, answers: readonly Answer[]) => ({
    ...hosted.revive({ options, seed, checkpoint: entered, answers }),
    checkpointAt: entered?.at ?? 0,
  });
  if (checkpoint?.result) {
    const running = hosted.finished(options, seed, checkpoint);
    return { running, heard: [], lost: 0, checkpointAt: checkpoint.at };
  }
  const all = answersIn(told);
  const answers = all.slice(checkpoint?.at ?? 0);
  const changed = meta.rules.version !== hosted.version;
  const problem = `the rules have changed from version ${meta.rules.version} to ${hosted.version}`;
  try {
    if (!changed) return from(checkpoint, answers);
    return { ...from(checkpoint, []), lost: answers.length, problem };
  } catch (error) {
    if (!checkpoint) throw error;
    // The state has another shape than these rules expect: the answers alone may still lead to it.
    try {
      return { ...from(null, all), problem: String(error) };
    } catch {
      return { ...from(null, []), lost: all.length, problem: String(error) };
    }
  }
}
