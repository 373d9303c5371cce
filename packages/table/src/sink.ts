/** Where messages to one connection go. */
export interface Sink {
  send(text: string): void;
  close(code: number, reason: string): void;
}
