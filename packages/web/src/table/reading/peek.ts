import { signal } from '@preact/signals';
import type { Inspected } from '../../games/unfathomable/cards/inspect';

/** A word somebody points at, and what it stands for. */
export interface Peeked {
  readonly what: Inspected;
  readonly word: Element;
}

export const peeked = signal<Peeked | null>(null);

export const PEEK = 'peek';

export const peek = (what: Inspected, word: Element): void => {
  peeked.value = { what, word };
};

/** Looks away from this word, unless another one is looked at already. */
export const unpeek = (word: Element | null): void => {
  if (peeked.value?.word === word) peeked.value = null;
};
