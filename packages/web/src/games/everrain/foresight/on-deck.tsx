import type { Seat } from '@undertow/kernel';
import { Plate } from './on-chart';
import { foreseen } from './pinned';

interface Props {
  readonly seat: Seat;
  /** On the deck of the ship that is being boarded. */
  readonly theirs: boolean;
  readonly place: (zone: number) => readonly [number, number];
}

/** Violet dots along the way of the pinned enemy, and where it will stand. */
export function ForeseenOnDeck({ seat, theirs, place }: Props) {
  const now = foreseen.value;
  if (now?.is !== 'enemy' || now.seat !== seat) return null;
  const here = (spot: number): boolean => spot >= 10 === theirs;
  const way = now.seen.way.filter(here).map((spot) => place(spot % 10));
  return (
    <g class="foreseen" data-foreseen={now.id}>
      {way.length > 1 && <path d={`M${way.join('L')}`} />}
      {now.seen.ends
        .filter(({ spot }) => here(spot))
        .map(({ spot, chance }) => {
          const [x, y] = place(spot % 10);
          return (
            <g key={spot} data-end={spot}>
              <circle cx={x} cy={y} r="35" />
              <Plate x={x + 24} y={y - 24} chance={chance} />
            </g>
          );
        })}
    </g>
  );
}
