import { type Signal, signal } from '@preact/signals';

/** A word somebody points at, and what it stands for. */
export interface Peeked<What> {
  readonly what: What;
  readonly word: Element;
}

/** Cards, places and people of one game that can be held up to be read. */
export interface Reading<What> {
  readonly inspected: Signal<What | null>;
  readonly peeked: Signal<Peeked<What> | null>;
  readonly inspect: (what: What) => void;
  readonly peek: (what: What, word: Element) => void;
  /** Looks away from this word, unless another one is looked at already. */
  readonly unpeek: (word: Element | null) => void;
}

export function createReading<What>(): Reading<What> {
  const inspected = signal<What | null>(null);
  const peeked = signal<Peeked<What> | null>(null);
  return {
    inspected,
    peeked,
    inspect: (what) => {
      inspected.value = what;
    },
    peek: (what, word) => {
      peeked.value = { what, word };
    },
    unpeek: (word) => {
      if (peeked.value?.word === word) peeked.value = null;
    },
  };
}

/** The element that describes the word pointed at. */
export const PEEK = 'peek';
