import { parentPort } from 'node:worker_threads';
import { allGames } from '../games/registry';
import { thinkThrough } from './think-through';
import type { ThinkReply, ThinkRequest } from './worker-messages';

const games = allGames();

parentPort?.on('message', ({ number, brief }: ThinkRequest) => {
  let reply: ThinkReply;
  try {
    reply = { number, picks: thinkThrough(games, brief) };
  } catch (error) {
    reply = { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply);
});
