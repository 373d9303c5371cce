export type { Bot, Reason, Saying } from './bot';
export { type BotSettings, createBot, everrainBots, LEVELS } from './create';
export { tournament } from './tournament';
