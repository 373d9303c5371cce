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
    readonly closer: string;
    readonly further: string;
    readonly home: string;
    readonly rules: string;
    readonly cards: string;
    readonly settings: string;
    readonly language: string;
    readonly notFound: string;
  };
  readonly net: {
    readonly connecting: string;
    readonly lost: string;
    readonly lostFor: (time: string) => string;
    readonly back: string;
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
    readonly yours: string;
    readonly of: (name: string) => string;
    readonly waitingFor: (names: readonly string[]) => string;
    readonly waitingForResponses: string;
    readonly watching: string;
    readonly titleYourMove: string;
  };
  readonly crew: {
    readonly title: string;
    readonly you: string;
    readonly bot: string;
    readonly away: string;
    readonly gone: string;
  };
  readonly panel: {
    readonly title: string;
    readonly rule: (id: string) => string;
    readonly confirm: string;
    /** Ends a question without choosing anything. */
    readonly pass: string;
    readonly notPossible: (count: number) => string;
    /** Beside what cannot be taken back. */
    readonly final: string;
    readonly undo: string;
    readonly picked: (picked: number, min: number, max: number) => string;
    readonly sum: (sum: number, least: number) => string;
    readonly sumOnly: (sum: number) => string;
    readonly tapPlace: string;
    readonly tapCard: string;
    readonly showAll: string;
    readonly backToAll: string;
    readonly canBeChosen: string;
    readonly chosen: string;
    readonly sending: string;
    readonly sure: string;
    readonly yesDoIt: string;
    /** When something final was pressed once. */
    readonly stop: string;
    readonly pressAgain: string;
    readonly noBack: string;
    readonly less: string;
    readonly passKey: string;
    /** What the grip of a phone's question does next. */
    readonly sheet: Readonly<Record<'grip' | 'third' | 'full', string>>;
    /** Beside a response window: never be asked in such a moment again. */
    /** Passes this window and those alike that follow at once. */
    readonly passTheRest: string;
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
  readonly log: {
    readonly title: string;
    readonly empty: string;
  };
  readonly talk: {
    readonly title: string;
    readonly say: string;
    readonly send: string;
    readonly empty: string;
    readonly phrases: string;
    readonly find: string;
    readonly nothing: string;
    readonly unread: string;
    readonly silent: string;
    /** After the name of whoever did it. */
    readonly newHands: string;
  };
  readonly tabs: {
    readonly crew: string;
    readonly log: string;
  };
  readonly over: { readonly title: string; readonly won: string; readonly lost: string; readonly toEnd: string };
  readonly report: { readonly button: string; readonly what: string; readonly sent: string };
}
