import type { Replay, SeatInfo } from '@undertow/protocol';
import { apply } from '@undertow/protocol/plain';
import type { FilmPart, PageTypes } from '../../game-page';

/** One moment of a finished game, with what led to it. */
export interface Frame<G extends PageTypes = PageTypes> {
  readonly view: G['view'];
  readonly events: readonly G['event'][];
}

export interface Film<G extends PageTypes = PageTypes> {
  readonly frames: readonly Frame<G>[];
  readonly seats: readonly SeatInfo[];
  /** Where each turn begins. */
  readonly turns: readonly { readonly frame: number; readonly number: number; readonly seat: number }[];
}

/** Whether `told` says all that `event` says, and more. */
function covers(told: unknown, event: unknown): boolean {
  const more = new Map<string, unknown>(Object.entries(Object(told)));
  const less = Object.entries(Object(event));
  return (
    less.length < more.size && less.every(([key, value]) => JSON.stringify(more.get(key)) === JSON.stringify(value))
  );
}

/** Leaves out what is told a second time with less in it: a secret and its public half. */
export const withoutEchoes = <E>(events: readonly E[]): readonly E[] =>
  events.filter((event, at) => {
    const before = events[at - 1];
    const after = events[at + 1];
    return !((before && covers(before, event)) || (after && covers(after, event)));
  });

/** Joins steps in which nothing happened to the next one in which something did. */
export function cutFilm<G extends PageTypes>(
  part: Pick<FilmPart<G>, 'quiet' | 'turn'>,
  steps: readonly Frame<G>[],
  seats: readonly SeatInfo[],
): Film<G> {
  const frames: Frame<G>[] = [];
  let waiting: G['event'][] = [];
  for (const [at, { view, events }] of steps.entries()) {
    waiting.push(...events);
    if (waiting.every((event) => part.quiet(event)) && at < steps.length - 1 && at > 0) continue;
    frames.push({ view, events: waiting });
    waiting = [];
  }
  const turns = frames.flatMap(({ events }, frame) =>
    events.flatMap((event) => {
      const turn = part.turn(event);
      return turn ? [{ frame, ...turn }] : [];
    }),
  );
  return { frames, seats, turns };
}

/** Unrolls what the server sends: whole views first, then what changed. */
export function stepsOf(part: Pick<FilmPart, 'allKnowing'>, replay: Replay): readonly Frame[] {
  const now: unknown[] = replay.viewers.map(() => undefined);
  return replay.steps.map(({ events, patches }) => {
    for (const [index, patch] of patches.entries()) {
      if (patch) now[index] = apply(now[index], patch);
    }
    const [first, ...others] = now;
    if (others.length === 0) return { view: first, events };
    return { view: part.allKnowing(first, others), events: withoutEchoes(events) };
  });
}
