import type { Pointed } from '@undertow/bots';
import type { CrewPlace, Event } from '@undertow/everrain';

/** Who goes where, and which order would have been next best. */
export interface Intent {
  readonly crew: number;
  readonly place: CrewPlace;
  readonly next: { readonly crew: number; readonly place: CrewPlace } | null;
}

/** What an officer keeps in mind from one question to the next. */
export interface Memory {
  /** Where it was heading, so that it does not turn about for a trifle. */
  goal: string | null;
  /** The goal it has made up its mind to reach before any other; officers leave that open. */
  resolve: string | null;
  /** The order being given: who goes where. */
  intent: Intent | null;
  /** The outcome of the card being resolved; known from the moment it is told, never before (E9.4). */
  outcome: { readonly card: string; readonly outcome: 'success' | 'failure' | 'direct' | number } | null;
  /** What the last fate die was rolled for. */
  purpose: string;
  /** Whom something was offered to this turn, so that nobody is asked for ever. */
  offered: number[];
  /** Where the ship lay this turn, which way, and with how many points left: where turning is free it would turn for ever. */
  poses: string[];
  /** What people point at now, and in which round each was first seen. */
  pointed: readonly Pointed[];
  readonly pointedIn: Map<string, number>;
  /** What has been said in which round. */
  readonly said: string[];
  readonly seed: string;
}

export const blank = (seed: string): Memory => ({
  goal: null,
  resolve: null,
  intent: null,
  outcome: null,
  purpose: '',
  offered: [],
  poses: [],
  pointed: [],
  pointedIn: new Map(),
  said: [],
  seed,
});

/** The same memory, to go its own way. */
export const copyOf = (memory: Memory): Memory => ({
  ...memory,
  offered: [...memory.offered],
  poses: [...memory.poses],
  pointedIn: new Map(memory.pointedIn),
  said: [...memory.said],
});

export function remember(memory: Memory, events: readonly Event[], seat: number): void {
  for (const event of events) {
    if (event.type === 'turn') {
      memory.intent = null;
      memory.offered = [];
      memory.poses = [];
    } else if (event.type === 'card' && event.seat === seat) memory.outcome = null;
    else if (event.type === 'outcome' && event.seat === seat)
      memory.outcome = { card: event.card, outcome: event.outcome };
    else if (event.type === 'fate' && event.seat === seat) memory.purpose = event.purpose;
  }
}
