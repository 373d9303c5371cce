import './tile-choice.css';
import type { AnyDecision } from '@undertow/everrain';
import { hexesOf } from '@undertow/everrain/map';
import { useChoosing } from '../../../table/choosing';
import { usePlay } from '../play';
import { gameWords } from '../words';
import { hexX, hexY, R } from './places';
import { TileArt } from './tile';
import { lookedAt, slotLaid } from './tile-laid';

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
