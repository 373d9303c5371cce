import { type BotKit, type LevelId, randomBot } from '@undertow/bots';
import type { EverrainTypes } from '@undertow/everrain';
import type { Seat } from '@undertow/kernel';
import { officerBot } from './officer';
import type { Taste } from './officer/taste';

export interface BotSettings {
  readonly taste?: Taste;
}

export const LEVELS = ['random', 'officer'] as const satisfies readonly LevelId[];

export function createBot(level: LevelId, seat: Seat, seed: string, settings: BotSettings = {}) {
  switch (level) {
    case 'random':
      return randomBot<EverrainTypes>(seat, seed);
    case 'officer':
    case 'admiral':
      return officerBot(seat, seed, settings);
  }
}

/** The bots of The Everrain, as tables and the command line see them. */
export const everrainBots: BotKit<EverrainTypes> = {
  levels: LEVELS.map((id) => ({ id, slow: false })),
  advisor: 'officer',
  standIn: 'officer',
  create: (level, seat, seed) => createBot(level, seat, seed),
};
