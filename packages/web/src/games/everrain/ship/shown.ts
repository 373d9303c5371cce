import { signal } from '@preact/signals';
import type { Seat } from '@undertow/kernel';

/** Another captain's board that is being looked at. */
export const shownBoard = signal<Seat | null>(null);

export function showBoard(seat: Seat): void {
  shownBoard.value = seat;
}
