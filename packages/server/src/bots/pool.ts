import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Asker, type Sitting, type Think, thinkHere } from '@undertow/table';
import { THREAD, Thread } from '../threads/thread';
import { FairQueue } from './queue';

export interface Thinkers {
  readonly think: Think;
  stop(): Promise<void>;
}

/** A bot that waits for a thread. */
interface Turn {
  readonly begin: () => void;
  readonly wanted: () => boolean;
}

/** Where a bot thinks, and up to which answer the thread knows its game. */
interface Home {
  readonly thread: Thread;
  readonly bot: number;
  readonly known: number;
}

/** Lets slow bots think in threads of their own, table by table, so that no table waits for another's bots. */
export function thinkers(file: URL = THREAD, most = Math.max(1, availableParallelism() - 1)): Thinkers {
  if (!existsSync(fileURLToPath(file))) return { think: thinkHere, stop: async () => {} };
  const homes = new WeakMap<Sitting, Home>();
  let threads: Thread[] = [];
  let bots = 0;

  /** Whoever is free; of those equally busy the one that knows the game. */
  const freest = (home: Thread | undefined): Thread => {
    threads = threads.filter(({ dead }) => !dead);
    const known = threads.filter((thread) => thread === home);
    const [least] = [...known, ...threads].sort((a, b) => a.load - b.load);
    if (least && (least.load === 0 || threads.length >= most)) return least;
    const thread = new Thread(file);
    threads.push(thread);
    return thread;
  };

  const queue = new FairQueue<Turn>();
  let thinking = 0;
  /** As many think as there are threads; whoever is no longer wanted never gets a turn. */
  const goOn = (): void => {
    while (thinking < most) {
      const turn = queue.next();
      if (!turn) return;
      if (!turn.wanted()) continue;
      thinking++;
      turn.begin();
    }
  };
  const itsTurn = ({ table, watched, wanted }: Asker): Promise<void> =>
    new Promise((begin) => {
      queue.add(table, watched, { begin, wanted });
      goOn();
    });

  const thinkInThread: Think = async (bot, _decision, { lookBack }) => {
    const home = homes.get(bot);
    const news = home && freest(home.thread) === home.thread ? bot.news(home.known) : null;
    if (home && news) {
      homes.set(bot, { ...home, known: bot.length() });
      const picks = await home.thread.think({ bot: home.bot, news });
      if (picks) return picks;
    }
    await lookBack();
    const thread = freest(undefined);
    const number = bots++;
    homes.set(bot, { thread, bot: number, known: bot.length() });
    const picks = await thread.think({ bot: number, brief: bot.brief() });
    if (!picks) throw new Error('a thread that was told everything lacks something');
    return picks;
  };

  return {
    think: async (bot, decision, asker) => {
      if (!bot.slow) return thinkHere(bot, decision, asker);
      await itsTurn(asker);
      try {
        return await thinkInThread(bot, decision, asker);
      } finally {
        thinking--;
        goOn();
      }
    },
    stop: async () => {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
