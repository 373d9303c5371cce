export type { Entry } from './games/entry';
export { hostGame } from './games/host';
export { allGames } from './games/registry';
export type { Hosted, Registry } from './games/running';
export { type Reproduced, reproduce } from './reports/reproduce';
export { type Served, type ServeOptions, serve } from './serve';
