import { parentPort } from 'node:worker_threads';
import { type Registry, thinkThrough } from '@undertow/table';
import type { ThinkReply, ThinkRequest } from './worker-messages';

/** What a thinking thread does: it answers whatever it is asked, with these games. */
export function answerThoughts(games: Registry): void {
  parentPort?.on('message', ({ number, brief }: ThinkRequest) => {
    let reply: ThinkReply;
    try {
      reply = { number, picks: thinkThrough(games, brief) };
    } catch (error) {
      reply = { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    parentPort?.postMessage(reply);
  });
}
