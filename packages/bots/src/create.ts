import type { Seat } from '@undertow/kernel';
import type { Bot, Level } from './bot';
import { officerBot } from './officer';
import { randomBot } from './random';

export function createBot(level: Level, seat: Seat, seed: string): Bot {
  switch (level) {
    case 'random':
      return randomBot(seat, seed);
    case 'officer':
    case 'admiral':
      return officerBot(seat, seed);
  }
}
