import type { ReadonlySignal } from '@preact/signals';
import type { Picks, Seat } from '@undertow/kernel';
import type { ClientMessage, Mark, Note, Orders, Said, SeatInfo, WaitingMessage } from '@undertow/protocol';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageTypes, TablePage } from '../game-page';
import type { Doing } from '../lobby/doing';
import type { Session } from '../net/session';
import type { Trust } from '../words/type';

/** What an officer would answer, and why. */
export interface Advice<G extends PageTypes = PageTypes> {
  readonly picks: Picks;
  readonly reasons: readonly G['reason'][];
}

/** Everything the game screen needs, wherever it comes from: a live table, a replay or a fixture. */
export interface Play<G extends PageTypes = PageTypes> {
  /** The table's id, where there is a page about its end. */
  readonly table?: string;
  /** Who looks; `null` for somebody who only watches. */
  readonly you: Seat | null;
  /** The board as it is shown: what happened is told event by event, so it may lag behind by a moment. */
  readonly view: ReadonlySignal<G['view']>;
  readonly decision: ReadonlySignal<G['decision'] | null>;
  readonly waiting: ReadonlySignal<WaitingMessage>;
  readonly log: ReadonlySignal<readonly G['event'][]>;
  /** What is being told right now, for the theatre. */
  readonly scene: ReadonlySignal<G['event'] | null>;
  /** How long that holds the stage, in milliseconds; a replay that is stopped tells nothing. */
  readonly sceneMs?: ReadonlySignal<number>;
  readonly over: ReadonlySignal<boolean>;
  /** Whether a question waits at the end of what is still told; then the page may call. */
  readonly called?: ReadonlySignal<boolean>;
  /** The table rests for so many milliseconds, or until somebody goes on. */
  readonly resting?: ReadonlySignal<{ readonly ms: number } | null>;
  readonly goOn?: () => void;
  /** Something has the screen to itself: nothing is told until what this gives back is called. */
  readonly halt?: () => () => void;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly talk: ReadonlySignal<readonly Said[]>;
  /** What somebody pointed at last; a replay shows nobody pointing. */
  readonly marked?: ReadonlySignal<Mark | null>;
  /** Points at things on the table for everybody; nothing wipes it away. */
  readonly mark?: (mark: Mark['mark'], on: readonly string[]) => Promise<void>;
  readonly talkMode: ReadonlySignal<'free' | 'guided' | 'silent'>;
  readonly notes: ReadonlySignal<readonly Note[]>;
  readonly connection: ReadonlySignal<'connecting' | 'open' | 'lost'>;
  /** The table itself, where there is one: who is there, and what one may do about it. */
  readonly room?: Session;
  /** Whether this is the learning game. */
  readonly learning?: ReadonlySignal<boolean>;
  /** Asks what an officer would answer here, where there is anybody to ask. */
  readonly advise?: (decision: number) => Promise<Advice<G>>;
  /** Tells the table in which windows one wants to be asked from now on; a replay asks nobody. */
  readonly follow?: (orders: Orders) => Promise<void>;
  readonly answer: (decision: number, picks: Picks) => Promise<void>;
  readonly say: (text: string) => Promise<void>;
  readonly phrase: (phrase: Extract<ClientMessage, { t: 'phrase' }>['phrase']) => Promise<void>;
  readonly phraseAbout: (phrase: Extract<ClientMessage, { t: 'phrase-about' }>['phrase'], about: Seat) => Promise<void>;
  readonly note: (about: Seat, trust: Trust | null) => Promise<void>;
  /** Tells the number of the report. */
  readonly report: (text: string) => Promise<number | null>;
  /** Stops telling and shows how things are now. */
  readonly skip: () => void;
}

/** A game on the screen: which one, its page, and what is being played. */
export interface Shown {
  readonly game: string;
  readonly page: TablePage;
  readonly play: Play;
  /** What was agreed at this table, where there is one. */
  readonly Agreed?: ComponentType<AgreedProps>;
}

export interface AgreedProps {
  readonly game: string;
  readonly room: Session;
  readonly doing: Doing;
}

const ShownContext = createContext<Shown | null>(null);
export const ShownProvider = ShownContext.Provider;

export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('There is no game on this screen');
  return shown;
}

export const usePlay = (): Play => useShown().play;
export const usePage = (): TablePage => useShown().page;
