import { useSignal } from '@preact/signals';
import type { HistoryEntry } from '@undertow/protocol';
import { roomText } from '../../words/screens/room';
import { usePeople } from '../people';
import { usePage } from '../play';
import type { MenuProps } from './props';

/** What everybody could see so far, to reason on; what was said is in the talk. */
export function Past({ room, doing }: MenuProps) {
  const page = usePage();
  const people = usePeople();
  const text = roomText.value;
  const entries = useSignal<readonly HistoryEntry[] | null>(null);
  if (!page.past) return null;
  const ask = async (): Promise<void> => {
    const told = await room.send({ t: 'history' });
    if (told.t === 'history') entries.value = told.entries;
  };
  const lines = entries.value?.flatMap((entry) => {
    const line = entry.kind === 'said' ? null : page.past?.(entry, people);
    return line ? [{ at: entry.at, line }] : [];
  });
  return (
    <section>
      <button type="button" class="button plain-button" data-past onClick={() => doing.attempt(ask)}>
        {text.past}
      </button>
      {lines?.length === 0 && <p>{text.pastNone}</p>}
      {lines && lines.length > 0 && (
        <ol class="menu-past">
          {lines.toReversed().map(({ at, line }) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
