import type { Room } from '@undertow/unfathomable';
import type { Point } from './geometry';
import { ROOM_NUMBERS } from './ids';

/** The longest line a room has room for, in letters. */
const LONGEST = 14;

function lines(name: string): readonly string[] {
  if (name.length <= LONGEST) return [name];
  const gap = [...name.matchAll(/ /g)].map((match) => match.index);
  const middle = gap.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

interface Props {
  readonly room: Room;
  readonly name: string;
  readonly at: Point;
  readonly unit: number;
  readonly used: boolean;
}

/** A room's name on a brass plate, with the numbers of the die that mean it. */
export function RoomName({ room, name, at, unit, used }: Props) {
  const numbers = ROOM_NUMBERS[room];
  const text = lines(name);
  return (
    <g class={`room-name ${room}${used ? ' used' : ''}`} transform={`translate(${at.x} ${at.y}) scale(${unit})`}>
      {text.map((line, index) => (
        <text key={line} y={(index - (text.length - 1) / 2) * 20 + 6}>
          {line}
        </text>
      ))}
      {numbers && (
        <g transform={`translate(0 ${text.length > 1 ? 30 : 22})`}>
          <rect x="-20" y="-9" width="40" height="19" rx="9.500" />
          <text class="die" y="6">
            {numbers}
          </text>
        </g>
      )}
    </g>
  );
}
