import type { View } from '@undertow/everrain';
import type { Film } from '../../../table/replay/film';
import type { Everrain } from '../play';

export interface Wake {
  readonly seat: number;
  readonly hexes: readonly number[];
  readonly sinkings: readonly number[];
}

export interface Loss {
  readonly board: string;
  readonly seat: number;
  readonly round: number;
  readonly hex: number | null;
}

export interface VoyageStory {
  readonly last: View | null;
  /** By round: our token, theirs and the Elder One's. */
  readonly race: readonly {
    readonly round: number;
    readonly ours: number;
    readonly theirs: number;
    readonly elder: number;
  }[];
  readonly wakes: readonly Wake[];
  readonly dead: readonly Loss[];
}

/** What the end screen tells, read from the replay. */
export function storyOf(film: Film<Everrain>): VoyageStory {
  const race: VoyageStory['race'][number][] = [];
  const dead: Loss[] = [];
  const wakes: { seat: number; hexes: number[]; sinkings: number[] }[] = [];
  for (const { view, events } of film.frames) {
    const { round, tracks } = view;
    const point = { round, ours: tracks.ours, theirs: tracks.theirs, elder: tracks.elder };
    if (race.at(-1)?.round === round) race[race.length - 1] = point;
    else race.push(point);
    for (const event of events) {
      if (event.type === 'died') dead.push({ board: event.who.board, seat: event.who.seat, round, hex: event.hex });
      if (event.type === 'entered' || event.type === 'sailed') {
        let wake = wakes.find(({ seat }) => seat === event.seat);
        if (!wake) {
          wake = { seat: event.seat, hexes: [], sinkings: [] };
          wakes.push(wake);
        }
        wake.hexes.push(event.type === 'entered' ? event.hex : event.to);
      }
      if (event.type === 'sank' && event.hex !== null)
        wakes.find(({ seat }) => seat === event.seat)?.sinkings.push(event.hex);
    }
  }
  return { last: film.frames.at(-1)?.view ?? null, race, wakes, dead };
}
