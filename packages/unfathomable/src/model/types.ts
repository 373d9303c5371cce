import type { Flow, Game, GameTypes, Table as KernelTable, Seat } from '@undertow/kernel';
import type { Cost, Effect } from '../content/effect';
import type { Event } from './event';
import type { Options } from './options';
import type { Kind, Ref } from './question';
import type { Scope } from './scope';
import type { Source } from './source';
import type { Ending, State } from './state';
import type { View } from './view';

/** How likely a bot thinks each seat is to be a traitor, 0 to 1. */
export type Belief = Readonly<Record<Seat, number>>;

export interface Unfathomable extends GameTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event: Event;
  readonly kind: Kind;
  readonly ref: Ref;
  readonly result: Ending;
  readonly belief: Belief;
}

/**
 * Rules that lead back to each other: a card makes somebody roll, a roll opens a window, in a window a card is used. They
 * meet here, so that their files need not import each other in circles.
 */
export interface Book {
  run(g: Table, effect: Effect, scope: Scope): Flow;
  payCost(g: Table, cost: Cost, scope: Scope): Flow<boolean>;
  performAction(g: Table, seat: Seat, source: Source): Flow;
}

export type BareTable = KernelTable<Unfathomable>;
export type Table = BareTable & { readonly book: Book };
export type UnfathomableGame = Game<Unfathomable>;
