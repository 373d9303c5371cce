export { DEFAULT_BUDGET } from './admiral';
export { type Outcome, type Pairing, playTable, type Seating } from './arena';
export type { Bot, Reason, Saying } from './bot';
export { type BotSettings, createBot, LEVELS, unfathomableBots } from './create';
export { tournament } from './tournament';
