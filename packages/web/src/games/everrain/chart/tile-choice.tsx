import './tile-choice.css';
import { signal } from '@preact/signals';
import type { AnyDecision } from '@undertow/everrain';
import { hexesOf, type Slot, slotOf } from '@undertow/everrain/map';
import { aboutOf } from '@undertow/everrain/words';
import { useChoosing } from '../../../table/choosing';
import { usePlay } from '../play';
import { gameWords } from '../words';
import { hexX, hexY, R } from './places';
import { TileArt } from './tile';

/** Which way the new tile is being looked at; the chart shows it that way meanwhile. */
export const lookedAt = signal<boolean | null>(null);

/** The slot whose tile is being turned. */
export function slotLaid(decision: AnyDecision | null): Slot | null {
  const hex = decision?.kind === 'tile-orientation' ? aboutOf(decision).hex : undefined;
  return hex === undefined ? null : slotOf(hex);
}

/** The new tile both ways, as it would lie (E5.19). */
export function TileChoice({ decision }: { readonly decision: AnyDecision }) {
  const { view, you, nameOf } = useCast();
  const choosing = useChoosing();
  const slot = slotLaid(decision);
  const tile = slot === null ? null : view.slots[slot];
  if (slot === null || !tile) return null;
  const hexes = hexesOf(slot);
  const [left, top] = [Math.min(...hexes.map(hexX)) - R, Math.min(...hexes.map(hexY)) - R];
  const [right, bottom] = [Math.max(...hexes.map(hexX)) + R, Math.max(...hexes.map(hexY)) + R];
  const look = (turned: boolean | null) => (): void => {
    lookedAt.value = turned;
  };
  return (
    <div class="er-turns">
      {decision.options.map(({ ref }, index) =>
        ref.is === 'orientation' ? (
          <button
            key={index}
            type="button"
            aria-label={gameWords.value.label(ref, decision, { view, you, nameOf })}
            onClick={() => {
              lookedAt.value = null;
              choosing.choose(index);
            }}
            onPointerEnter={look(ref.turned)}
            onPointerLeave={look(null)}
            onFocus={look(ref.turned)}
            onBlur={look(null)}
          >
            <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
              <TileArt slot={slot} tile={{ tile: tile.tile, turned: ref.turned }} marks="" />
            </svg>
          </button>
        ) : null,
      )}
    </div>
  );
}

function useCast() {
  const { view, you, seats } = usePlay();
  return { view: view.value, you, nameOf: (seat: number): string => seats.value[seat]?.name ?? String(seat + 1) };
}
