import type { Seat } from '@undertow/kernel';
import { words } from '../../words/language';
import type { Trust } from '../../words/type';
import { usePlay } from '../play';

const LEVELS: readonly Trust[] = [-3, -2, -1, 0, 1, 2, 3];

/** One's private mark about somebody: from "surely a traitor" to "surely human". */
export function Suspicion({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const { notes, note } = usePlay();
  const { crew } = words.value;
  const now = notes.value.find(({ about }) => about === seat)?.trust ?? 0;
  const level = LEVELS.find((each) => each === now) ?? 0;
  return (
    <label class="suspicion" data-level={level} title={`${crew.suspicionHint}: ${crew.trust[level]}`}>
      <span class="hidden-text">{crew.suspicion(name)}</span>
      <span class="suspicion-pips" aria-hidden="true">
        {level === 0 ? '· · ·' : (level < 0 ? '●' : '○').repeat(Math.abs(level))}
      </span>
      <select
        value={level}
        onChange={(event) => {
          const chosen = LEVELS.find((each) => String(each) === event.currentTarget.value);
          if (chosen !== undefined) void note(seat, chosen === 0 ? null : chosen).catch(() => undefined);
        }}
      >
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {crew.trust[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
