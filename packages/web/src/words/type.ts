import type { Step } from '@undertow/unfathomable';

/** How far one trusts another, as the private marks count it. */
export type Trust = -3 | -2 | -1 | 0 | 1 | 2 | 3;

/** Everything the page itself says, in one language. Cards, log lines and questions have their own words. */
export interface Words {
  readonly app: {
    readonly name: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly reload: string;
    readonly back: string;
    readonly close: string;
    readonly home: string;
    readonly rules: string;
    readonly cards: string;
    readonly settings: string;
    readonly language: string;
    readonly notFound: string;
  };
  readonly home: { readonly tagline: string; readonly playNow: string };
  readonly net: {
    readonly connecting: string;
    readonly lost: string;
    readonly back: string;
    readonly refused: string;
    readonly tableGone: string;
  };
  readonly settings: {
    readonly motion: string;
    readonly motions: { readonly system: string; readonly full: string; readonly none: string };
    readonly text: string;
    readonly texts: { readonly normal: string; readonly large: string; readonly huge: string };
    readonly palette: string;
    readonly palettes: { readonly standard: string; readonly distinct: string };
    readonly sound: string;
    readonly hints: string;
    readonly on: string;
    readonly off: string;
  };
  readonly turn: {
    readonly steps: Readonly<Record<Step, string>>;
    readonly actionsLeft: (count: number) => string;
    readonly yours: string;
    readonly of: (name: string) => string;
    readonly waitingFor: (names: readonly string[]) => string;
    readonly waitingForResponses: string;
    readonly waiting: string;
    readonly watching: string;
    readonly titleYourMove: string;
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
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly zoomReset: string;
    readonly dial: (name: string, now: number) => string;
    readonly canBeChosen: string;
    readonly chosen: string;
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
  readonly crew: {
    readonly title: string;
    readonly you: string;
    readonly bot: string;
    readonly away: string;
    readonly cards: (count: number) => string;
    readonly loyaltyCards: (count: number) => string;
    readonly traitor: string;
    readonly suspicion: (name: string) => string;
    /** From -3, surely a traitor, to 3, surely not. */
    readonly trust: Readonly<Record<Trust, string>>;
    readonly suspicionHint: string;
    readonly noCharacter: string;
    readonly facedown: string;
  };
  readonly panel: {
    readonly title: string;
    readonly rule: (id: string) => string;
    readonly confirm: string;
    readonly pass: string;
    readonly undo: string;
    readonly picked: (picked: number, min: number, max: number) => string;
    readonly sum: (sum: number, least: number) => string;
    readonly sumOnly: (sum: number) => string;
    /** What the picked cards add to a check, or take from it. */
    readonly toTheCheck: (by: number) => string;
    readonly tapPlace: string;
    readonly tapCard: string;
    readonly showAll: string;
    readonly backToAll: string;
    readonly sending: string;
    readonly refused: string;
    readonly sure: string;
    readonly sureReveal: string;
    readonly yesDoIt: string;
    readonly noBack: string;
    readonly less: string;
    readonly passKey: string;
    /** Beside a response window: never be asked in such a moment again. */
    readonly alwaysPass: string;
    /** What that means, with the moment as the terms of the game call it. */
    readonly passingNow: (moment: string) => string;
    readonly askAgain: string;
    readonly askOfficer: string;
    /** Followed by what the officer would choose. */
    readonly officerWould: string;
    readonly officersChoice: string;
    readonly officerSilent: string;
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
    readonly partial: (n: number) => string;
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
  readonly log: {
    readonly title: string;
    readonly empty: string;
    readonly turn: (number: number, name: string) => string;
  };
  readonly talk: {
    readonly title: string;
    readonly say: string;
    readonly send: string;
    readonly empty: string;
    readonly phrases: string;
    readonly silent: string;
  };
  readonly theatre: {
    readonly traitor: (name: string) => string;
    readonly crisis: string;
    readonly yourTurn: string;
    readonly awakening: string;
    readonly waypoint: string;
    readonly spell: string;
  };
  readonly tabs: {
    readonly ship: string;
    readonly hand: string;
    readonly decks: string;
    readonly crew: string;
    readonly log: string;
  };
  readonly over: { readonly title: string; readonly won: string; readonly lost: string; readonly toEnd: string };
  readonly report: { readonly button: string; readonly what: string; readonly sent: string };
}
