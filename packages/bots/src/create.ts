import type { Seat } from '@undertow/kernel';
import { admiralBot, type Budget } from './admiral';
import type { Bot, Level } from './bot';
import { officerBot } from './officer';
import { randomBot } from './random';

export interface BotSettings {
  /** How long an admiral may think about one decision. */
  readonly budget?: Budget;
}

export function createBot(level: Level, seat: Seat, seed: string, { budget }: BotSettings = {}): Bot {
  switch (level) {
    case 'random':
      return randomBot(seat, seed);
    case 'officer':
      return officerBot(seat, seed);
    case 'admiral':
      return admiralBot(seat, seed, budget);
  }
}
