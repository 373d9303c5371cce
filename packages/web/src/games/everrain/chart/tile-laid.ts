import { signal } from '@preact/signals';
import type { AnyDecision } from '@undertow/everrain';
import { type Slot, slotOf } from '@undertow/everrain/map';
import { aboutOf } from '@undertow/everrain/words';

/** Which way the new tile is being looked at; the chart shows it that way meanwhile. */
export const lookedAt = signal<boolean | null>(null);

/** The slot whose tile is being turned. */
export function slotLaid(decision: AnyDecision | null): Slot | null {
  const hex = decision?.kind === 'tile-orientation' ? aboutOf(decision).hex : undefined;
  return hex === undefined ? null : slotOf(hex);
}
