export type { Guest, Hello } from './guest';
export { gameOf } from './hosted/game-of';
export type { Heard, Told } from './hosted/heard';
export { type Hostable, hostGame } from './hosted/host';
export { KeptGames, type Thought } from './hosted/kept-games';
export type { Brief, Hosted, Registry, Sitting, StoredCheckpoint } from './hosted/running';
export { type Asker, type Think, thinkHere } from './hosted/think';
export type { Chronicle, Hosting, Phrases, Remembered } from './hosting';
export { infoOf, lineOf } from './info';
export { handle } from './messages';
export { type TableMeta, tableMeta } from './meta';
export { type FiledReport, filedReport, type Report, report, wholeReport } from './reports/report';
export { hasLevel } from './seats/host';
export { openSeat, seatBot, type Taken, takeSeat } from './seats/seats';
export { hashOf, newSeed, newTableId } from './seats/secret';
export type { Services } from './services';
export { withSettings } from './settings';
export type { Sink } from './sink';
export { steadyNow } from './steady';
export {
  type Change,
  forgetLobbies,
  forgetReport,
  forgetTable,
  forgetTalkOf,
  insertTable,
  putPart,
  type Statement,
} from './store/changes';
export { type Before, KEEPING, type Keeping, keptSince, type Outlived } from './store/keeping';
export { type Book, bookOf, type Loaded, type TableLog } from './store/log';
export { metaFrom, type Part, Parts } from './store/parts';
export { type Forgotten, type Recall, type Recalled, recalling, stepsOf } from './store/recall';
export { type Trouble, troubleOf } from './store/trouble';
export { Table } from './table';
export { Bucket } from './talk/bucket';
export { LATEST_LINES } from './talk/talk';
