/** What a viewer sees: what everybody does, and in the place of some of its parts what this viewer alone does. */
export interface Sight {
  /** One and the same object for all viewers of a moment, so that it is kept and compared once. */
  readonly open: Record<string, unknown>;
  readonly own: Record<string, unknown>;
}

/** The whole view. */
export const viewIn = ({ open, own }: Sight): Readonly<Record<string, unknown>> => ({ ...open, ...own });
