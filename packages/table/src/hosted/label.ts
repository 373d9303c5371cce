/** A window that nobody announced. */
const UNNAMED = 'response';

/** Names the window in which somebody may be asked in secret, from what everybody heard before it opened. */
export class Label {
  #announced: string | undefined;
  #current = UNNAMED;

  get current(): string {
    return this.#current;
  }

  announce(window: string | undefined): void {
    this.#announced = window ?? this.#announced;
  }

  /** A question is put: what was announced since the last one names it. */
  asked(): void {
    this.#current = this.#announced ?? UNNAMED;
    this.#announced = undefined;
  }
}
