import type { ReadonlySignal } from '@preact/signals';
import type { Picks, Seat } from '@undertow/kernel';
import type { Note, Orders, Said, SeatInfo, WaitingMessage } from '@undertow/protocol';
import type { AnyDecision, Event, View } from '@undertow/unfathomable';
import type { PhraseAboutId, PhraseId, Reason } from '@undertow/unfathomable/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Trust } from '../words/type';

/** What an officer would answer, and why. */
export interface Advice {
  readonly picks: Picks;
  readonly reasons: readonly Reason[];
}

/** Everything the game screen needs, wherever it comes from: a live table, a replay or a fixture. */
export interface Play {
  /** The table's id, where there is a page about its end. */
  readonly table?: string;
  /** Who looks; `null` for somebody who only watches. */
  readonly you: Seat | null;
  /** The board as it is shown: what happened is told event by event, so it may lag behind by a moment. */
  readonly view: ReadonlySignal<View>;
  readonly decision: ReadonlySignal<AnyDecision | null>;
  readonly waiting: ReadonlySignal<WaitingMessage>;
  readonly log: ReadonlySignal<readonly Event[]>;
  /** What is being told right now, for the theatre. */
  readonly scene: ReadonlySignal<Event | null>;
  readonly over: ReadonlySignal<boolean>;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly talk: ReadonlySignal<readonly Said[]>;
  readonly talkMode: ReadonlySignal<'free' | 'guided' | 'silent'>;
  readonly notes: ReadonlySignal<readonly Note[]>;
  readonly connection: ReadonlySignal<'connecting' | 'open' | 'lost'>;
  /** Whether this is the learning game. */
  readonly learning?: ReadonlySignal<boolean>;
  /** Asks what an officer would answer here, where there is anybody to ask. */
  readonly advise?: (decision: number) => Promise<Advice>;
  /** Tells the table in which windows one wants to be asked from now on; a replay asks nobody. */
  readonly follow?: (orders: Orders) => Promise<void>;
  readonly answer: (decision: number, picks: Picks) => Promise<void>;
  readonly say: (text: string) => Promise<void>;
  readonly phrase: (phrase: PhraseId) => Promise<void>;
  readonly phraseAbout: (phrase: PhraseAboutId, about: Seat) => Promise<void>;
  readonly note: (about: Seat, trust: Trust | null) => Promise<void>;
  readonly report: (text: string) => Promise<void>;
  /** Stops telling and shows how things are now. */
  readonly skip: () => void;
}

const PlayContext = createContext<Play | null>(null);
export const PlayProvider = PlayContext.Provider;

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('There is no game on this screen');
  return play;
}
