export { clone } from './clone';
export {
  type Blocked,
  type Decision,
  decide,
  forcedAnswer,
  type Option,
  type Picks,
  type Question,
  type Refusal,
  refusalOf,
  type Seat,
  type Viewer,
} from './decision';
export { type Audience, type Logged, mayKnow } from './event';
export { type Answers, ask, askAll, askOne, type Flow, NOTHING_HAPPENS, type Request } from './flow';
export type { Game, GameTypes } from './game';
export { Match, type Verdict, type Waiting } from './match';
export { below, type Dice, die, pick, type Rng, rollDie, seedRng, shuffle } from './random';
export type { MatchSettings } from './run';
export type { Answer, Loaded, MatchRecord, Save } from './save';
export { sha256Hex } from './sha256';
export type { Table } from './table';
export { respond, type Window } from './window';
