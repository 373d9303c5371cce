export { answerThoughts } from './bots/answering';
export type { MetricsFor } from './http/health';
export { type Front, startFront } from './local/front';
export { findNats, startNats } from './local/nats';
export { findPostgres, startPostgres } from './local/postgres';
export { type Reproduced, reproduce } from './reports/reproduce';
export { type Served, type ServeOptions, serve } from './serve';
export { backUp, type Copied, restore } from './store/backup';
