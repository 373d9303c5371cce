import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { recall, remember } from '../../app/store';
import type { Play } from '../play';

type Heard = Readonly<Record<string, number>>;

function read(): Heard {
  const stored = recall('heard');
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, n]) => typeof n === 'number'));
}

/** The last line read at each table on this device. */
const heard: Signal<Heard> = signal(read());

/** How much others have said since this person last looked at the talk. */
export function unreadIn({ talk, table, you }: Play): number {
  const last = heard.value[table ?? ''] ?? 0;
  return talk.value.filter(({ n, seat }) => n > last && seat !== you).length;
}

/** Everything said so far is read. */
export function hearAll({
  talk,
  table,
}: Pick<Play, 'talk' | 'table'> & { readonly talk: ReadonlySignal<readonly { readonly n: number }[]> }): void {
  const last = talk.value.at(-1)?.n ?? 0;
  if (table === undefined || (heard.peek()[table] ?? 0) >= last) return;
  heard.value = { ...heard.peek(), [table]: last };
  remember('heard', heard.value);
}
