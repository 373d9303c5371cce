import { randomPicks } from '@undertow/bots';
import { type Decision, type Picks, refusalOf, seedRng } from '@undertow/kernel';
import type { Sitting } from '../hosted/running';

/** Who lets a bot think. */
export interface Asker {
  readonly table: string;
  /** Somebody is at the table right now: others can wait. */
  readonly watched: () => boolean;
  /** The answer is still wanted; otherwise it may never come. */
  readonly wanted: () => boolean;
  readonly lookBack: LookBack;
}

/** Where bots think: quick ones right here, slow ones somewhere else. */
export type Think = (bot: Sitting, decision: Decision, asker: Asker) => Promise<Picks>;

/** Reads what lies behind a game, so that a brief can be made right afterwards. */
export type LookBack = () => Promise<void>;

export const thinkHere: Think = async (bot, decision, { lookBack }) => {
  if (bot.slow) await lookBack();
  return bot.answer(decision);
};

/** A bot's answer, or any legal one when the bot fails: a table must never wait for a broken bot. */
export async function answerOf(
  think: Think,
  bot: Sitting,
  decision: Decision,
  asker: Asker,
  failed: (error: unknown) => void,
): Promise<Picks> {
  try {
    const picks = await think(bot, decision, asker);
    const reason = refusalOf(decision, picks);
    if (reason === undefined) return picks;
    failed(new Error(`a ${bot.level} bot gave an illegal answer to ${decision.kind}: ${reason}`));
  } catch (error) {
    failed(error);
  }
  return randomPicks(decision, seedRng(`${decision.id}:${decision.kind}`));
}
