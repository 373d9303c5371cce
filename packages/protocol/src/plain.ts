/** What a page needs to talk to the server: no schemas, nothing that weighs. */
export { apply } from './apply';
export * from './limits';
export * from './lists';
export * from './version';
