import type { Seat } from '@undertow/kernel';
import { Badge } from './badge';
import { useMarks } from './use-marks';

interface Props {
  readonly seat: Seat;
  readonly place: (zone: number) => readonly [number, number];
}

/** The numbers of the list in the zones they are about; several stand side by side. */
export function BackOnDeck({ seat, place }: Props) {
  const here = useMarks().struck.filter((each) => each.seat === seat);
  return (
    <g class="er-looking-back">
      {here.map(({ zone, number, theirs }, index) => {
        const [x, y] = place(zone);
        const before = here.slice(0, index).filter((other) => other.zone === zone).length;
        // What was done in one zone is said once, by the first of its numbers.
        const events = before > 0 ? [] : here.filter((other) => other.zone === zone).flatMap((other) => other.events);
        return (
          <Badge
            key={`${zone} ${number}`}
            x={x - 25 + 28 * before}
            y={y - 19}
            number={number}
            theirs={theirs}
            events={events}
            side={y < 100 ? 'above' : 'below'}
          />
        );
      })}
    </g>
  );
}
