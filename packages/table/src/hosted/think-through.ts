import type { Picks } from '@undertow/kernel';
import { gameOf } from './game-of';
import type { Past } from './heard';
import type { Brief, Registry } from './running';

/** Brings a game to where a bot is asked, and lets it answer there. */
export function thinkThrough(games: Registry, brief: Brief): Picks {
  const { game, options, seed, checkpoint, answers, heard, level, seat, botSeed, marks } = brief;
  const hosted = gameOf(games, game);
  if (!hosted) throw new Error(`there is no game called ${game}`);
  const { running } = hosted.revive({ options, seed, checkpoint, answers });
  const decision = running.decision(seat);
  if (!decision) throw new Error(`seat ${seat} is not asked`);
  const bot = running.sit(level, seat, botSeed, pastOf(brief, running.length, heard));
  bot.heed(marks);
  return bot.answer(decision);
}

/** What the brief says of the past: what was heard, or the answers to hear it again. */
function pastOf({ answers }: Brief, length: number, heard: Brief['heard']): Past {
  if (!heard)
    return { told: () => [{ answer: null, heard: null }, ...answers.map((answer) => ({ answer, heard: null }))] };
  const nothing = Array.from({ length }, () => ({ answer: null, heard: [] }));
  return { told: () => [{ answer: null, heard }, ...nothing] };
}
