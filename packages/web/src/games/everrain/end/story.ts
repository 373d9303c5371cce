import type { Event, View } from '@undertow/everrain';
import type { Hex } from '@undertow/everrain/map';
import type { Film } from '../../../table/replay/film';
import type { Everrain } from '../play';
import { type Happened, happeningsOf } from './happened';
import { type Moment, momentsOf } from './moments';
import { type Tallied, tallyOf } from './tally';

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

export interface Wake {
  readonly seat: number;
  readonly hexes: readonly Hex[];
  readonly sinkings: readonly Hex[];
}

interface Standing {
  readonly ours: number;
  readonly theirs: number;
  readonly elder: number;
}

interface RacePoint extends Standing {
  readonly round: number;
}

export interface VoyageStory {
  readonly last: View | null;
  /** By round: our token, theirs and the Elder One's. */
  readonly race: readonly RacePoint[];
  readonly wakes: readonly Wake[];
  readonly dead: readonly Happened<Of<'died'>>[];
  readonly moments: readonly Moment[];
  readonly tally: Tallied;
}

/** Where the three tokens stood at the end of each round, step by step as they were told. */
export function raceOf(told: readonly Happened[], last: View | null): readonly RacePoint[] {
  const began = (token: keyof Standing): number => {
    const first = told.find(({ event }) => event.type === 'discovery' && event.token === token)?.event;
    return first?.type === 'discovery' ? first.from : (last?.tracks[token] ?? 1);
  };
  let now: Standing = { ours: began('ours'), theirs: began('theirs'), elder: began('elder') };
  const race = new Map<number, RacePoint>();
  for (const { event, round } of told) {
    if (event.type === 'discovery') now = { ...now, [event.token]: event.to };
    race.set(round, { round, ...now });
  }
  return [...race.values()];
}

function wakesOf(told: readonly Happened[]): readonly Wake[] {
  const wakes = new Map<number, { seat: number; hexes: Hex[]; sinkings: Hex[] }>();
  for (const { event } of told) {
    if (event.type === 'entered' || event.type === 'sailed') {
      const wake = wakes.get(event.seat) ?? { seat: event.seat, hexes: [], sinkings: [] };
      wakes.set(event.seat, wake);
      wake.hexes.push(event.type === 'entered' ? event.hex : event.to);
    }
    if (event.type === 'sank' && event.hex !== null) wakes.get(event.seat)?.sinkings.push(event.hex);
  }
  return [...wakes.values()];
}

/** What the end screen tells, read from the replay. */
export function storyOf(film: Film<Everrain>): VoyageStory {
  const told = happeningsOf(film);
  const last = film.frames.at(-1)?.view ?? null;
  return {
    last,
    race: raceOf(told, last),
    wakes: wakesOf(told),
    dead: told.flatMap((happened) => (happened.event.type === 'died' ? [{ ...happened, event: happened.event }] : [])),
    moments: momentsOf(told, last?.ending?.cause ?? null),
    tally: tallyOf(
      told.map(({ event }) => event),
      last?.captains.length ?? 0,
    ),
  };
}
