import { type BotKit, randomBot } from '@undertow/bots';
import type { EverrainTypes } from '@undertow/everrain';
import type { Tournament } from '@undertow/kit';

/** The bots of The Everrain, as tables and the command line see them. */
export const everrainBots: BotKit<EverrainTypes> = {
  levels: [{ id: 'random', slow: false }],
  advisor: 'random',
  standIn: 'random',
  create: (_level, seat, seed) => randomBot<EverrainTypes>(seat, seed),
};

export const tournament: Tournament = {
  what: 'how often captains win',
  flags: [],
  open: () => {
    throw new Error('There are no captains to measure yet.');
  },
};
