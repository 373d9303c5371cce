import type { Seat } from '@undertow/kernel';
import type { Bot, Level } from './bot';
import { randomBot } from './random';

export function createBot(level: Level, seat: Seat, seed: string): Bot {
  switch (level) {
    case 'random':
    case 'officer':
    case 'admiral':
      return randomBot(seat, seed);
  }
}
