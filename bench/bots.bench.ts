import type { LevelId } from '../packages/bots/src';
import { defaultOptions } from '../packages/unfathomable/src';
import { createBot, playTable } from '../packages/unfathomable-bots/src';
import { thinking as thinkingThreads } from './bots/thinking';

export const name = 'bots';

const COUNTS = [3, 4, 5, 6] as const;

/** All seats the same level; how often the humans win, and how long a decision takes. */
function tables(level: LevelId, players: (typeof COUNTS)[number], games: number) {
  let wins = 0;
  let thinking = 0;
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const bots = (seat: number) => createBot(level, seat, `bench/${game}/${seat}`);
    const outcome = playTable({
      options: defaultOptions(players),
      seed: `bench/${game}`,
      humans: bots,
      traitors: bots,
      search: false,
    });
    wins += outcome.humansWon ? 1 : 0;
    thinking += outcome.thinking;
    decisions += outcome.decisions;
  }
  return { wins, thinking, decisions };
}

export async function run(): Promise<Record<string, number | string>> {
  const figures: Record<string, number> = {};
  let thinking = 0;
  let decisions = 0;
  for (const players of COUNTS) {
    const games = 40;
    const played = tables('officer', players, games);
    figures[`officers, ${players} players: human wins in %`] = Math.round((100 * played.wins) / games);
    thinking += played.thinking;
    decisions += played.decisions;
  }
  figures['officer: ms/decision'] = Math.round((1000 * thinking) / decisions) / 1000;
  return { ...figures, ...thinkingThreads() };
}
