import type { Seat } from '@undertow/kernel';
import type { Trust } from '../../words/type';
import { useShown } from '../play';

const LEVELS: readonly Trust[] = [-3, -2, -1, 0, 1, 2, 3];

/** One's private mark about somebody: from "surely a traitor" to "surely human". */
export function Suspicion({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const { page, play } = useShown();
  const { notes, note } = play;
  if (!page.trust) return null;
  const names = page.trust.levels();
  const now = notes.value.find(({ about }) => about === seat)?.trust ?? 0;
  const level = LEVELS.find((each) => each === now) ?? 0;
  return (
    <label class="suspicion" data-level={level} title={`${page.trust.hint()}: ${names[level]}`}>
      <span class="hidden-text">{page.trust.about(name)}</span>
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
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
