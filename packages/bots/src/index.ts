export { type Budget, DEFAULT_BUDGET } from './admiral';
export { type Outcome, type Pairing, playTable, type Seating } from './arena';
export { type Bot, type Imagine, LEVELS, type Level, type Reason, type Saying } from './bot';
export { type BotSettings, createBot } from './create';
export { randomBot, randomPicks } from './random';
