/** A node that nobody hears: it is gone, or will be missed soon. */
export class Unreachable extends Error {
  constructor(node: string) {
    super(`nobody answers at ${node}`);
  }
}

/** Who hears what comes in over the bus. */
export interface Ears {
  /** A question that wants an answer. */
  asked(question: string): Promise<string>;
  /** Something that wants none. */
  told(text: string): void;
  /** Somewhere a table was opened that wants to be found. */
  news(): void;
  /** What was told meanwhile may be lost. */
  interrupted(): void;
}

/**
 * Who talks to whom. What is told arrives in order, but it may be lost or come twice: whoever tells numbers it. A question
 * is answered or fails.
 */
export interface Bus {
  /** Gives the answer; fails with `Unreachable` when the node is gone. */
  ask(node: string, question: string): Promise<string>;
  tell(node: string, text: string): void;
  /** To all other nodes: the list of tables has changed. */
  news(): void;
  listen(ears: Ears): Promise<void>;
  /** Whether others can be reached at all. */
  readonly connected: boolean;
  close(): Promise<void>;
}
