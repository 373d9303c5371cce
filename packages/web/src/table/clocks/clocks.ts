import { useSignal } from '@preact/signals';
import type { Seat } from '@undertow/kernel';
import { useEffect } from 'preact/hooks';
import type { Clock } from '../../net/session';
import { usePlay } from '../play';

/** With less than this left, a clock warns. */
const LATE_MS = 20_000;
const DAY_MS = 86_400_000;

/** Minutes and seconds; days for those who play by the day. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  if (ms >= DAY_MS) return `${Math.floor(ms / DAY_MS)} d ${Math.floor((ms % DAY_MS) / 3_600_000)} h`;
  const rest = String(seconds % 60).padStart(2, '0');
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}:${rest}`;
  return `${Math.floor(seconds / 3_600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${rest}`;
}

/** What a clock shows now. */
export interface Left {
  /** Of the time for this question. */
  readonly own: number;
  /** Of the bank behind it. */
  readonly reserve: number;
  readonly late: boolean;
}

function leftOf(clock: Clock, now: number): Left {
  const spent = Math.max(0, now - clock.at);
  const own = Math.max(0, clock.decisionMs - spent);
  const reserve = Math.max(0, clock.bankMs - Math.max(0, spent - clock.decisionMs));
  return { own, reserve, late: own + reserve < LATE_MS };
}

/** A clock that runs before one's eyes. */
export function useRunning(clock: Clock | null): Left | null {
  const stands = usePlay().room?.table.value?.heldBy != null;
  const now = useSignal(performance.now());
  useEffect(() => {
    if (!clock) return;
    now.value = performance.now();
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 500);
    return () => clearInterval(timer);
  }, [clock, now]);
  return clock ? leftOf(clock, stands ? clock.at : now.value) : null;
}

/** The clock of a seat that everybody sees being asked. */
export function useClockOf(seat: Seat): Left | null {
  const { room, waiting } = usePlay();
  const clock = waiting.value.seats.includes(seat) ? room?.clocks.value.get(seat) : undefined;
  return useRunning(clock ?? null);
}
