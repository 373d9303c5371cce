import { effect, signal } from '@preact/signals';
import type { TableInfo } from '@undertow/protocol';
import { tableInfo } from '../net/http';
import { heldTables, placeAt } from '../net/tokens';
import { strikeBell } from '../sound/chime';
import { words } from '../words/language';
import { notify } from './notify';
import { path } from './router';

const EVERY_MS = 20_000;
/** As many tables as are looked after; the newest. */
const MOST = 8;

/** Whether a table waits for whoever holds this device. */
export function isMyMove({ id, status, asked, heldBy }: TableInfo): boolean {
  const place = placeAt(id);
  return status === 'playing' && heldBy === null && place !== undefined && asked.includes(place);
}

/** Tables that wait for one's move while one is elsewhere on the page. */
export const calling = signal<readonly TableInfo[]>([]);

async function look(): Promise<void> {
  const here = path.value[0] === 'table' ? path.value[1] : undefined;
  const held = heldTables()
    .filter((id) => id !== here)
    .slice(-MOST);
  const found = await Promise.all(held.map((id) => tableInfo(id).catch(() => null)));
  const now = found.filter((table) => table !== null).filter(isMyMove);
  const known = new Set(calling.value.map(({ id }) => id));
  const fresh = now.filter(({ id }) => !known.has(id));
  calling.value = now;
  if (fresh.length > 0) strikeBell();
  for (const { id, name } of fresh) notify(id, `${words.value.turn.titleYourMove}: ${name}`);
}

/** Looks after one's other tables from every screen, and again as soon as one leaves a table. */
export function listenElsewhere(): () => void {
  const again = (): void => {
    look().catch(() => undefined);
  };
  const timer = setInterval(again, EVERY_MS);
  const stop = effect(() => {
    if (path.value.length >= 0) queueMicrotask(again);
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}
