import { signal } from '@preact/signals';
import type { HintId } from '@undertow/unfathomable/words';
import { recall, remember } from '../../app/store';

const stored = recall('hints');

/** The hints this person has read. */
export const seenHints = signal<ReadonlySet<string>>(
  new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []),
);

export function markSeen(id: HintId): void {
  seenHints.value = new Set([...seenHints.value, id]);
  remember('hints', [...seenHints.value]);
}

export function forgetHints(): void {
  seenHints.value = new Set();
  remember('hints', []);
}
