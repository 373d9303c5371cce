import type { CharacterId, Loyalty } from '@undertow/unfathomable';
import { localWords } from '../../../words/local';

/** The ways in which the ship is lost, in the order in which they are told. */
export const LOSSES = ['dials', 'fire', 'deep'] as const;
type Loss = (typeof LOSSES)[number];

/** What is said when the show stops. */
export interface MomentsText {
  readonly role: string;
  readonly onlyYou: (name: string) => string;
  readonly facedown: string;
  readonly anotherFacedown: string;
  readonly turn: string;
  readonly cards: string;
  readonly human: string;
  readonly traitor: string;
  /** Said of the second card, when nothing has changed and when everything has. */
  readonly stillHuman: string;
  readonly traitorAfterAll: string;
  readonly stillTraitor: string;
  /** Each way of winning, in one sentence. */
  readonly wins: Readonly<Record<Loyalty, string>>;
  readonly lost: Readonly<Record<Loss, string>>;
  readonly arrives: string;
  readonly advice: Readonly<Record<Loyalty, readonly string[]>>;
  readonly known: string;
  readonly again: string;
  readonly whoLooked: string;
  readonly hasLooked: string;
  readonly notYet: string;
  /** The page on which one chooses a character. */
  readonly choice: {
    readonly title: string;
    readonly how: string;
    readonly play: (name: string) => string;
    /** Who plays where nobody does. */
    readonly bot: string;
    readonly taken: (person: string, name: string) => string;
    readonly easy: string;
    readonly final: string;
    /** Before the room and the item one begins with. */
    readonly starts: string;
    /** How each character is played, for a first game. */
    readonly advice: Readonly<Record<CharacterId, string>>;
  };
  readonly goOn: string;
  readonly awakening: { readonly title: string; readonly text: string };
  readonly revealed: { readonly title: (name: string) => string; readonly text: (card: string) => string };
  readonly handed: {
    readonly title: (name: string, title: string) => string;
    readonly yours: (title: string) => string;
    readonly text: (from: string) => string;
  };
  readonly lastLegs: { readonly title: string; readonly text: string };
}

export const momentsText = localWords<MomentsText>({
  en: async () => (await import('./en/moments')).moments,
  de: async () => (await import('./de/moments')).moments,
  es: async () => (await import('./es/moments')).moments,
  ru: async () => (await import('./ru/moments')).moments,
});
