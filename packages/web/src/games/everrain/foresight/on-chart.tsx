import { hexagon } from '../art/draw';
import { hexX, hexY, R } from '../chart/places';
import { percent } from './percent';
import { foreseen } from './pinned';

/** Where the pinned ship will lie, and how likely. */
export function ForeseenOnChart() {
  const now = foreseen.value;
  if (now?.is !== 'ship') return null;
  const { ends, way } = now.seen;
  return (
    <g class="foreseen" data-foreseen={now.id}>
      {way.length > 1 && <path d={`M${way.map((hex) => `${hexX(hex)},${hexY(hex)}`).join('L')}`} />}
      {ends.map(({ hex, chance }) => (
        <g key={hex} data-end={hex}>
          <polygon points={hexagon(hexX(hex), hexY(hex), R - 5)} fill-opacity={0.12 + 0.4 * chance} />
          <Plate x={hexX(hex)} y={hexY(hex) + R * 0.62} chance={chance} />
        </g>
      ))}
    </g>
  );
}

interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly chance: number;
}

export function Plate({ x, y, chance }: PlateProps) {
  return (
    <g class="plate" transform={`translate(${x},${y})`}>
      <rect x="-21" y="-11" width="42" height="20" rx="4" />
      <text y="4.5" text-anchor="middle">
        {percent(chance)}
      </text>
    </g>
  );
}
