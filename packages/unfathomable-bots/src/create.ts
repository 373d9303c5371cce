import { type BotKit, type Budget, type LevelId, randomBot } from '@undertow/bots';
import type { Seat } from '@undertow/kernel';
import type { Unfathomable } from '@undertow/unfathomable';
import { admiralBot } from './admiral';
import { officerBot } from './officer';

export interface BotSettings {
  /** How long an admiral may think about one decision. */
  readonly budget?: Budget;
}

export const LEVELS: readonly LevelId[] = ['random', 'officer', 'admiral'];

export function createBot(level: LevelId, seat: Seat, seed: string, { budget }: BotSettings = {}) {
  switch (level) {
    case 'random':
      return randomBot<Unfathomable>(seat, seed);
    case 'officer':
      return officerBot(seat, seed);
    case 'admiral':
      return admiralBot(seat, seed, budget);
  }
}

/** The bots of Unfathomable, as tables and the command line see them. */
export const unfathomableBots: BotKit<Unfathomable> = {
  levels: LEVELS.map((id) => ({ id, slow: id === 'admiral' })),
  advisor: 'officer',
  standIn: 'officer',
  create: (level, seat, seed) => createBot(level, seat, seed),
};
