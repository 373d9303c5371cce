export { componentsAreConserved } from './conserved';
export type { Content } from './content/card';
export { everrain } from './game';
export type { Event, Why } from './model/event';
export { defaultOptions, FLAGS, type Flag, type Options } from './model/options';
export type { About, AnyBlocked, AnyDecision, AnyOption, BlockedReason, Kind, Ref } from './model/question';
export type { House, Service, Source } from './model/source';
export type {
  Captain,
  Cause,
  CrewMember,
  CrewPlace,
  Ending,
  PlacedTile,
  State,
  Step,
  Tally,
  Tracks,
  UpgradeSlot,
} from './model/state';
export type { EverrainGame, EverrainTypes } from './model/types';
export type { DeckName, View } from './model/view';
export * from './rules/ship/preview';
