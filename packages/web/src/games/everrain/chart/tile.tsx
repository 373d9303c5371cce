import type { PlacedTile } from '@undertow/everrain';
import type { HexKind } from '@undertow/everrain/content/ids';
import { hexesOf, type Slot } from '@undertow/everrain/map';
import { memo } from 'preact/compat';
import { hexagon } from '../art/draw';
import { AltarArt, Calm, IslandArt, PortArt, Rough, SpawnArt, WreckArt } from '../art/waters';
import { hexX, hexY, R } from './places';
import { printedKind } from './printed';

interface Props {
  readonly slot: Slot;
  readonly tile: PlacedTile;
  /** Explored or destroyed hexes of this tile, as text: a tile is drawn again only when these change. */
  readonly marks: string;
}

/** Six hexes cut in wood. */
export const TileArt = memo(function TileArt({ slot, tile, marks }: Props) {
  const done = new Set(marks.split(' '));
  return (
    <g class="tile">
      {hexesOf(slot).map((hex) => {
        const [x, y] = [hexX(hex), hexY(hex)];
        const kind = printedKind(tile, hex);
        return (
          <g key={hex} data-explains={`hex:${kind}`}>
            <polygon points={hexagon(x, y, R + 0.3)} fill={`url(#er-${kind === 'rough' ? 'rough' : 'calm'})`} />
            <polygon points={hexagon(x, y, R - 0.5)} fill="none" stroke="#10201e" stroke-width="1.1" opacity=".8" />
            <Water kind={kind} x={x} y={y} seed={hex * 31 + 7} done={done.has(String(hex))} />
          </g>
        );
      })}
    </g>
  );
});

interface WaterProps {
  readonly kind: HexKind;
  readonly x: number;
  readonly y: number;
  readonly seed: number;
  readonly done: boolean;
}

function Water({ kind, x, y, seed, done }: WaterProps) {
  switch (kind) {
    case 'calm':
      return <Calm x={x} y={y} r={R} seed={seed} />;
    case 'rough':
      return <Rough x={x} y={y} r={R} seed={seed} />;
    case 'wreck':
      return <WreckArt x={x} y={y} r={R} explored={done} />;
    case 'spawn':
      return <SpawnArt x={x} y={y} r={R} />;
    case 'island':
      return <IslandArt x={x} y={y} r={R} seed={seed} explored={done} />;
    case 'altar':
      return <AltarArt x={x} y={y} r={R} seed={seed} explored={done} />;
    case 'port':
      return <PortArt x={x} y={y} r={R} seed={seed} destroyed={done} />;
    default: {
      const never: never = kind;
      return never;
    }
  }
}
