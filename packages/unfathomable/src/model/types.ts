import type { Game, GameTypes, Table as KernelTable, Seat } from '@undertow/kernel';
import type { Event } from './event';
import type { Options } from './options';
import type { Kind, Ref } from './question';
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

export type Table = KernelTable<Unfathomable>;
export type UnfathomableGame = Game<Unfathomable>;
