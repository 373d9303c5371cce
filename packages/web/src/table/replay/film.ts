import type { Replay, SeatInfo } from '@undertow/protocol';
import type { Event, View } from '@undertow/unfathomable';
import { applyPatch, type Json } from '../../net/patch';

/** One moment of a finished game, with what led to it. */
export interface Frame {
  readonly view: View;
  readonly events: readonly Event[];
}

export interface Film {
  readonly frames: readonly Frame[];
  readonly seats: readonly SeatInfo[];
  /** Where each turn begins. */
  readonly turns: readonly { readonly frame: number; readonly number: number; readonly seat: number }[];
}

const isView = (value: unknown): value is View => typeof value === 'object' && value !== null && 'turn' in value;
const isEvent = (value: unknown): value is Event => typeof value === 'object' && value !== null && 'type' in value;

/** A view that shows everybody's hand and loyalty: what nobody saw, but all of them together knew. */
export function allKnowing(open: View, eyes: readonly View[]): View {
  return {
    ...open,
    players: open.players.map((player) => {
      const own = eyes.find(({ viewer }) => viewer === player.seat)?.players.find(({ seat }) => seat === player.seat);
      return own ? { ...player, hand: own.hand, loyalty: own.loyalty } : player;
    }),
  };
}

/** Whether `told` says all that `event` says, and more. */
function covers(told: Event, event: Event): boolean {
  const more = new Map<string, unknown>(Object.entries(told));
  const less = Object.entries(event);
  return (
    told.type === event.type &&
    less.length < more.size &&
    less.every(([key, value]) => JSON.stringify(more.get(key)) === JSON.stringify(value))
  );
}

/** Leaves out what is told a second time with less in it: a secret and its public half. */
export const withoutEchoes = (events: readonly Event[]): readonly Event[] =>
  events.filter((event, at) => {
    const before = events[at - 1];
    const after = events[at + 1];
    return !((before && covers(before, event)) || (after && covers(after, event)));
  });

/** Nothing to see: a window that opened, or a step of the turn. */
const isQuiet = ({ type }: Event): boolean => type === 'window';

/** Joins steps in which nothing happened to the next one in which something did. */
export function cutFilm(steps: readonly Frame[], seats: readonly SeatInfo[]): Film {
  const frames: Frame[] = [];
  let waiting: Event[] = [];
  for (const [at, { view, events }] of steps.entries()) {
    waiting.push(...events);
    if (waiting.every(isQuiet) && at < steps.length - 1 && at > 0) continue;
    frames.push({ view, events: waiting });
    waiting = [];
  }
  const turns = frames.flatMap(({ events }, frame) =>
    events.flatMap((event) => (event.type === 'turn' ? [{ frame, number: event.number, seat: event.seat }] : [])),
  );
  return { frames, seats, turns };
}

/** Unrolls what the server sends: whole views first, then what changed. */
export function filmOf(replay: Replay, seats: readonly SeatInfo[]): Film {
  const now: (Json | undefined)[] = replay.viewers.map(() => undefined);
  const steps = replay.steps.flatMap(({ events, patches }): Frame[] => {
    for (const [index, patch] of patches.entries()) {
      if (patch) now[index] = applyPatch(now[index], patch);
    }
    const views = now.filter((each: unknown) => isView(each));
    const [first, ...others] = views;
    if (!isView(first)) return [];
    const known = events.filter(isEvent);
    if (others.length === 0) return [{ view: first, events: known }];
    return [{ view: allKnowing(first, others.filter(isView)), events: withoutEchoes(known) }];
  });
  return cutFilm(steps, seats);
}
