export * from './content/ids';
export { unfathomable } from './game';
export type { Event, Fighter, WindowKind } from './model/event';
export { defaultOptions, type Options } from './model/options';
export type { AnyBlocked, AnyDecision, AnyOption, BlockedReason, Kind, Ref } from './model/question';
export type { Source } from './model/source';
export type { Cause, Ending, SkillFace, State, Step } from './model/state';
export type { Belief, Unfathomable } from './model/types';
export type { CheckView, KnownCard, PileView, PlayerView, RollView, View } from './model/view';
