/** What is said when the show stops. */
export interface MomentsText {
  readonly goOn: string;
  readonly awakened: {
    readonly title: (name: string) => string;
    readonly wants: (aim: string) => string;
    readonly text: string;
  };
  /** By whose token the Act was ended, then what it brings. */
  readonly act: { readonly ours: string; readonly theirs: string; readonly text: string };
  readonly sank: {
    readonly title: (name: string) => string;
    readonly yours: string;
    readonly why: Readonly<Record<'nodes' | 'crew' | 'boarding', string>>;
    readonly text: string;
  };
  readonly back: { readonly title: (name: string) => string; readonly yours: string; readonly text: string };
}
