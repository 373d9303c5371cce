import { parentPort } from 'node:worker_threads';
import { KeptGames, type Registry } from '@undertow/table';
import type { ThinkReply, ThinkRequest } from './worker-messages';

/** What a thinking thread does: it answers whatever it is asked, with these games. */
export function answerThoughts(games: Registry): void {
  const kept = new KeptGames(games);
  parentPort?.on('message', ({ number, thought }: ThinkRequest) => {
    let reply: ThinkReply;
    try {
      reply = { number, picks: kept.think(thought) };
    } catch (error) {
      reply = { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    parentPort?.postMessage(reply);
  });
}
