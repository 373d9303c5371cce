import type { Resource, Step } from '@undertow/unfathomable';
import type { Trust } from '../../../../words/type';

/** What the page says at a table of Unfathomable, beyond the game's own words. */
export interface TableText {
  readonly turn: {
    readonly steps: Readonly<Record<Step, string>>;
    /** Which of one's actions this is. */
    readonly actionOf: (number: number, all: number) => string;
    readonly waiting: string;
  };
  readonly board: {
    readonly ship: string;
    readonly distance: (now: number, goal: number) => string;
    readonly awakening: string;
    readonly deepOnes: (count: number) => string;
    readonly passengers: (count: number) => string;
    readonly damaged: string;
    readonly deepOneSupply: string;
    readonly passengerSupply: string;
    /** Where names of rooms may be broken that have no space. */
    readonly breaks: readonly string[];
    readonly whole: string;
    /** What can lose the game beside the four dials. */
    readonly damagedRooms: (count: number, all: number) => string;
    readonly deepOnesLeft: (count: number) => string;
    /** Where a resource's name is too long for its dial. */
    readonly shortNames: Readonly<Partial<Record<Resource, string>>>;
    readonly dial: (name: string, now: number) => string;
  };
  readonly decks: {
    readonly title: string;
    readonly chaos: string;
    readonly mythos: string;
    readonly waypoint: string;
    readonly spell: string;
    readonly item: string;
    readonly damage: string;
    readonly loyalty: string;
    readonly deepOnes: string;
    readonly passengers: string;
    readonly cards: (count: number) => string;
    readonly topDiscard: (card: string) => string;
    readonly noDiscard: string;
    readonly waypointsInPlay: string;
    readonly known: string;
    /** Keeps the drawer open. */
    readonly pin: string;
  };
  readonly hand: {
    readonly title: string;
    readonly empty: string;
    readonly ability: string;
    readonly feat: string;
    readonly featUsed: string;
    readonly reveal: string;
    readonly kept: string;
    readonly loyalty: string;
    readonly sheet: string;
    readonly improvement: string;
  };
  readonly people: {
    readonly cards: (count: number) => string;
    readonly loyaltyCards: (count: number) => string;
    readonly items: (count: number) => string;
    readonly traitor: string;
    readonly suspicion: (name: string) => string;
    /** From -3, surely a traitor, to 3, surely not. */
    readonly trust: Readonly<Record<Trust, string>>;
    readonly suspicionHint: string;
    readonly noCharacter: string;
    readonly facedown: string;
  };
  readonly ask: {
    /** Declining, in a check and in a response window. */
    readonly addNothing: string;
    readonly dontRespond: string;
    /** What the picked cards add to a check, or take from it. */
    readonly toTheCheck: (by: number) => string;
    readonly sureReveal: string;
  };
  readonly groups: {
    readonly move: string;
    readonly attack: string;
    readonly repair: string;
    readonly useSkillCards: string;
    readonly endActions: string;
  };
  readonly check: {
    readonly title: string;
    readonly target: (n: number) => string;
    readonly orMore: (n: number) => string;
    readonly between: (from: number, to: number) => string;
    readonly under: (n: number) => string;
    /** Before what a card does whatever comes of its check. */
    readonly anyway: string;
    readonly nothing: string;
    readonly hinderNote: (against: number, chaos: number) => string;
    readonly seen: string;
    readonly supporting: string;
    readonly opposing: string;
    readonly total: string;
    readonly chaosCards: string;
    readonly faceup: string;
    readonly withoutChaos: string;
    readonly results: { readonly pass: string; readonly partial: string; readonly fail: string };
    readonly fold: string;
    readonly unfold: string;
    readonly added: (name: string, count: number) => string;
  };
  readonly dice: {
    readonly rolled: (n: number) => string;
    readonly atLeast: (n: number) => string;
    readonly atMost: (n: number) => string;
    readonly modifier: (n: number) => string;
  };
  readonly story: {
    readonly turn: (number: number, name: string) => string;
  };
  readonly theatre: {
    readonly traitor: (name: string) => string;
    readonly crisis: string;
    readonly yourTurn: string;
    readonly awakening: string;
    readonly waypoint: string;
    readonly spell: string;
  };
  /** Earlier checks as everybody saw them. */
  readonly past: {
    readonly check: (turn: number, name: string) => string;
    readonly result: (total: number | null, target: number) => string;
    readonly decks: (count: number) => string;
  };
  readonly tabs: {
    readonly ship: string;
    readonly hand: string;
    readonly decks: string;
  };
}
