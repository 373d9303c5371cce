import { useSignal } from '@preact/signals';
import type { Seat } from '@undertow/kernel';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../net/session';

/** `performance.now()`, every second. */
export function useSeconds(): number {
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 1_000);
    return () => clearInterval(timer);
  }, [now]);
  return now.value;
}

/** How long somebody has been gone by now; `null` for whoever is here, and for bots. */
export function goneFor({ table, toldAt }: Session, seat: Seat, now: number): number | null {
  const gone = table.value?.seats[seat]?.goneMs ?? null;
  return gone === null ? null : Math.max(0, gone + now - toldAt.value);
}
