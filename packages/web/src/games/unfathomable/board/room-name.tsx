import type { Room } from '@undertow/unfathomable';
import { scale } from './area';
import type { Sign } from './sign';

interface Props {
  readonly room: Room;
  readonly sign: Sign;
  readonly used: boolean;
}

/** A room's name, and on a plate the numbers of the die that mean it. */
export function RoomName({ room, sign: { lines, plate, beside, above, box }, used }: Props) {
  const { label, number } = scale.value;
  const middle = (box.left + box.right) / 2;
  const x = beside > 0 ? box.left + beside : middle;
  return (
    <g class={`room-name ${room}${used ? ' used' : ''}`}>
      {plate && (
        <g
          transform={`translate(${beside > 0 ? box.left + plate.width / 2 : middle} ${
            above > 0 ? box.top + plate.height / 2 : (box.top + box.bottom) / 2
          })`}
        >
          <rect
            x={-plate.width / 2}
            y={-plate.height / 2}
            width={plate.width}
            height={plate.height}
            rx={plate.height / 2}
          />
          <text class="die" y={6 * number} font-size={18 * number}>
            {plate.numbers}
          </text>
        </g>
      )}
      <g font-size={label}>
        {lines.map((line, index) => (
          <text key={line} class={beside > 0 ? 'after-plate' : ''} x={x} y={box.top + above + (index + 0.78) * label}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}
