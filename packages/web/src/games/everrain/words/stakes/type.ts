/** What hangs on a boarding, a test or a visit, said where it happens. */
export interface StakesText {
  readonly boarding: {
    readonly bout: (bout: number) => string;
    readonly noRetreat: string;
    readonly win: string;
    readonly lose: string;
    readonly won: (spoils: number) => string;
    /** Where the Elder One's token would go; `null` once it is awake. */
    readonly lost: (ship: string, elder: number | null) => string;
    readonly against: string;
    readonly dice: (dice: number) => string;
    readonly onOurs: (zone: number) => string;
    readonly onTheirs: (zone: number) => string;
  };
  readonly test: {
    readonly who: string;
    readonly success: string;
    readonly failure: string;
  };
  /** What the keys of the chart do. */
  readonly keys: {
    readonly walk: string;
    readonly press: string;
    readonly zones: string;
    readonly orders: string;
    readonly foes: string;
    readonly point: string;
  };
  readonly course: {
    readonly second: string;
  };
  readonly port: {
    readonly toGo: (names: string) => string;
    /** Under prices. */
    readonly here: string;
    readonly elsewhere: string;
    readonly allGone: string;
  };
}
