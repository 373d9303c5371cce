import type { Room } from '@undertow/unfathomable';
import { scale } from './area';
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
  /** Where the numbers of the die stand. */
  readonly die: Point;
  readonly used: boolean;
}

/** A room's name, and on a plate the numbers of the die that mean it. */
export function RoomName({ room, name, at, die, used }: Props) {
  const { label, number } = scale.value;
  const numbers = ROOM_NUMBERS[room];
  const text = lines(name);
  return (
    <g class={`room-name ${room}${used ? ' used' : ''}`}>
      <g transform={`translate(${at.x} ${at.y})`} font-size={label}>
        {text.map((line, index) => (
          <text key={line} y={((index - (text.length - 1) / 2) * 0.96 + 0.3) * label}>
            {line}
          </text>
        ))}
      </g>
      {numbers && (
        <g transform={`translate(${die.x} ${die.y}) scale(${number})`}>
          <rect x="-21" y="-11" width="42" height="22" rx="11" />
          <text class="die" y="6">
            {numbers}
          </text>
        </g>
      )}
    </g>
  );
}
