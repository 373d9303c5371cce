import { type Hex, sideTowards } from '@undertow/everrain/map';
import { Vessel } from '../art/vessel';
import { hexX, hexY, R } from '../chart/places';
import { useSheet } from '../chart/sheet';
import { lookOf } from '../look';
import { Badge } from './badge';
import type { Spot, Trail } from './marks';
import { useMarks } from './use-marks';

/** The numbers of the list where they happened, every way sailed as a dotted trail with a ghost at its start. */
export function BackOnChart() {
  const { trails, spots } = useMarks();
  const { x, width } = useSheet().value;
  // Towards the edge of the chart there is no room for words.
  const middle = x + width * 0.6;
  return (
    <g class="er-looking-back">
      {trails.map((trail, index) => (
        <Wake key={index} trail={trail} />
      ))}
      {spots.map((spot, index) => (
        <Badge
          key={`${spot.hex} ${spot.number}`}
          x={hexX(spot.hex) - R / 2}
          y={hexY(spot.hex) - R * 0.62 - 30 * besides(spots, index)}
          number={spot.number}
          theirs={spot.theirs}
          events={spot.events}
          side={hexX(spot.hex) > middle ? 'left' : 'right'}
        />
      ))}
    </g>
  );
}

/** How many numbers stand on this hex already. */
const besides = (spots: readonly Spot[], index: number): number =>
  spots.slice(0, index).filter(({ hex }) => hex === spots[index]?.hex).length;

const point = (hex: Hex): string => `${hexX(hex)},${hexY(hex)}`;

function Wake({ trail: { seat, number, hexes } }: { readonly trail: Trail }) {
  const [from, next] = hexes;
  if (from === undefined || next === undefined) return null;
  const colour = seat === null ? null : lookOf(seat).colour;
  return (
    <g data-trail={number}>
      <path class="trail" d={`M${hexes.map(point).join('L')}`} stroke={colour ?? '#cbb0f5'} />
      <g class="ghost">
        <Vessel x={hexX(from)} y={hexY(from)} facing={sideTowards(from, next) ?? 0} colour={colour} scale={1.1} />
      </g>
    </g>
  );
}
