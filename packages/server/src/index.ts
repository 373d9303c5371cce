export { answerThoughts } from './bots/answering';
export { type Reproduced, reproduce } from './reports/reproduce';
export { type Served, type ServeOptions, serve } from './serve';
