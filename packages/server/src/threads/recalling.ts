import { existsSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gameOf, type Recall, type Registry, stepsOf } from '@undertow/table';
import { THREAD, Thread } from './thread';

/** How many steps are played through here before everybody else gets a turn, where there is no thread. */
const AT_A_TIME = 10;

export interface Recaller {
  readonly recall: Recall;
  stop(): Promise<void>;
}

/** Finds out in a thread of its own what happened in games of which only the answers are left. */
export function recaller(games: Registry, failed: (error: unknown) => void, file: URL = THREAD): Recaller {
  let thread: Thread | undefined;
  const inThread: Recall = (forgotten) => {
    if (thread === undefined || thread.dead) thread = new Thread(file);
    return thread.recall(forgotten);
  };
  const here: Recall = async ({ game, options, seed, answers }) => {
    const hosted = gameOf(games, game);
    if (!hosted) return null;
    const recalled = [];
    for (const heard of stepsOf(hosted.rerun(options, seed, answers))) {
      recalled.push(heard);
      if (recalled.length % AT_A_TIME === 0) await turn();
    }
    return recalled;
  };
  const somewhere = existsSync(fileURLToPath(file)) ? inThread : here;
  return {
    recall: (forgotten) =>
      somewhere(forgotten).catch((error: unknown) => {
        failed(error);
        return null;
      }),
    stop: async () => {
      await thread?.stop();
    },
  };
}
