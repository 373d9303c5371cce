import { signal } from '@preact/signals';
import type { Loyalty } from '@undertow/unfathomable';
import { recall, remember } from '../../../app/store';

/** How many of one's loyalty cards one has turned over, by table. */
const KEPT = 'unfathomable.roles';

function read(): Readonly<Record<string, number>> {
  const stored = recall(KEPT);
  const entries: [string, unknown][] = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.flatMap(([id, count]) => (typeof count === 'number' ? [[id, count]] : [])));
}

const turned = signal(read());

export const turnedAt = (table: string): number => turned.value[table] ?? 0;

export function keepTurned(table: string, count: number): void {
  turned.value = { ...turned.value, [table]: count };
  remember(KEPT, turned.value);
}

/** Whether somebody wants to look at the own role again. */
export const lookingAgain = signal(false);

/** What these cards make of somebody: one traitor card is enough, and the Hybrid's way of winning comes first (25.3 to 25.5). */
export const sideOf = (cards: readonly (Loyalty | null)[]): Loyalty =>
  cards.includes('hybrid') ? 'hybrid' : cards.includes('cultist') ? 'cultist' : 'human';
