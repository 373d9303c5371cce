import './clocks.css';
import type { Seat } from '@undertow/kernel';
import { timeText, useClockOf } from './clocks';

/** The time of whoever is asked, for everybody to see. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const left = useClockOf(seat);
  if (!left) return null;
  return (
    <span class={`seat-clock${left.late ? ' late' : ''}`} role="timer" data-seat-clock={seat}>
      {timeText(left.own > 0 ? left.own : left.reserve)}
    </span>
  );
}
