import type { Seat } from '@undertow/kernel';
import type { TableInfo, WaitingMessage } from '@undertow/protocol';

/** Whether the host can decide alone; else the others vote. */
export function isHostHere({ host, seats }: TableInfo): boolean {
  const info = host === null ? undefined : seats[host];
  return info?.kind === 'person' && info.connected && !info.away;
}

/**
 * Who is gone while the table waits for them. In a window nobody may know who is asked, so anybody who is gone may be the
 * one it waits for.
 */
export function missedAt({ seats }: Pick<TableInfo, 'seats'>, waiting: WaitingMessage, you: Seat): Seat | null {
  const asked = waiting.window === null ? waiting.seats : [...seats.keys()];
  return asked.find((seat) => seat !== you && seats[seat]?.goneMs != null) ?? null;
}
