import { signal } from '@preact/signals';

/** Something on the screen about which somebody asked what it is. */
export interface Asked {
  readonly thing: string;
  /** Where one goes on when it is closed. */
  readonly beside: Element;
  /** Beside this stands the explanation. */
  readonly box: DOMRect;
}

export const asked = signal<Asked | null>(null);

export function explain(thing: string, beside: Element | null, box = beside?.getBoundingClientRect()): void {
  if (beside && box) asked.value = { thing, beside, box };
}

export function explained(): void {
  asked.value = null;
}
