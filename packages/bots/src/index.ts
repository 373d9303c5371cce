export { type Bot, type Imagine, LEVELS, type Level, type Reason, type Saying } from './bot';
export { createBot } from './create';
export { randomBot, randomPicks } from './random';
