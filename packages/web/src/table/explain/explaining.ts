import { signal } from '@preact/signals';

/** Something on the screen about which somebody asked what it is. */
export interface Asked {
  readonly thing: string;
  /** Beside it stands the explanation. */
  readonly beside: Element;
}

export const asked = signal<Asked | null>(null);

export function explain(thing: string, beside: Element | null): void {
  if (beside) asked.value = { thing, beside };
}

export function explained(): void {
  asked.value = null;
}
