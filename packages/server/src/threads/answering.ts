import { parentPort } from 'node:worker_threads';
import { gameOf, KeptGames, type Registry, stepsOf } from '@undertow/table';
import type { Reply, Request, Result } from './messages';

/** What a thread does: it answers whatever it is asked, with these games. */
export function answerInThread(games: Registry): void {
  const kept = new KeptGames(games);
  const answer = (request: Request): Result => {
    if ('thought' in request) return { picks: kept.think(request.thought) };
    const { game, options, seed, answers } = request.forgotten;
    const hosted = gameOf(games, game);
    return { recalled: hosted ? [...stepsOf(hosted.rerun(options, seed, answers))] : null };
  };
  parentPort?.on('message', (request: Request) => {
    const { number } = request;
    parentPort?.postMessage({ ...answered(() => answer(request)), number } satisfies Reply);
  });
}

function answered(answer: () => Result): Result {
  try {
    return answer();
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
