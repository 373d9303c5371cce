import { type BotKit, type Budget, type LevelId, randomBot } from '@undertow/bots';
import type { EverrainTypes } from '@undertow/everrain';
import type { Seat } from '@undertow/kernel';
import { admiralBot } from './admiral';
import { officerBot } from './officer';
import type { Taste } from './officer/taste';

export interface BotSettings {
  readonly taste?: Taste;
  /** How long an admiral may think about one decision. */
  readonly budget?: Budget;
}

export const LEVELS = ['random', 'officer', 'admiral'] as const satisfies readonly LevelId[];

export function createBot(level: LevelId, seat: Seat, seed: string, settings: BotSettings = {}) {
  switch (level) {
    case 'random':
      return randomBot<EverrainTypes>(seat, seed);
    case 'officer':
      return officerBot(seat, seed, settings);
    case 'admiral':
      return admiralBot(seat, seed, settings);
  }
}

/** The bots of The Everrain, as tables and the command line see them. */
export const everrainBots: BotKit<EverrainTypes> = {
  levels: LEVELS.map((id) => ({ id, slow: id === 'admiral' })),
  advisor: 'officer',
  standIn: 'officer',
  create: (level, seat, seed) => createBot(level, seat, seed),
};
