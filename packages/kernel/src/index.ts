export { clone } from './clone';
export { miscounts, onceEach, type Wanted } from './components';
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
export {
  bit,
  type Facedown,
  facedown,
  knows,
  lookAtTop,
  putBelow,
  seeAgain,
  shuffleDeck,
  sortTop,
  topOf,
} from './deck';
export { type Audience, type Logged, mayKnow } from './event';
export { type Answers, ask, askAll, askOne, type Flow, NOTHING_HAPPENS, type Request } from './flow';
export type { Game, GameTypes } from './game';
export { legalPicks } from './legal-picks';
export { type Lot, seedFrom } from './lots';
export { Match, type Verdict, type Waiting } from './match';
export type { Observer } from './observer';
export { below, type Dice, die, openly, pick, type Rng, rollDie, seedRng, shuffle } from './random';
export type { MatchAround, MatchSettings } from './run';
export type { Answer, Loaded, MatchRecord, Save } from './save';
export { sha256Hex } from './sha256';
export {
  type All,
  type Choose,
  type May,
  type Nothing,
  type Pay,
  partsOf,
  runShape,
  type Shape,
  type ShapeRules,
  type When,
} from './shape';
export type { Table } from './table';
export { respond, type Window } from './window';
