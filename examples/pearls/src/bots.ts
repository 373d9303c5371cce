import { type BotKit, randomBot } from '@undertow/bots';
import type { Pearls } from './model';
import { officerBot } from './officer';

export const bots: BotKit<Pearls> = {
  levels: [
    { id: 'random', slow: false },
    { id: 'officer', slow: false },
  ],
  advisor: 'officer',
  standIn: 'officer',
  create: (level, seat, seed) => (level === 'random' ? randomBot(seat, seed) : officerBot(seat, seed)),
};
