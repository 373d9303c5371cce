import { signal } from '@preact/signals';
import type { View } from '@undertow/everrain';
import type { DeckForesight, ShipForesight } from '@undertow/everrain/foresight';
import type { Seat } from '@undertow/kernel';

/** An enemy that is being watched: a ship on the chart, or a figure on somebody's deck. */
export type Pinned =
  | { readonly is: 'ship'; readonly id: number }
  | { readonly is: 'enemy'; readonly seat: Seat; readonly id: number };

/** What is asked of the thread that plays the rules over all rolls. */
export interface Asked {
  readonly number: number;
  readonly view: View;
  readonly pinned: Pinned;
}

export type Foreseen =
  | { readonly is: 'ship'; readonly id: number; readonly seen: ShipForesight }
  | { readonly is: 'enemy'; readonly id: number; readonly seat: Seat; readonly seen: DeckForesight };

export interface Answered {
  readonly number: number;
  readonly foreseen: Foreseen | null;
}

export const pinned = signal<Pinned | null>(null);
export const foreseen = signal<Foreseen | null>(null);

const isSame = (one: Pinned | null, other: Pinned): boolean => one?.is === other.is && one.id === other.id;

/** A second press lets go. */
export function pin(enemy: Pinned): void {
  pinned.value = isSame(pinned.value, enemy) ? null : enemy;
}

export function unpin(): boolean {
  const was = pinned.value !== null;
  pinned.value = null;
  return was;
}
