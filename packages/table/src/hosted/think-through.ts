import type { Picks } from '@undertow/kernel';
import type { Brief, Registry } from '../hosted/running';

/** Plays a game through again up to where a bot is asked, and lets it answer there. */
export function thinkThrough(games: Registry, { game, options, seed, answers, level, seat, botSeed }: Brief): Picks {
  const hosted = games[game];
  if (!hosted) throw new Error(`there is no game called ${game}`);
  const { running } = hosted.revive({ options, seed, checkpoint: null, answers });
  const decision = running.decision(seat);
  if (!decision) throw new Error(`seat ${seat} is not asked`);
  return running.sit(level, seat, botSeed, () => answers).answer(decision);
}
