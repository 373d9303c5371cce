import type { View } from '@undertow/everrain';
import { type Hex, hexesOf, type Slot } from '@undertow/everrain/map';
import { memo } from 'preact/compat';
import { hexagon } from '../art/draw';
import { Lid } from '../art/waters';
import { usePlay } from '../play';
import { type Box, EVERY_SLOT, hexX, hexY, R } from './places';
import { TileArt } from './tile';
import { lookedAt, slotLaid } from './tile-laid';

/** What lies still: the sea as far as it was found, the oilcloth over the rest, and the eye under it. */
export function Ground({ box }: { readonly box: Box }) {
  const { view, decision } = usePlay();
  const { slots, explored, destroyedPorts, elder, tracks } = view.value;
  const laid = slotLaid(decision.value);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return (
    <>
      <Unsailed slots={slots} />
      {!elder && (
        <SleepingEye
          x={right - EYE}
          y={bottom - EYE * 0.6}
          gap={Math.max(0, tracks.elder - tracks.theirs)}
          end={tracks.end}
        />
      )}
      <Tiles
        slots={slots}
        explored={explored}
        destroyedPorts={destroyedPorts}
        laid={laid}
        turned={laid === null ? null : lookedAt.value}
      />
    </>
  );
}

const Unsailed = memo(function Unsailed({ slots }: Pick<View, 'slots'>) {
  return (
    <g class="unsailed" data-explains="unsailed">
      {EVERY_SLOT.flatMap((slot) =>
        slots[slot]
          ? []
          : hexesOf(slot).map((hex) => <polygon key={hex} points={hexagon(hexX(hex), hexY(hex), R - 1)} />),
      )}
    </g>
  );
});

interface TilesProps extends Pick<View, 'slots' | 'explored' | 'destroyedPorts'> {
  /** The tile that is being laid, and how it is looked at. */
  readonly laid: Slot | null;
  readonly turned: boolean | null;
}

const Tiles = memo(function Tiles({ slots, explored, destroyedPorts, laid, turned }: TilesProps) {
  const done = new Set<Hex>([...explored, ...destroyedPorts]);
  return (
    <>
      {EVERY_SLOT.map((slot) => {
        const lying = slots[slot];
        if (!lying) return null;
        const marks = hexesOf(slot)
          .filter((hex) => done.has(hex))
          .join(' ');
        return (
          <g key={slot} class={slot === laid ? 'laid' : undefined}>
            <TileArt slot={slot} tile={slot === laid && turned !== null ? { ...lying, turned } : lying} marks={marks} />
          </g>
        );
      })}
    </>
  );
});

/** How far from the corner of the chart. */
const EYE = 90;

interface EyeProps {
  readonly x: number;
  readonly y: number;
  readonly gap: number;
  readonly end: number;
}

/** Under the oilcloth something opens its eye as the tokens draw together; never whose. */
const SleepingEye = memo(function SleepingEye({ x, y, gap, end }: EyeProps) {
  return (
    <g opacity=".42" data-explains="elder">
      <Lid x={x} y={y} scale={0.92} open={0.12 + 0.8 * (1 - gap / end)} />
    </g>
  );
});
