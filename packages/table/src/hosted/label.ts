import type { Request } from '@undertow/kernel';

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

/**
 * Whether others must not notice who is asked. Nobody being asked at all looks the same: it may be that nobody held
 * anything to respond with.
 */
export function isSecret({ seats, build }: Request): boolean {
  const questions = seats.map(build).filter((question) => question !== null);
  return questions.length === 0 || questions.some(({ open }) => open === false);
}
