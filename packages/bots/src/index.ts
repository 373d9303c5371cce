export { type Pairing, type Place, type Played, playTable, type Seating } from './arena';
export type { Bot, Imagine, Pointed, Reason, Saying } from './bot';
export type { BotKit, Level, LevelId } from './kit';
export { type Budget, type Style, type Tried, tryOut } from './race';
export { randomBot, randomPicks } from './random';
export { rounded, wilson } from './statistics';
